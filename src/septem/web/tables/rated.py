"""Which games can be rated, and in which pool. Every pool has ratings of its own."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from ...duel.game import Duel
from .refusal import Refusal
from .stored import Guest, Seat
from .table_game import create_game

POOLS = ("duel.base", "duel.expansions", "wonders.base", "wonders.expansions", "wonders.second")
RATED_BOTS = ("1", "2", "3", "4", "5")  # their ratings are measured; characters and other bots have none
FEWEST = {"duel": 2, "wonders": 3}  # seats: the variant for two is another game


def pool_of(game: str, options: Mapping[str, Any]) -> str | None:
    """The pool of a kind of table; None if such games are never rated: teams, and tables with prepared cards."""
    if options.get("teams") or options.get("first_game_preset") or options.get("players", FEWEST[game]) < FEWEST[game]:
        return None
    if options.get("edition") == "second":
        return f"{game}.second"
    return f"{game}.expansions" if has_expansions(game, options) else f"{game}.base"


def has_expansions(game: str, options: Mapping[str, Any]) -> bool:
    return uses_extensions(game, json.dumps(dict(options), sort_keys=True))


@lru_cache(1000)
def uses_extensions(game: str, options: str) -> bool:
    """The same for all tables with the same options: the lobby asks for each of them, again and again.

    A bid for going first brings no components: such games are rated with those of the base game.
    """
    made = create_game(game, json.loads(options))
    if isinstance(made, Duel):
        return any(expansion.has_components for expansion in made.table_config.in_play)
    return bool(made.extensions)


def check_rated(game: str, options: Mapping[str, Any], seats: Sequence[Seat], guest: Guest) -> None:
    """Refuse a rated table that could not be rated in the end."""
    if not guest.member:
        raise Refusal("rated_for_members")
    if pool_of(game, options) is None:
        raise Refusal("never_rated")
    if sum(seat.guest is not None for seat in seats) > 1:
        raise Refusal("rated_for_one_seat")
    for seat in seats:
        check_bot(seat.bot)


def check_bot(bot: str | None) -> None:
    if bot is not None and bot not in RATED_BOTS:
        raise Refusal("bot_without_rating")
