"""The table in a terminal: everything is drawn from views and declarations, and readable without colour."""

from .ink import Ink
from .scene import Scene, draw, duel
from .sheet import score_sheet

__all__ = ["Ink", "Scene", "draw", "duel", "score_sheet"]
