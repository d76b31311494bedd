"""Words for the reasons of hints."""

COUNTED = {"cubes": "cube", "actions": "action"}
