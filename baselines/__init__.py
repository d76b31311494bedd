"""Baselines: what simple learners reach, trained and measured the same way (docs/baselines.md)."""
