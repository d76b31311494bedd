"""What a move of base Duel reveals, what that can be, and the position in which a given thing is revealed."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from ..core import bits
from ..core.chance import Stream
from ..duel.constants import GROUP
from ..duel.data.catalogue import CATALOGUE
from ..duel.game import Duel
from ..duel.knowledge.view import Secrets, View

BYTES = 3  # of the seed of a deal
Cell = tuple[str, int]  # a slot of the structure with its number, tokens drawn from the box with theirs, or a deal
SLOT, BOX = "slot", "box"
DEAL: Cell = ("deal", 0)


def revealed(game: Duel, state: Any, seat: int, move: int) -> list[Cell]:
    """What chance has to say before a move can be played: nothing, cards turned over, tokens drawn, or a deal."""
    after = game.new()
    after.copy_from(state)
    game.play(after, seat, move)
    if after.age != state.age or state.drafted < GROUP <= after.drafted:
        return [DEAL] * BYTES
    slots = [(SLOT, slot) for slot in bits.members(after.shown & ~state.shown & state.present)]
    return slots + ([(BOX, after.drawn)] if after.drawn > state.drawn else [])


def possible(game: Duel, state: Any, cell: Cell, said: list[int]) -> dict[int, str]:
    """The outcomes of a cell, all equally likely, as moves of chance."""
    seen = game.view(state, None)
    if cell[0] == BOX:
        draws = enumerate(combinations(seen.box, cell[1]))
        return {number: f"draw {' '.join(map(CATALOGUE.id, tokens))}" for number, tokens in draws}
    return {card: f"reveal {CATALOGUE.id(card)}" for card in unseen(state, seen, cell[1]) if card not in said}


def unseen(state: Any, seen: View, slot: int) -> list[int]:
    """The cards of the deck on the back of a slot that nobody has seen."""
    place = seen.structure[slot]
    assert place
    start = CATALOGUE.deck_start[place.deck]
    return [start + card for card in bits.members(state.deck_pool[place.deck]) if start + card not in known(seen)]


def known(seen: View) -> set[int]:
    cities = seen.cities
    under = {card for city in cities for _, card in city.wonders}
    shown = {slot.card for slot in seen.structure if slot and slot.card is not None}
    return {*seen.discard, *under, *shown, *cities[0].buildings, *cities[1].buildings}


def played(game: Duel, state: Any, seat: int, move: int, said: list[int]) -> Any:
    """The position after a move that reveals what chance has said. Who moves knows all that anybody knows."""
    cells = revealed(game, state, seat, move)
    seen = game.view(state, seat)
    slots = [slot for kind, slot in cells if kind == SLOT]
    faces = dict(zip(slots, said, strict=True)) if slots else {}
    hidden = Secrets(faces=faces, box=box_of(seen, cells, said))
    seed = int.from_bytes(bytes(said), "little") if DEAL in cells else 0
    after = game.restore(seen, hidden, Stream(seed, "envs.reveals"))
    game.play(after, seat, move)
    return after


def box_of(seen: View, cells: list[Cell], said: list[int]) -> tuple[int, ...]:
    """The box in the order of drawing, if tokens are drawn from it."""
    draws = [count for kind, count in cells if kind == BOX]
    if not draws:
        return ()
    drawn = list(combinations(seen.box, draws[0]))[said[0]]
    return (*drawn, *(token for token in seen.box if token not in drawn))
