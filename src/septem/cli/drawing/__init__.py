"""The table in a terminal: everything is drawn from views and declarations, and readable without colour."""

from .ink import Ink
from .scene import Scene, draw, duel
from .scene import parts as scene_parts
from .sheet import score_sheet

__all__ = ["Ink", "Scene", "draw", "duel", "scene_parts", "score_sheet"]
