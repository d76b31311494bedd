"""The rules of 7 Wonders as functions of a state: decisions, effects, turns, conflicts, scoring."""
