"""What every scene has, whatever the game. Models are closed: what is not named here is never sent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict

from ...core.game import Game
from ...core.quote import Quote
from ...text import Language
from .viewer_cache import Sight

Made = TypeVar("Made")


class Closed(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Price(Closed):
    """What something costs now, and how that comes about, in the reader's language."""

    coins: int
    short: int  # coins that are lacking
    route: str  # paid, chain, free or link
    text: str
    receipt: list[str]
    left: int = 0  # 7 Wonders: the parts paid to the neighbours
    right: int = 0
    bank: int = 0  # a good bought from the bank
    free: list[str] = []  # neighbours from whom a good is bought for no coins


class Choice(Closed):
    """An answer somebody may think of: sent back as `move` if it is allowed."""

    move: str
    verb: str
    label: str
    item: str | None = None  # what it is about: a card, wonder, token or divinity
    other: str | None = None  # a second one: the card spent on a wonder
    slot: int | None = None  # a place of the structure or the pantheon
    space: int | None = None  # of the conflict track
    seat: int | None = None
    word: str | None = None  # a mythology or a loot token
    legal: bool = True
    reason: str | None = None
    price: Price | None = None
    gain: int | None = None  # coins that come in
    free_city: bool = False
    amount: int | None = None  # coins of a loss that are paid,
    debts: int | None = None  # and debts taken for the rest


class Decision(Closed):
    """Whom everybody waits for, and what they are asked."""

    seats: list[int]
    ask: str
    text: str


class Result(Closed):
    winners: list[int]
    text: str


class Score(Closed):
    seat: int
    categories: dict[str, int]
    total: int


class Eyes:
    """One reader: a seat or a spectator, a language, and the names at the table. All it can see is a view."""

    def __init__(self, sight: Sight, language: Language, names: tuple[str, ...]) -> None:
        self.sight = sight
        self.game: Game = sight.game
        self.view = sight.view
        self.language = language
        self.names = names

    @property
    def world(self) -> Any:
        return self.sight.world

    def once(self, make: Callable[[Eyes], Made]) -> Made:
        """What a reader of this language has been shown already is not drawn again."""
        key = make, self.language.code, self.names
        if key not in self.sight.drawn:
            self.sight.drawn[key] = make(self)
        made: Made = self.sight.drawn[key]
        return made

    def player(self, seat: int) -> str:
        return self.language.player(seat, self.names)


def priced(eyes: Eyes, quote: Quote) -> Price:
    return Price(
        coins=quote.coins,
        short=quote.short,
        route=quote.route.name.lower(),
        text=eyes.language.price(quote),
        receipt=eyes.language.receipt(quote, eyes.names),
    )
