"""The functions that a game provides to a language: ids of items, and every kind of sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...core.events import Event
from ...core.quote import Quote

if TYPE_CHECKING:
    from .language import Language


@dataclass(frozen=True)
class Speech:
    """The functions of one game. Each gets the language as its first argument."""

    item_id: Callable[[int], str]
    has_article: Callable[[str], bool]  # whether an item's name begins with an article, left out in tables
    story: Callable[[Language, Iterable[Event], Sequence[str]], list[str]]
    move: Callable[[Language, int, Sequence[str]], str]
    question: Callable[..., str]
    reason: Callable[[Language, Quote], str]  # why a move is refused
    price: Callable[[Language, Quote], str]
    receipt: Callable[[Language, Quote, Sequence[str]], list[str]]
    card_help: Callable[[Language, str], list[str]]
    because: Callable[[Language, str, int | None, int, str], str]  # why a move may be good: code, item, amount, city
    names: Callable[[Language, Sequence[str], int], tuple[str, ...]]  # of everybody, given the players and their number
