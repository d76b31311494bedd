"""Which game options add which items."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import chain
from typing import Any

from ...duel.expansion import Expansion as DuelExpansion
from ...duel.expansions import EXPANSIONS as OF_DUEL
from ...wonders.editions import EDITIONS
from ...wonders.expansion import Expansion as WondersExpansion
from ...wonders.expansions import EXPANSIONS as OF_WONDERS

Named = Iterable[Any]  # everything that has an id
EDITION = "edition"  # the option


def plain_items(expansion: DuelExpansion | WondersExpansion) -> Iterator[Any]:
    """Items that come into the game with their own expansion."""
    if isinstance(expansion, DuelExpansion):
        cards: Mapping[int, Named] = expansion.cards
        return chain(*cards.values(), expansion.wonders, expansion.tokens, expansion.unnamed)
    return chain(expansion.guilds, *expansion.extra_cards, expansion.boards)


def families(expansion: DuelExpansion | WondersExpansion) -> Mapping[str, Named]:
    """Items that also need the expansion that brought their family first."""
    return expansion.items if isinstance(expansion, DuelExpansion) else expansion.other_items


@cache
def all_needed(game: str) -> dict[str, list[str]]:
    """The options that bring each item into play, by item."""
    found: dict[str, list[str]] = {}
    first: dict[str, str] = {}  # switch of the expansion that brought a family
    for expansion in OF_DUEL if game == "duel" else OF_WONDERS:
        switch = expansion.options.SWITCH
        found |= {item.id: [switch] for item in plain_items(expansion)}
        for family, items in families(expansion).items():
            options = dict.fromkeys((first.setdefault(family, switch), switch))
            found |= {item.id: list(options) for item in items}
    return found


@cache
def editions() -> tuple[set[str], set[str]]:
    """The items of 7 Wonders that only the first edition has, and those that only a later one has."""
    first, *later = [{item.id for item in box.items()} for box in EDITIONS]
    others = set[str]().union(*later)
    return first - others, others - first


def needed(game: str, item: str) -> list[str]:
    """The game options that add an item: a file names the edition only if it is not the first."""
    return all_needed(game).get(item, [EDITION] if game == "wonders" and item in editions()[1] else [])


def excluding(game: str, item: str) -> list[str]:
    """The game options that take an item away."""
    return [EDITION] if game == "wonders" and item in editions()[0] else []
