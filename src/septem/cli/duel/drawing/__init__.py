"""The table of Duel in a terminal: everything is drawn from views and declarations, and readable without colour."""

from .table import TableDrawing, draw, duel, parts
from .theme import DuelTheme

__all__ = ["DuelTheme", "TableDrawing", "draw", "duel", "parts"]
