"""What is kept: guests, tables, seats, the log of each table, and what was said. Everything else follows from it."""

from .database import Database
from .transactions import Conflict, Entry, Guest, Seat, Stored

__all__ = ["Conflict", "Database", "Entry", "Guest", "Seat", "Stored"]
