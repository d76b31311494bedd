"""The declaration of an expansion: plain tables that the game appends to its own. Its rules are an `Extension`.

Declarations are read before anything is numbered: a module that makes one imports constants, effects and cards only.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .base_options import BASE_PLAYERS, BaseOptions

if TYPE_CHECKING:
    from .data.declarations import Board, Card
    from .state import State


@dataclass(frozen=True)
class Verb:
    """How moves of a verb are written, and which questions they answer."""

    word: str
    form: str  # as help shows it
    answers: tuple[int, ...]
    about: str = "card"  # or a family of other items, either, coins, nothing
    paid: bool = False  # whether such a move has a payment


@dataclass(frozen=True)
class Question:
    """When a question is asked, and of whom, as position files need to know it."""

    before_age: bool = False  # of all seats, before the hands of an age are dealt,
    once: bool = False  # and before the first age only
    after_cards: bool = False  # when the cards of a turn are laid
    at_once: bool = False  # as soon as it comes up, in or after a turn
    one_city: bool = False  # of one city, which files name
    asked: Callable[[State], int] | None = None  # of a set of cities, which follows from the position


@dataclass(frozen=True)
class Expansion:
    """Everything but rules. Numbers are those of `constants`, to which the expansion appends its names."""

    name: str
    options: type[BaseOptions]  # what a table may choose; one of them brings it into play
    extension: str  # `package.module:Class`, made with the options of a table
    most_players: int = BASE_PLAYERS
    # Components.
    guilds: tuple[Card, ...] = ()
    extra_cards: tuple[tuple[Card, ...], ...] = ()  # of each age; some of them are dealt with the others
    boards: tuple[Board, ...] = ()
    boards_rank: int = 9  # boards are numbered in this order; those of the package keep the numbers that they have
    other_items: Mapping[str, tuple[Card, ...]] = field(default_factory=dict)  # neither cards nor stages, by family
    # Moves and questions.
    verbs: Mapping[int, Verb] = field(default_factory=dict)
    more_answers: Mapping[int, tuple[int, ...]] = field(default_factory=dict)  # questions for verbs of the base game
    questions: Mapping[int, Question] = field(default_factory=dict)
    # The table.
    more_cards: int = 0  # buildings that a city can have besides those of its rounds, and of its stages
