"""A table of 7 Wonders as one seat, or a spectator, sees it: all cities by seat, and one's own hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .. import expansions
from ..core import bits
from ..text import Language
from ..wonders import constants as w
from ..wonders.data.catalogue import CATALOGUE
from ..wonders.data.declarations import Card
from ..wonders.knowledge.view import View
from . import stacks
from .canvas import Canvas

CITY, GAP = 316, 14
INSIDE = CITY - 16
HEAD, BOARD = 46, INSIDE * 92 / 300 + 8
HAND = 92  # width of a card in hand
ACROSS = 4  # cities in a row


def draw(view: View, language: Language, players: Sequence[str]) -> str:
    canvas = Canvas(language.code)
    across = min(len(view.cities), ACROSS)
    wide = GAP + across * (CITY + GAP)
    canvas.text(state_words(view, language, players), wide / 2, GAP + 12, 18, bold=True, anchor="middle")
    if view.discarded:
        words = language.say("picture.discard", cards=view.discarded)
        canvas.text(words, wide - GAP, GAP + 12, 15, anchor="end")
    y = GAP * 2 + 24.0
    for first in range(0, len(view.cities), across):
        row = range(first, min(first + across, len(view.cities)))
        high = max(city_height(view, city) for city in row)
        for place, city in enumerate(row):
            draw_city(canvas, view, city, language.player(city, players), (GAP + place * (CITY + GAP), y, high))
        y += high + GAP
    return canvas.svg(wide, y + draw_hands(canvas, view, language, y, wide))


def added(function: str, *about: Any) -> list[int]:
    """Items that the expansions add."""
    return [item for more in expansions.functions("wonders", "pictures", function) for item in more(*about)]


def state_words(view: View, language: Language, players: Sequence[str]) -> str:
    """The winners, or the age, the turn, and who has to decide."""
    if view.winners:
        return language.say("picture.winners", players=language.join(language.player(s, players) for s in view.winners))
    age = language.say("picture.turn", age="I" * view.age, turn=view.turn)
    owing = bits.members(view.round.owing) if view.round else []
    if not owing:
        return age
    asked = language.say("picture.asked", players=language.join(language.player(s, players) for s in owing))
    return f"{age} · {asked}"


def cards_of(view: View, city: int) -> list[tuple[str, str]]:
    items = [*view.cities[city].buildings, *added("in_city", view, city)]
    cards = [card for card in map(CATALOGUE.cards.__getitem__, items) if isinstance(card, Card)]
    return [(w.COLOURS[card.colour], card.id) for card in cards]


def city_height(view: View, city: int) -> float:
    return HEAD + BOARD + stacks.height(cards_of(view, city), INSIDE) + GAP


def draw_city(canvas: Canvas, view: View, city: int, name: str, place: tuple[float, float, float]) -> None:
    x, y, high = place
    seen = view.cities[city]
    owing = view.round is not None and bool(view.round.owing >> city & 1)
    canvas.panel(x, y, CITY, high, glow=owing)
    canvas.text(name, x + 12, y + 24, 18, bold=True)
    canvas.number("coin", seen.coins, x + CITY - 40, y + 8, 32)
    if seen.numbers:
        canvas.number("shield", seen.numbers.shields, x + CITY - 92, y + 10, 28)
    canvas.text(war(seen), x + CITY - 100, y + 24, 15, bold=True, anchor="end")
    board = CATALOGUE.boards[seen.board]
    canvas.put(f"board/{board.id}/{board.side}/{seen.stages}", x + 8, y + HEAD, INSIDE)
    stacks.draw(canvas, cards_of(view, city), x + 8, y + HEAD + BOARD, INSIDE)


def war(city: Any) -> str:
    """Points of victory tokens and of defeat tokens."""
    won = sum(count * worth for count, worth in zip(city.victories, w.VICTORY_POINTS, strict=False))
    return f"+{won} \N{MINUS SIGN}{city.defeats}" if won or city.defeats else ""


def draw_hands(canvas: Canvas, view: View, language: Language, y: float, wide: float) -> float:
    """One's own cards; how much room they take downwards."""
    cards = [CATALOGUE.id(item) for item in (*view.hand, *added("in_hand", view))]
    if not cards:
        return 0
    canvas.text(language.say("picture.hand"), GAP, y + 8, 16, bold=True)
    across = int((wide - GAP) // (HAND + 6))
    for place, card in enumerate(cards):
        canvas.put(f"card/{card}", GAP + place % across * (HAND + 6), y + 24 + place // across * (HAND * 1.5 + 6), HAND)
    return 24 + ((len(cards) - 1) // across + 1) * (HAND * 1.5 + 6) + GAP
