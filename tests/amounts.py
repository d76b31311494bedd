"""How much is tried at random: the whole amount on the compiled package, a part of it on plain Python.

Every law is tried on every game in both forms. What differs is only how many games: plain Python takes many times as
long for one. SEPTEM_LAWS=thorough tries 20 times as much in either form, SEPTEM_LAWS=quick tries each law on two tables
only (tests/conftest.py).
"""

import os

from septem.core import chance

QUICK = os.environ.get("SEPTEM_LAWS") == "quick"
THOROUGH = os.environ.get("SEPTEM_LAWS") == "thorough"
COMPILED = not chance.__file__.endswith(".py")
SCALE = 20 if THOROUGH else 1
PLAIN_PART = 3


def amount(examples: int) -> int:
    """How many examples to try, of so many that are wanted."""
    if THOROUGH:
        return examples * SCALE
    return examples if COMPILED else -(-examples // PLAIN_PART)
