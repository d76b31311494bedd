"""Requests and replies about friends. The page's types are generated from these models."""

from __future__ import annotations

from .lobby_messages import Pool, Standing
from .messages import Name
from .scene import WireModel


class Follow(WireModel):
    name: Name


class FriendInfo(WireModel):
    name: str
    online: bool
    mutual: bool  # whether the other one follows, too


class FriendRatings(WireModel):
    """The reader and those whom they follow. Nobody else sees this list."""

    pool: Pool
    standings: list[Standing]
