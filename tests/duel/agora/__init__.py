"""Tests of Agora; they run where unfinished expansions are switched on: see tests/duel/test_agora.py."""
