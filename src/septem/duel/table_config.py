"""The configuration of a table, as far as files need it."""

from __future__ import annotations

from dataclasses import dataclass

from ..core import bits
from . import sizes
from .constants import BASE_QUESTIONS, BASE_VICTORIES, DRAFT_ORDER, DRAFTED_EACH, QUESTIONS
from .data.catalogue import CATALOGUE
from .data.components import BASE_TOKENS, BASE_WONDERS, FIRST_TOKEN, FIRST_WONDER, deck_pool, laid_at
from .expansion import Expansion
from .rules.layout import STRUCTURES, Rows
from .state import State


@dataclass(frozen=True, eq=False, repr=False)
class TableConfig:
    """The pools of a table, and its expansions in the order of a view's parts."""

    wonders: tuple[int, ...]
    tokens: tuple[int, ...]
    cards: tuple[int, ...]
    laid: tuple[dict[int, int], ...]  # for each age, how many cards of each deck lie in its structure
    layouts: int = 0  # where its structures begin among all
    in_play: tuple[Expansion, ...] = ()
    draft: tuple[int, ...] = DRAFT_ORDER  # whose turn it is to draft if the first seat goes first
    questions: tuple[str, ...] = QUESTIONS[:BASE_QUESTIONS]

    @property
    def structures(self) -> list[Rows]:
        """One for each age."""
        return STRUCTURES[self.layouts : self.layouts + sizes.AGES]

    def drafters(self, mover: int) -> tuple[int, ...]:
        """Whose turn it is to draft, given the seat that goes first."""
        return tuple(seat ^ mover for seat in self.draft) if self.either_first else self.draft

    @property
    def expansions(self) -> tuple[str, ...]:
        """The names of the expansions in play."""
        return tuple(expansion.name for expansion in self.in_play)

    @property
    def keys(self) -> tuple[str, ...]:
        """Parts of a position that expansions add."""
        return tuple(key for expansion in self.in_play for key in expansion.keys)

    @property
    def hidden_keys(self) -> tuple[str, ...]:
        return tuple(key for expansion in self.in_play for key in expansion.hidden_keys)

    @property
    def deal_keys(self) -> tuple[str, ...]:
        return tuple(key for expansion in self.in_play for key in expansion.deal_keys)

    @property
    def victories(self) -> tuple[int, ...]:
        """The numbers of the ways in which a game can end."""
        return (*range(BASE_VICTORIES), *(kind for expansion in self.in_play for kind in expansion.victories))

    @property
    def most_wonders(self) -> int:
        """The highest number of wonders in one city."""
        return max([DRAFTED_EACH, *(expansion.most_wonders for expansion in self.in_play)])

    @property
    def early(self) -> bool:
        """Whether the first structure is laid before the draft."""
        return any(expansion.early for expansion in self.in_play)

    @property
    def either_first(self) -> bool:
        """Whether the second seat may go first."""
        return any(expansion.either_first for expansion in self.in_play)


def table_config_of(
    state: State, expansions: tuple[Expansion, ...], draft: tuple[int, ...], asked: set[int]
) -> TableConfig:
    """Read the configuration of a table off an empty position."""
    laid = laid_decks(expansions)
    return TableConfig(
        wonders=tuple(FIRST_WONDER + wonder for wonder in bits.members(state.wonder_pool)),
        tokens=tuple(FIRST_TOKEN + token for token in bits.members(state.token_pool)),
        cards=cards_in_play(expansions, laid),
        laid=laid,
        layouts=state.layouts,
        in_play=expansions,
        draft=draft,
        questions=tuple(QUESTIONS[kind] for kind in sorted(asked)),
    )


def laid_decks(expansions: tuple[Expansion, ...]) -> tuple[dict[int, int], ...]:
    return tuple({deck: count for deck, count in enumerate(age) if count} for age in laid_at(expansions))


def cards_in_play(expansions: tuple[Expansion, ...], laid: tuple[dict[int, int], ...]) -> tuple[int, ...]:
    """Every card that a structure of the table may have."""
    decks = sorted({deck for age in laid for deck in age})
    return tuple(
        CATALOGUE.deck_start[deck] + card for deck in decks for card in bits.members(deck_pool(deck, expansions))
    )


BASE = TableConfig(
    wonders=tuple(FIRST_WONDER + wonder for wonder in bits.members(BASE_WONDERS)),
    tokens=tuple(FIRST_TOKEN + token for token in bits.members(BASE_TOKENS)),
    cards=cards_in_play((), laid_decks(())),
    laid=laid_decks(()),
)
