"""Features of what Agora shows, in observations of version 1, and which pairs of items its moves have."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...envs.v1.layout import Layout, put_code, put_flags
from .. import sizes
from ..constants import BLUE, GREEN
from ..data.catalogue import CATALOGUE
from ..game import Duel
from .constants import PLACES, PREPARE, SWAP
from .numbers import FIRST_DECREE, FIRST_PLOT
from .view import AgoraView

WHOSE = ("my", "their")
SEATS_AND_SPECTATORS = sizes.SEATS + 1
MARKS = 31  # of tokens seen in the box: see `token_draw.seen_mark`
BY_SLOT = {PREPARE}  # verbs whose second part is a card of the structure


def is_swap(first: int, second: int) -> bool:
    return CATALOGUE.colour[first] == CATALOGUE.colour[second] in (BLUE, GREEN)


FITS: dict[int, Callable[[int, int], bool]] = {SWAP: is_swap}  # verbs that have only some pairs of items


class HandPlaces:
    """The conspiracies before a player."""

    def __init__(self, layout: Layout, whose: str) -> None:
        plots = {plot: CATALOGUE.id(FIRST_PLOT + plot) for plot in range(sizes.PLOTS)}
        self.faces = [layout.each(f"{whose} conspiracy {number} is", plots) for number in range(1, sizes.PLOTS + 1)]
        self.there = layout.count(f"{whose} conspiracy", sizes.PLOTS, 1)
        self.cards = [layout.code(f"card under {whose} conspiracy {number}") for number in range(1, sizes.PLOTS + 1)]
        self.shown = layout.count(f"triggered of {whose} conspiracies", sizes.PLOTS, 1)

    def write(self, seen: AgoraView, owner: int, row: Any) -> None:
        for number, plot in enumerate(seen.hands[owner]):
            row[self.there[number]] = 1
            put_code(row, self.cards[number], plot.card + 1)
            row[self.shown[number]] = plot.shown
            if plot.face is not None:
                row[self.faces[number][plot.face]] = 1


class MemoryPlaces:
    """Where the seat thinks that a conspiracy may lie: it follows from what it has seen, not from what it sees now."""

    def __init__(self, layout: Layout) -> None:
        names = [CATALOGUE.id(FIRST_PLOT + plot) for plot in range(sizes.PLOTS)]
        self.deck = [layout.count(f"{name} may be in the deck at", sizes.PLOTS) for name in names]
        self.hands = [
            [layout.count(f"{name} may be {whose} conspiracy", sizes.PLOTS, 1) for whose in WHOSE] for name in names
        ]

    def write(self, seen: AgoraView, seat: int, row: Any) -> None:
        for plot, (deck, hands) in enumerate(seen.maybe):
            for place in range(sizes.PLOTS):
                row[self.deck[plot][place]] = deck >> place & 1
                for owner in range(sizes.SEATS):
                    held = hands >> owner * sizes.PLOTS + place & 1
                    row[self.hands[plot][owner ^ seat][place]] = held


class Features:
    def __init__(self, layout: Layout, game: Duel) -> None:
        decrees = {decree: CATALOGUE.id(FIRST_DECREE + decree) for decree in range(sizes.PLOTS)}
        plots = {plot: CATALOGUE.id(FIRST_PLOT + plot) for plot in range(sizes.PLOTS)}
        tokens = {token: CATALOGUE.id(token) for token in game.table_config.tokens}
        cards = {card: CATALOGUE.id(card) for card in game.table_config.cards}
        places = range(sizes.CHAMBERS)
        self.cubes = [layout.count(f"{whose} cubes in chamber", sizes.CHAMBERS, 1) for whose in WHOSE]
        self.decrees = [layout.each(f"decree {place + 1} is", decrees) for place in places]
        self.chambers = layout.count("chamber of decree", sizes.CHAMBERS, 1)
        self.up = layout.count("face up decree", sizes.CHAMBERS, 1)
        self.hands = [HandPlaces(layout, whose) for whose in WHOSE]
        self.deck = [layout.each(f"conspiracy deck {place} is", plots) for place in range(sizes.PLOTS)]
        self.left = layout.number("conspiracies in the deck")
        self.memory = MemoryPlaces(layout)
        self.turn = [layout.number(name) for name in ("triggered", "turning over")]
        self.spoils = layout.count("military tokens to resolve", 4)
        self.locked_from = layout.each("token locked away from", dict(enumerate(PLACES)))
        self.locked_seen = layout.count("locked token known to", SEATS_AND_SPECTATORS)
        self.locked = layout.each("locked away", tokens)
        self.box_seen = layout.count("seen in the box", MARKS)
        self.removed_known = layout.count("removed cards known to", SEATS_AND_SPECTATORS)
        self.removed = layout.each("removed of this age", cards)
        self.knows_removed = layout.number("the removed cards of this age are known")

    def write(self, seen: AgoraView, seat: int, row: Any) -> None:
        for owner in range(sizes.SEATS):
            for chamber, cubes in enumerate(seen.cubes[owner]):
                row[self.cubes[owner ^ seat][chamber]] = cubes
            self.hands[owner ^ seat].write(seen, owner, row)
        for place, decree in enumerate(seen.decrees):
            row[self.chambers[place]] = decree.chamber + 1
            row[self.up[place]] = seen.up >> place & 1
            if decree.face is not None:
                row[self.decrees[place][decree.face]] = 1
        row[self.left] = len(seen.deck)
        for place, face in enumerate(seen.deck):
            if face is not None:
                row[self.deck[place][face]] = 1
        self.memory.write(seen, seat, row)
        self.write_turn(seen, seat, row)
        self.write_locked(seen, seat, row)

    def write_turn(self, seen: AgoraView, seat: int, row: Any) -> None:
        plotted, turning, spoils = seen.turn
        row[self.turn[0]], row[self.turn[1]] = plotted, turning
        for token, place in enumerate(self.spoils):
            row[place] = spoils >> (token ^ 2 * seat) & 1

    def write_locked(self, seen: AgoraView, seat: int, row: Any) -> None:
        """What is known of tokens and cards in the box."""
        source, known, token = seen.locked
        row[self.locked_from[source]] = 1
        put_seats(row, self.locked_seen, known, seat)
        if token is not None and token in self.locked:
            row[self.locked[token]] = 1
        for place, number in enumerate(self.box_seen):
            row[number] = seen.box_seen >> place & 1
        put_seats(row, self.removed_known, seen.removed_known, seat)
        row[self.knows_removed] = seen.removed is not None
        put_flags(row, self.removed, seen.removed or ())


def put_seats(row: Any, places: list[int], seats: int, seat: int) -> None:
    """A set of seats, one's own first; spectators are last."""
    for number in range(SEATS_AND_SPECTATORS):
        row[places[number ^ seat if number < sizes.SEATS else number]] = seats >> number & 1
