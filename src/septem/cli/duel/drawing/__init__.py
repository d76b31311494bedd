"""The table in a terminal: everything is drawn from views and declarations, and readable without colour."""

from ...terminal.sheet import score_sheet
from ...terminal.theme import Theme
from .scene import Scene, draw, duel
from .scene import parts as scene_parts

__all__ = ["Scene", "Theme", "draw", "duel", "scene_parts", "score_sheet"]
