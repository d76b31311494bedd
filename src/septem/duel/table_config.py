"""What a table plays with, as files need to know it."""

from __future__ import annotations

from dataclasses import dataclass

from ..core import bits
from .constants import BASE_QUESTIONS, DRAFT_ORDER, DRAFTED_EACH, GUILD_DECK, QUESTIONS
from .data.components import BASE_TOKENS, BASE_WONDERS, FIRST_TOKEN, FIRST_WONDER
from .expansion import Expansion
from .state import State


@dataclass(frozen=True)
class TableConfig:
    """The pools of a table, and its expansions in the order of a view's parts."""

    wonders: tuple[int, ...]
    tokens: tuple[int, ...]
    late_deck: int = GUILD_DECK
    in_play: tuple[Expansion, ...] = ()
    draft: tuple[int, ...] = DRAFT_ORDER  # whose turn it is to draft
    questions: tuple[str, ...] = QUESTIONS[:BASE_QUESTIONS]

    @property
    def expansions(self) -> tuple[str, ...]:
        """Their names."""
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
    def most_wonders(self) -> int:
        """In one city."""
        return max([DRAFTED_EACH, *(expansion.most_wonders for expansion in self.in_play)])

    @property
    def early(self) -> bool:
        """Whether the first structure lies there during the draft."""
        return any(expansion.early for expansion in self.in_play)


def table_config_of(
    state: State, expansions: tuple[Expansion, ...], draft: tuple[int, ...], asked: set[int]
) -> TableConfig:
    """Read off an empty position what its table plays with."""
    return TableConfig(
        wonders=tuple(FIRST_WONDER + wonder for wonder in bits.members(state.wonder_pool)),
        tokens=tuple(FIRST_TOKEN + token for token in bits.members(state.token_pool)),
        late_deck=state.late_deck,
        in_play=expansions,
        draft=draft,
        questions=tuple(QUESTIONS[kind] for kind in sorted(asked)),
    )


BASE = TableConfig(
    wonders=tuple(FIRST_WONDER + wonder for wonder in bits.members(BASE_WONDERS)),
    tokens=tuple(FIRST_TOKEN + token for token in bits.members(BASE_TOKENS)),
)
