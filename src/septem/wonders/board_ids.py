"""The ids of the boards, for type checkers. Written by scripts/generate.py."""

from typing import Literal

Board = Literal[
    "rhodes", "alexandria", "ephesus", "babylon", "olympia", "halicarnassus", "giza", "petra", "byzantium", "rome"
]
