"""A table of Duel as one seat, or a spectator, sees it: both cities, the structure between them, the track above."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .. import expansions
from ..duel import constants as w
from ..duel.data.catalogue import CATALOGUE
from ..duel.knowledge.view import View
from ..duel.rules.layout import STRUCTURES
from ..text import Language
from . import stacks
from .canvas import Canvas

SIDE, MIDST, GAP = 306, 620, 14  # widths: a city, what is between the cities, the space between them
WIDE = SIDE * 2 + MIDST + GAP * 4
CARD = 98  # width of a card of the structure
STEP = 0.42  # from row to row, of a card's height
WONDER = 140
TRACK = 600
AGES = 3


def draw(view: View, language: Language, players: Sequence[str]) -> str:
    canvas = Canvas(language.code)
    cities = [city_height(view, seat) for seat in range(2)]
    high = max(*cities, draw_midst(canvas, view, language, players)) + GAP
    for seat in range(2):
        x = GAP if seat == 0 else WIDE - GAP - SIDE
        asked = view.question is not None and view.question.seat == seat
        canvas.panel(x, GAP, SIDE, high - GAP, glow=asked)
        draw_city(canvas, view, seat, language.player(seat, players), x + 8)
    return canvas.svg(WIDE, high + GAP)


def named(items: Sequence[int]) -> list[str]:
    return [CATALOGUE.id(item) for item in items]


def coloured(items: Sequence[int]) -> list[tuple[str, str]]:
    return [(w.COLOURS[CATALOGUE.cards[item].colour], CATALOGUE.id(item)) for item in items]


def added(function: str, *about: Any) -> list[str]:
    """Drawings that the expansions add."""
    return [piece for more in expansions.functions("duel", "pictures", function) for piece in more(*about)]


def wonders(view: View, seat: int) -> list[str]:
    city = view.cities[seat]
    built = [f"wonder/{CATALOGUE.id(wonder)}/built" for wonder, _ in city.wonders]
    return [*built, *(f"wonder/{wonder}" for wonder in named(city.unbuilt))]


def medals(view: View, seat: int) -> list[str]:
    return [*(f"token/{token}" for token in named(view.cities[seat].tokens)), *added("in_city", view, seat)]


def symbols(view: View, seat: int) -> list[str]:
    numbers = view.cities[seat].numbers
    return [f"glyph/symbol/{w.SYMBOLS[symbol]}" for symbol in numbers.symbols] if numbers else []


def wonders_height(view: View, seat: int) -> float:
    return (len(wonders(view, seat)) + 1) // 2 * (WONDER * 2 / 3 + 6)


def city_height(view: View, seat: int) -> float:
    cards = coloured(view.cities[seat].buildings)
    return 100 + 48 * bool(medals(view, seat)) + wonders_height(view, seat) + stacks.height(cards, SIDE - 16)


def draw_city(canvas: Canvas, view: View, seat: int, name: str, x: float) -> None:
    city = view.cities[seat]
    canvas.text(name, x + 4, 36, 20, bold=True)
    canvas.number("coin", city.coins, x + SIDE - 54, 19, 34)
    canvas.row(symbols(view, seat), x, 56, 28, 32)
    y = 92.0
    if found := medals(view, seat):
        step = min(46, (SIDE - 16 - 40) / max(len(found) - 1, 1))
        canvas.row(found, x, y, 40, step)
        y += 62 if any(one.startswith("divinity/") for one in found) else 48
    for place, wonder in enumerate(wonders(view, seat)):
        canvas.put(wonder, x + place % 2 * (WONDER + 8), y + place // 2 * (WONDER * 2 / 3 + 6), WONDER)
    stacks.draw(canvas, coloured(city.buildings), x, y + wonders_height(view, seat), SIDE - 16)


def draw_midst(canvas: Canvas, view: View, language: Language, players: Sequence[str]) -> float:
    """Track, tokens, expansions, then the structure or the wonders to choose from; where it ends."""
    x = GAP * 2 + SIDE
    tokens = [f"loot/{w.LOOT[token]}" for token in view.loot]
    for piece in (f"track/{view.pawn}", *tokens, *added("on_track", view)):
        canvas.put(piece, x + (MIDST - TRACK) / 2, GAP, TRACK)
    canvas.text(state_words(view, language, players), x + MIDST / 2, 92, 18, bold=True, anchor="middle")
    canvas.row([f"token/{token}" for token in named(view.board)], x + 10, 110, 56, 62)
    if view.discard:
        words = language.say("picture.discard", cards=len(view.discard))
        canvas.text(words, x + MIDST - 10, 138, 15, anchor="end")
    y = 180.0
    for draw_row in expansions.functions("duel", "pictures", "draw_row"):
        y += draw_row(canvas, view, x + 10, y)
    return draw_structure(canvas, view, x, y) if view.age else draw_offer(canvas, view, x, y)


def state_words(view: View, language: Language, players: Sequence[str]) -> str:
    """The result, or the age and who has to decide."""
    if view.winner != w.NOBODY:
        player = "" if view.winner == w.DRAW else language.player(view.winner, players)
        return language.say(f"victory.{w.VICTORIES[view.victory]}", player=player)
    age = language.say("picture.age", age="I" * view.age) if view.age else language.say("picture.draft")
    if view.question is None:
        return age
    asked = language.say("picture.asked", players=language.player(view.question.seat, players))
    return f"{age} · {asked}"


def layout(view: View) -> list[tuple[int, int]]:
    """Row and place of every slot; a table with other structures has another number of slots."""
    choices = STRUCTURES[view.age - 1 :: AGES]
    fitting = [one for one in choices if sum(map(len, one)) == len(view.structure)]
    return [(row, place) for row, inside in enumerate((fitting or choices)[0]) for place in inside]


def draw_structure(canvas: Canvas, view: View, x: float, y: float) -> float:
    places = layout(view)
    found = expansions.functions("duel", "pictures", "slot_marks")
    marks = {slot: mark for marks_of in found for slot, mark in marks_of(view).items()}
    for number, slot in enumerate(view.structure):
        if slot is None:
            continue
        row, place = places[number]
        left = x + MIDST / 2 + place / 2 * (CARD + 3) - CARD / 2
        top = y + row * CARD * 1.5 * STEP
        canvas.put(card_piece(slot, marks.get(number)), left, top, CARD, dim=not slot.open and slot.card is not None)
    return y + CARD * 1.5 * (1 + STEP * max(row for row, _ in places))


def card_piece(slot: Any, mark: str | None) -> str:
    if slot.card is not None:
        return f"card/{CATALOGUE.id(slot.card)}"
    return f"back/{w.DECKS[slot.deck]}/{mark}" if mark else f"back/{w.DECKS[slot.deck]}"


def draw_offer(canvas: Canvas, view: View, x: float, y: float) -> float:
    """The wonders that lie there to be chosen from."""
    taken = {wonder for city in view.cities for wonder in city.unbuilt}
    for place, wonder in enumerate(one for one in view.offer if one not in taken):
        canvas.put(f"wonder/{CATALOGUE.id(wonder)}", x + 10 + place % 2 * 306, y + place // 2 * 204, 294)
    return y + 408
