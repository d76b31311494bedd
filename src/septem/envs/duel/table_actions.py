"""Action numbers of one table of Duel, version 1: all moves that its verbs and items make possible, and passing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache

from ... import expansions
from ...duel import moves
from ...duel.constants import RAISE, VERBS
from ...duel.data.catalogue import CATALOGUE
from ...duel.files.notation import SHAPES, Kind
from ...duel.game import Duel
from ...duel.knowledge.view import View
from ..v1.layout import PASS

Key = tuple[int, int, int]  # a verb, an item, and another item or a slot


@cache
def by_slot() -> set[int]:
    """Verbs with a card of the structure, told by its slot: all pairs of items would be too many."""
    return {RAISE} | expansions.collected("duel", "envs", "BY_SLOT")


@cache
def pairs() -> dict[int, Callable[[int, int], bool]]:
    """Verbs of expansions that have only some pairs of items."""
    return expansions.table("duel", "envs", "FITS")


def any_pair(first: int, second: int) -> bool:
    return True


class DuelActions:
    """Moves of Duel, by item or by item and slot."""

    def __init__(self, game: Duel) -> None:
        config = game.table_config
        self.pool = {*config.cards, *config.wonders, *config.tokens}
        self.slots = max(sum(map(len, rows)) for rows in config.structures)
        keys = [key for verb in game.verbs for key in self.keys(verb)]
        self.numbers = {key: number for number, key in enumerate(keys)}
        self.names = [*map(self.text, keys), PASS]

    def keys(self, verb: int) -> Iterator[Key]:
        shape = SHAPES[verb]
        seconds = self.values(shape.second)
        if shape.optional:
            seconds = [0, *seconds]
        if verb in by_slot():
            seconds = list(range(self.slots))
        fits = pairs().get(verb, any_pair)
        for first in self.values(shape.first):
            yield from ((verb, first, second) for second in seconds if fits(first, second))

    def values(self, kind: Kind | None) -> list[int]:
        """The numbers of a part; items and slots of other tables have none. A part that is left out is 0."""
        if kind is None:
            return [0]
        if kind.name == "SLOT":
            return [number for number in kind.numbers if number < self.slots]
        families = ("CARD", "WONDER", "TOKEN")
        return [number for number in kind.numbers if kind.name not in families or number in self.pool]

    def text(self, key: Key) -> str:
        verb, first, second = key
        if verb in by_slot():
            return f"{VERBS[verb]} {CATALOGUE.id(first)} with slot {second}"
        shape = SHAPES[verb]
        if shape.first is None:
            return f"answer {VERBS[verb]}"
        words = [VERBS[verb], shape.first.write(first)]
        if shape.second and not (shape.optional and second == 0):
            words += filter(None, [shape.joint, shape.second.write(second)])
        return " ".join(words)

    def by_action(self, view: View, legal: Sequence[int]) -> dict[int, int]:
        """Legal moves by action number. Moves that differ only in the purse they pay from share one: the first."""
        found: dict[int, int] = {}
        slots = {slot.card: number for number, slot in enumerate(view.structure) if slot and slot.open}
        for move in legal:
            verb, first, second = moves.verb_of(move), moves.first_of(move), moves.second_of(move)
            number = self.numbers[verb, first, slots[second] if verb in by_slot() else second]
            found.setdefault(number, move)
        return found
