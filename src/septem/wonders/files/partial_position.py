"""A position as a file states it: unknown cards are None, ages, turns and cities are counted from 0."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..constants import CHOOSE_CARD, FREE_SEAT, PLAY_LAST
from ..expansions import question_of
from ..knowledge.view import Revival
from ..options import FREE_CITIES
from ..table_config import BASE, TableConfig

Cards = tuple[int | None, ...]
Moment = tuple[int, int, int]  # age, round and city; the seventh cards of an age have a round of their own


@dataclass(frozen=True)
class Deed:
    """The use of a card by a city in a round."""

    verb: int  # none: the card went to an unknown place
    card: int | None


@dataclass(frozen=True)
class City:
    board: int  # a side
    coins: int
    stages: Cards  # the cards under them
    buildings: tuple[int, ...]
    victories: tuple[int, ...]
    defeats: int
    claim: bool | None  # None: as the board has it
    more_stages: int = 0  # with cards under them that are of no age

    @property
    def raised(self) -> int:
        return len(self.stages) + self.more_stages


@dataclass(frozen=True)
class Question:
    kind: int
    city: int | None = None  # None: all of them


@dataclass(frozen=True)
class PartialPosition:
    players: int
    age: int
    turn: int
    question: Question | None
    winners: tuple[int, ...]
    age_done: bool  # every card of this age has been played or left
    cities: tuple[City, ...] = ()
    hands: tuple[Cards, ...] = ()  # by seat
    discard: Cards = ()
    past: dict[Moment, Deed] | None = None  # None: not stated
    revived: tuple[Revival, ...] = ()
    forgotten: int = 0  # the number of first rounds whose actions nobody remembers
    looked: tuple[int, ...] = ()  # by seat, the rounds in which it looked through the pile (sets)
    reviving: int = 0  # the cities that will look through the pile, as in a position
    limits: tuple[tuple[int, ...], int | None] = ((), None)  # payment aids used in this turn, and interest due
    kept_coins: int | None = None  # for a seventh card, where they were set before the sixth
    funds: dict[int, int] = field(default_factory=dict)  # by round, the coins that the Free City could spend
    later: dict[int, tuple[Cards, ...]] = field(default_factory=dict)  # hands of ages to come, by city
    table_config: TableConfig = BASE
    draws: dict[int, Cards] = field(default_factory=dict)  # the Free City's pile of ages begun, in order

    @property
    def size(self) -> int:
        """How many cities there are."""
        return max(self.players, FREE_CITIES)

    @property
    def two(self) -> bool:
        return self.players == FREE_SEAT

    @property
    def turn_done(self) -> bool:
        """Whether the cards of this turn are laid already, and a question about their effects is asked."""
        return self.question is not None and self.question.kind != CHOOSE_CARD

    @property
    def seventh(self) -> bool:
        return self.question is not None and self.question.kind == PLAY_LAST

    @property
    def boardless(self) -> bool:
        """Whether boards are not given out yet (L-R02)."""
        return self.table_config.late_boards and self.question is not None and question_of(self.question.kind).once

    @property
    def begun(self) -> int:
        """How many ages have been dealt."""
        return self.age + (self.turn >= 0)

    def rounds(self, age: int) -> int:
        """How many rounds of an age are over."""
        if age < self.age or self.age_done:
            return self.table_config.rounds
        return self.turn + self.turn_done

    def hand_size(self, seat: int) -> int:
        """How many cards a seat holds (S-036, S2-012)."""
        if self.age_done or self.turn < 0:
            return 0
        drawn = self.two and not self.turn_done and seat == holder(self.age, self.turn)
        return self.table_config.rounds - self.turn - self.turn_done + drawn

    @property
    def pile_size(self) -> int:
        """How many cards are left of the Free City's pile."""
        return 0 if self.age_done or self.turn < 0 or not self.two else self.table_config.afterwards - self.turn

    def moments(self) -> list[Moment]:
        """Every round that is over, for every city."""
        return [
            (age, when, city)
            for age in range(self.age + 1)
            for when in range(self.rounds(age))
            for city in range(self.size)
        ]


def holder(age: int, turn: int) -> int:
    """The seat that answers for the Free City (S2-006, S2-032); before an age, the one that will begin it."""
    return age & 1 ^ max(turn, 0) & 1
