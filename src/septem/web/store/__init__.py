"""The database (guests, tables, seats, logs, chat and analyses) and notifications between processes."""

from .database import Database

__all__ = ["Database"]
