"""Features of a view of Duel: all that it shows, each thing in a place of its own."""

from __future__ import annotations

from typing import Any, Protocol

from ... import expansions
from ...core.errors import Problem
from ...duel import sizes
from ...duel.constants import DECKS, DRAW, GOODS, NOBODY, NOTHING, SYMBOLS, VICTORIES
from ...duel.constants import QUESTIONS as ALL_QUESTIONS
from ...duel.data.catalogue import CATALOGUE
from ...duel.game import Duel
from ...duel.knowledge.view import CityView, View
from ..v1.layout import Layout, put_amount, put_code, put_flags, put_order

WHOSE = ("my", "their")
LOOT = ("my 2", "my 5", "their 2", "their 5")  # tokens that cost me coins first
NUMBERS = ("pawn", "tokens drawn", "wonders drafted", "my turn", "again", "I have the second seat")
RESULTS = {0: "I have won", 1: "they have won", DRAW: "shared victory"}


class Part(Protocol):
    """The features of what an expansion shows."""

    def write(self, seen: Any, seat: int, row: Any) -> None: ...


def ids(items: tuple[int, ...]) -> dict[int, str]:
    return {item: CATALOGUE.id(item) for item in items}


class CityPlaces:
    """The features of a city."""

    def __init__(self, layout: Layout, whose: str, game: Duel) -> None:
        config = game.table_config
        self.coins = layout.amount(f"{whose} coins")
        self.items = layout.each(f"{whose} city has", ids((*config.cards, *config.wonders, *config.tokens)))
        self.unbuilt = layout.each(f"{whose} unbuilt", ids(config.wonders))
        self.symbols = layout.each(f"{whose} symbol", dict(enumerate(SYMBOLS)))
        self.trade = layout.each(f"{whose} price of", dict(enumerate(GOODS)))

    def write(self, city: CityView, row: Any) -> None:
        put_amount(row, self.coins, city.coins)
        put_flags(row, self.items, city.buildings)
        put_flags(row, self.items, city.tokens)
        put_flags(row, self.items, (wonder for wonder, _ in city.wonders))
        put_flags(row, self.unbuilt, city.unbuilt)
        if city.numbers:
            put_flags(row, self.symbols, (*city.numbers.symbols, *city.numbers.pairs))
            for good, price in enumerate(city.numbers.trade):
                row[self.trade[good]] = price


class StructurePlaces:
    """The features of the structure: where each card lies, and the backs of cards that lie face down."""

    def __init__(self, layout: Layout, game: Duel) -> None:
        config = game.table_config
        self.rows = [
            [(depth, place) for depth, row in enumerate(rows, 1) for place in row] for rows in config.structures
        ]
        slots = max(map(len, self.rows))
        cards, decks = ids(config.cards), sorted({deck for age in config.laid for deck in age})
        self.depth = layout.each("row of", cards)
        self.place = layout.each("place in its row of", cards)
        self.open = layout.each("open", cards)
        backs = {(slot, deck): f"{slot} {DECKS[deck]}" for slot in range(slots) for deck in decks}
        self.backs = layout.each("face down in slot", backs)
        self.bare = layout.count("face down and open in slot", slots)

    def write(self, view: View, row: Any) -> None:
        for number, slot in enumerate(view.structure):
            if slot is None:
                continue
            if slot.card is None:
                row[self.backs[number, slot.deck]] = 1
                row[self.bare[number]] = slot.open
            else:
                row[self.depth[slot.card]], row[self.place[slot.card]] = self.rows[view.age - 1][number]
                row[self.open[slot.card]] = slot.open


class DuelFeatures:
    """The layout of a table's observations, and how a view is written into one."""

    def __init__(self, game: Duel) -> None:
        config, layout = game.table_config, Layout()
        self.layout = layout
        self.cities = [CityPlaces(layout, whose, game) for whose in WHOSE]
        self.structure = StructurePlaces(layout, game)
        self.discard = layout.each("place in the discard pile of", ids(config.cards))
        self.under = {wonder: layout.code(f"card under {CATALOGUE.id(wonder)}") for wonder in config.wonders}
        self.offer = layout.each("place in the draft of", ids(config.wonders))
        self.board = layout.each("on the board", ids(config.tokens))
        self.box = layout.each("in the box", ids(config.tokens))
        self.seen = layout.each("place among the drawn of", ids(config.tokens))
        self.age = layout.count("age", sizes.AGES + 1)
        self.loot = layout.each("loot", dict(enumerate(LOOT)))
        self.numbers = [layout.number(name) for name in NUMBERS]
        self.questions = self.question_places(game)
        self.results = layout.each("", RESULTS)
        self.victory = layout.each("victory", {kind: VICTORIES[kind] for kind in config.victories})
        self.parts = [part_of(layout, game, place) for place in range(len(config.in_play))]

    def question_places(self, game: Duel) -> list[tuple[dict[int, int], list[int]]]:
        kinds = {ALL_QUESTIONS.index(name): name for name in game.table_config.questions}
        return [
            (self.layout.each(f"question {depth}", kinds), self.layout.code(f"subject of question {depth}"))
            for depth in range(sizes.AGENDA)
        ]

    def write(self, view: View, row: Any) -> None:
        seat = view.seat or 0
        for places, city in zip(self.cities, (view.cities[seat], view.cities[1 - seat]), strict=True):
            places.write(city, row)
        self.structure.write(view, row)
        put_order(row, self.discard, view.discard)
        for wonder, card in (pair for city in view.cities for pair in city.wonders):
            put_code(row, self.under[wonder], 0 if card == NOTHING else card + 1)
        put_order(row, self.offer, view.offer)
        put_flags(row, self.board, view.board)
        put_flags(row, self.box, view.box)
        put_order(row, self.seen, view.seen)
        self.write_table(view, seat, row)
        for part, seen in zip(self.parts, view.parts, strict=True):
            if part:
                part.write(seen, seat, row)

    def write_table(self, view: View, seat: int, row: Any) -> None:
        row[self.age[view.age]] = 1
        put_flags(row, self.loot, (token if seat == 0 else token ^ 2 for token in view.loot))
        pawn = view.pawn if seat == 0 else -view.pawn
        numbers = (pawn, view.drawn, view.drafted, view.mover == seat, view.again, seat)
        for place, number in zip(self.numbers, numbers, strict=True):
            row[place] = number
        for (kinds, subject), question in zip(self.questions, reversed(view.questions), strict=False):
            row[kinds[question.kind]] = 1 if question.seat == seat else -1
            put_code(row, subject, question.about)
        if view.winner != NOBODY:
            row[self.results[view.winner if view.winner == DRAW else int(view.winner != seat)]] = 1
        row[self.victory[view.victory]] = 1


def part_of(layout: Layout, game: Duel, place: int) -> Part | None:
    """The features of an expansion, from the module `envs` of its package; none if it shows nothing of its own."""
    expansion = game.table_config.in_play[place]
    module = expansions.part(expansions.package_of(expansion.extension), "envs")
    if module is not None:
        part: Part = module.Features(layout, game)
        return part
    if game.extensions[place].see(game.new(), 0) is not None:
        raise Problem("not_in_environment", id=expansion.name, game="Duel", version=1)
    return None
