"""Features of what Leaders shows, and of what a seat remembers of leaders, in observations of version 1."""

from __future__ import annotations

from typing import Any

from ...core import bits
from ...envs.v1.layout import Layout, put_flags, relative
from ...envs.wonders.features import items_of
from .. import sizes
from ..constants import VERBS
from ..game import Wonders
from ..knowledge.view import View
from .view import LeadersView


class Features:
    def __init__(self, layout: Layout, game: Wonders) -> None:
        self.leaders, self.cities, self.seats = items_of(game), game.cities, game.seats
        self.in_play = [layout.each(f"city {city} has", self.leaders) for city in range(game.cities)]
        self.copied = [layout.each(f"city {city} copies", self.leaders) for city in range(game.cities)]
        self.held = layout.count("leaders held by seat", game.seats)
        self.hands = [layout.each(f"hand {seat}", self.leaders) for seat in range(game.seats)]
        self.drawer = layout.count("leaders drawn by city", game.cities)
        self.draws = layout.each("drawn", self.leaders)
        self.seen = layout.number("drawn leaders seen")
        self.hiring = layout.count("may hire city", game.cities)
        self.courting = layout.count("has to copy city", game.cities)
        self.numbers = [layout.number(name) for name in ("leaders drafted", "recruitments", "leaders unused")]
        self.packs: dict[tuple[int, int], tuple[dict[int, int], dict[int, int]]] = {}
        self.deeds: dict[tuple[int, int], tuple[dict[int, int], dict[int, int]]] = {}

    def write(self, seen: LeadersView, view: View, row: Any) -> None:
        seat = view.seat or 0
        for city, leaders in enumerate(seen.leaders):
            put_flags(row, self.in_play[relative(city, seat, self.cities)], leaders)
        for city, leader in enumerate(seen.copied):
            put_flags(row, self.copied[relative(city, seat, self.cities)], () if leader is None else (leader,))
        for other, count in enumerate(seen.held):
            row[self.held[relative(other, seat, self.seats)]] = count
        for other, leaders in seen.hands:
            put_flags(row, self.hands[relative(other, seat, self.seats)], leaders)
        if seen.drawn is not None:
            row[self.drawer[relative(seen.drawn[0], seat, self.cities)]] = seen.drawn[1]
        row[self.seen] = seen.draws is not None
        put_flags(row, self.draws, seen.draws or ())
        for places, cities in ((self.hiring, seen.hiring), (self.courting, seen.courting)):
            for city in bits.members(cities):
                row[places[relative(city, seat, self.cities)]] = 1
        numbers = (seen.drafted, seen.recruitments, seen.unused)
        for place, number in zip(self.numbers, numbers, strict=True):
            row[place] = number

    def add_memory(self, layout: Layout, game: Wonders) -> None:
        verbs = {number: name for number, name in enumerate(VERBS) if number}
        seen = range(game.seats) if game.table_config.team else range(1)
        self.packs = {
            (seat, pick): (
                layout.each(f"pack {seat} {pick}", self.leaders),
                layout.each(f"kept {seat} {pick}", self.leaders),
            )
            for seat in seen
            for pick in range(sizes.PICKS)
        }
        self.deeds = {
            (age, city): (
                layout.each(f"before age {age + 1} city {city}", verbs),
                layout.each(f"before age {age + 1} city {city} with", self.leaders),
            )
            for age in range(sizes.AGES)
            for city in range(game.cities)
        }

    def remember(self, seen: LeadersView, view: View, row: Any) -> None:
        seat = view.seat or 0
        for pack in seen.packs:
            offered, kept = self.packs[relative(pack.seat, seat, self.seats), pack.pick]
            put_flags(row, offered, pack.leaders)
            put_flags(row, kept, () if pack.kept is None else (pack.kept,))
        for deed in seen.deeds:
            verbs, leaders = self.deeds[deed.age, relative(deed.city, seat, self.cities)]
            row[verbs[deed.verb]] += 1
            put_flags(row, leaders, () if deed.leader is None else (deed.leader,))
