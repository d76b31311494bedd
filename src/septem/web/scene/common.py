"""Common parts of the scenes of both games: their viewer, and prices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from ... import expansions
from ...core.game import Game
from ...core.quote import Quote
from ...text import Language
from .models import Price
from .viewer_cache import ViewerCache

T = TypeVar("T")
COVERED = "?"  # prefix of face-down cards in a position file; after an @ follow the seats that know the card


class Viewer:
    """A seat or a spectator, a language, and the players' names. Only the view is available, not the true position."""

    def __init__(self, cache: ViewerCache, language: Language, names: tuple[str, ...]) -> None:
        self.cache = cache
        self.game: Game = cache.game
        self.view = cache.view
        self.language = language
        self.names = names

    @property
    def world(self) -> Any:
        """A position that the view does not rule out."""
        return self.cache.world

    def cached(self, make: Callable[[Viewer], T]) -> T:
        """Reuse what was made for a viewer of the same language before."""
        key = make, self.language.code, self.names
        if key not in self.cache.drawn:
            self.cache.drawn[key] = make(self)
        made: T = self.cache.drawn[key]
        return made

    def player(self, seat: int) -> str:
        return self.language.player(seat, self.names)


def priced(viewer: Viewer, quote: Quote) -> Price:
    return Price(
        coins=quote.coins,
        short=quote.short,
        route=quote.route.name.lower(),
        text=viewer.language.price(quote),
        receipt=viewer.language.receipt(quote, viewer.names),
    )


def plain(card: str) -> str:
    """A card as a position file has it, whether it lies face down or not."""
    return card.removeprefix(COVERED).partition("@")[0]


def added(game: str, function: str, *about: Any) -> dict[str, Any]:
    """The values that a function of every expansion adds, such as the fields of a model."""
    found = expansions.functions(game, "scene", function)
    return {field: value for fields_of in found for field, value in fields_of(*about).items()}
