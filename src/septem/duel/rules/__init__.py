"""The rules of Duel as functions of a state: decisions, effects, structure, military track, science, scoring."""
