"""The parts of a scene that both games share. Models forbid extra fields: only declared fields are ever sent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict

from ...core.game import Game
from ...core.quote import Quote
from ...text import Language
from .viewer_cache import ViewerCache

T = TypeVar("T")


class WireModel(BaseModel):
    """Base of all models that the server sends or receives."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Price(WireModel):
    """The price of something now, and how it is made up, in the viewer's language."""

    coins: int
    short: int  # coins that are missing
    route: str  # paid, chain, free or link
    text: str
    receipt: list[str]
    left: int = 0  # 7 Wonders: coins paid to the neighbours
    right: int = 0
    bank: int = 0  # a good bought from the bank
    free: list[str] = []  # neighbours who sell a good for no coins


class Choice(WireModel):
    """A possible answer; the page sends `move` back if it is legal."""

    move: str
    verb: str
    label: str
    item: str | None = None  # the card, wonder, token or divinity that is chosen
    other: str | None = None  # a second item: the card spent on a wonder
    slot: int | None = None  # of the structure or the pantheon
    space: int | None = None  # of the conflict track
    seat: int | None = None
    word: str | None = None  # a mythology or a loot token
    legal: bool = True
    reason: str | None = None
    price: Price | None = None
    gain: int | None = None  # coins received
    free_city: bool = False
    amount: int | None = None  # coins paid of a loss,
    debts: int | None = None  # and debts for the rest


class Decision(WireModel):
    """The seats that are asked, and the question."""

    seats: list[int]
    ask: str
    text: str


class Result(WireModel):
    winners: list[int]
    victory: str  # by what the game was decided: points, military, science …
    text: str


class Score(WireModel):
    seat: int
    categories: dict[str, int]
    total: int


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
