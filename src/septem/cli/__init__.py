"""The command line: `septem new`, `show`, `moves`, `quote`, `play`, `score`, `replay`, `demo`, `game`."""

from .app import app

__all__ = ["app"]
