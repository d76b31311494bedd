"""The declaration of an expansion: plain tables that the game appends to its own. Its rules are an `Extension`.

Declarations are read before anything is numbered: a module that makes one imports constants, effects and cards only.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from .base_options import BaseOptions
from .constants import DRAFTED_EACH
from .data.declarations import Card
from .model import PriceRule, ScoringEffect
from .rules.layout import Rows


@dataclass(frozen=True, eq=False, repr=False)
class Shape:
    """The parts of a verb's moves, by the names of their kinds; a second part may come after a word, or be left out."""

    first: str = ""  # none: the verb alone is the move
    second: str = ""
    joint: str = ""
    optional: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class Verb:
    """How moves of a verb are written, and which questions they answer."""

    shape: Shape
    answers: tuple[int, ...]
    paid: bool = False  # whether such a move has a price, part of which may be paid from the vault
    word: str = ""  # how it is written, if another verb has this word already; their parts tell them apart


@dataclass(frozen=True, eq=False, repr=False)
class Span:
    """A number as part of moves, and the number from which texts count it."""

    name: str  # in the form that help shows
    least: int
    count: int


@dataclass(frozen=True, eq=False, repr=False)
class About:
    """The subject of a question in files: the key, and the words for its values."""

    key: str
    words: Sequence[str]


Counts = tuple[int, int, int]  # cards in the structure of each age


@dataclass(frozen=True, eq=False, repr=False)
class Expansion:
    """Everything but rules. Numbers are those of `constants`, to which the expansion appends its names."""

    name: str
    options: type[BaseOptions]  # what a table may choose; one of them brings it into play
    extension: str  # `package.module:Class`, made with the options of a table
    features: str = ""  # `package.module:Class`, an `ExpansionFeatures`: what bots see of it
    detailed_features: str = ""  # the same with more detail, for bots that look more closely
    # Components. Cards go to the end of their deck.
    cards: Mapping[int, tuple[Card, ...]] = field(default_factory=dict)  # by deck
    wonders: tuple[Card, ...] = ()
    tokens: tuple[Card, ...] = ()
    items: Mapping[str, tuple[Card, ...]] = field(default_factory=dict)  # whatever else comes into cities, by family
    unnamed: tuple[Card, ...] = ()  # more of it, for which files and moves have other words
    scores: tuple[tuple[int, ScoringEffect], ...] = ()  # points that belong to no item: category and effect
    prices: tuple[PriceRule, ...] = ()  # what changes prices while it is in play
    # Structures.
    structures: tuple[Rows, ...] = ()  # for each age, instead of those of the base game: rows from the top
    token_slots: Rows = ()  # in these structures, slots for the tokens that other expansions lay on face-down cards
    laid: Mapping[int, Counts] = field(default_factory=dict)  # cards of a deck in them; a deck may lie in several ages
    backs: Mapping[int, str] = field(default_factory=dict)  # of decks mixed into ages: a back, as files write it
    # Moves and questions.
    verbs: Mapping[int, Verb] = field(default_factory=dict)
    more_answers: Mapping[int, tuple[int, ...]] = field(default_factory=dict)  # questions for verbs of the base game
    words: Mapping[str, Sequence[str]] = field(default_factory=dict)  # families of things that are no items
    sets: Mapping[str, str] = field(default_factory=dict)  # parts of moves that are several words of such a family
    spans: Mapping[str, Span] = field(default_factory=dict)
    vault: str = ""  # what coins outside the treasury are called in moves
    about: Mapping[int, About] = field(default_factory=dict)
    waits_for: Mapping[int, tuple[int, ...]] = field(default_factory=dict)  # questions asked after others only
    while_drafting: tuple[int, ...] = ()  # questions asked in the draft too,
    out_of_turn: tuple[int, ...] = ()  # and of the player whose turn it is not
    revealing: tuple[int, ...] = ()  # facts that bring something hidden to light
    victories: tuple[int, ...] = ()  # kinds of victory that it adds
    # Files.
    keys: tuple[str, ...] = ()  # parts of a position,
    hidden_keys: tuple[str, ...] = ()  # of its hidden part,
    deal_keys: tuple[str, ...] = ()  # and of a deal that is written down
    # The table.
    most_wonders: int = DRAFTED_EACH  # in one city
    cards_from_box: int = 0  # cards of each age, put back at the start, that can come into play,
    tokens_from_box: int = 0  # and progress tokens, besides one of the Great Library
    early: bool = False  # whether the first structure is laid before the draft
    either_first: bool = False  # whether the second seat may come to draft and to play first

    @property
    def has_components(self) -> bool:
        """Whether it brings items, not only questions."""
        return any((self.cards, self.wonders, self.tokens, self.items, self.unnamed))
