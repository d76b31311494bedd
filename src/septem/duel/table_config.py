"""What a table plays with, as files need to know it."""

from __future__ import annotations

from dataclasses import dataclass

from ..core import bits
from .constants import BASE_QUESTIONS, DRAFT_ORDER, GUILD_DECK, QUESTIONS
from .data.components import BASE_TOKENS, BASE_WONDERS, FIRST_TOKEN, FIRST_WONDER
from .state import State


@dataclass(frozen=True)
class TableConfig:
    """The pools of a table, and the names of its expansions in the order of a view's parts."""

    wonders: tuple[int, ...]
    tokens: tuple[int, ...]
    late_deck: int = GUILD_DECK
    expansions: tuple[str, ...] = ()
    draft: tuple[int, ...] = DRAFT_ORDER  # whose turn it is to draft
    questions: tuple[str, ...] = QUESTIONS[:BASE_QUESTIONS]

    @property
    def keys(self) -> tuple[str, ...]:
        """Parts of a position that expansions add."""
        return tuple({"pantheon": "pantheon", "promo": "aside"}[name] for name in self.expansions)

    @property
    def hidden_keys(self) -> tuple[str, ...]:
        return tuple({"pantheon": "pantheon", "promo": "removed"}[name] for name in self.expansions)

    @property
    def most_wonders(self) -> int:
        """In one city: Ra may bring more than the four drafted (P-074)."""
        return 8 if "pantheon" in self.expansions else 4

    @property
    def early(self) -> bool:
        """Whether the first structure lies there during the draft (P-003)."""
        return "pantheon" in self.expansions


def table_config_of(
    state: State, expansions: tuple[str, ...], draft: tuple[int, ...], questions: tuple[str, ...]
) -> TableConfig:
    """Read off an empty position what its table plays with."""
    return TableConfig(
        wonders=tuple(FIRST_WONDER + wonder for wonder in bits.members(state.wonder_pool)),
        tokens=tuple(FIRST_TOKEN + token for token in bits.members(state.token_pool)),
        late_deck=state.late_deck,
        expansions=expansions,
        draft=draft,
        questions=questions,
    )


BASE = TableConfig(
    wonders=tuple(FIRST_WONDER + wonder for wonder in bits.members(BASE_WONDERS)),
    tokens=tuple(FIRST_TOKEN + token for token in bits.members(BASE_TOKENS)),
)
