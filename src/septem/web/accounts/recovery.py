"""Recovery codes: each of them replaces a forgotten password once."""

from __future__ import annotations

import hashlib
import secrets

CODES = 8
GROUPS, GROUP = 6, 4
ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"  # without letters that look like digits or like each other
READ_AS = str.maketrans("oil", "011")


def new_codes() -> list[str]:
    return [new_code() for _ in range(CODES)]


def new_code() -> str:
    """120 random bits."""
    return "-".join("".join(secrets.choice(ALPHABET) for _ in range(GROUP)) for _ in range(GROUPS))


def hashed(code: str) -> str:
    """However the code was typed. It is random and long, so a plain hash is enough."""
    typed = "".join(character for character in code.lower() if character.isalnum()).translate(READ_AS)
    return hashlib.sha256(f"septem recovery {typed}".encode()).hexdigest()
