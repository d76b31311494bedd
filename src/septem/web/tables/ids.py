"""Ids of tables and guests."""

import secrets


def new_id() -> str:
    """An id that cannot be guessed. It begins with no dash: commands would take it for an option."""
    made = secrets.token_urlsafe(16)
    return new_id() if made.startswith("-") else made
