"""Action numbers of one table of 7 Wonders, version 1: all moves that its verbs and items allow, and passing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ...wonders import moves
from ...wonders.data.catalogue import CATALOGUE
from ...wonders.expansions import in_play
from ...wonders.files.notation import BASE_VERBS, VERBS_OF
from ...wonders.game import Wonders
from ..v1.layout import PASS
from .features import decks, items_of

WAYS = 8  # of paying that are told apart: the first ones of the menu
MOST_PAID = 64  # coins of a loss, from none on
Key = tuple[int, int, int]  # a verb, an item and a way to pay


class WondersActions:
    """Moves of 7 Wonders: verb, item, and one of the ways to pay."""

    def __init__(self, game: Wonders) -> None:
        self.cards = sorted({card for deck in decks(game) for card in deck})
        self.items = [*items_of(game)]
        verbs = [*BASE_VERBS, *(verb for one in in_play(game.options) for verb in one.verbs)]
        keys = [key for verb in verbs for key in self.keys(verb)]
        self.numbers = {key: number for number, key in enumerate(keys)}
        self.names = [*map(self.text, keys), PASS]

    def keys(self, verb: int) -> Iterator[Key]:
        ways = range(WAYS if VERBS_OF[verb].paid else 1)
        yield from ((verb, item, way) for item in self.values(VERBS_OF[verb].about) for way in ways)

    def values(self, about: str) -> Iterable[int]:
        if about in ("nothing", "coins"):
            return range(MOST_PAID if about == "coins" else 1)
        if about == "card":
            return self.cards
        return [*self.cards, *self.items] if about == "either" else self.items

    def text(self, key: Key) -> str:
        verb, item, way = key
        about = VERBS_OF[verb].about
        words = [VERBS_OF[verb].word]
        if about != "nothing":
            words.append(str(item) if about == "coins" else CATALOGUE.id(item))
        return " ".join(words + ([f"way {way + 1}"] if VERBS_OF[verb].paid else []))

    def by_action(self, view: object, legal: Sequence[int]) -> dict[int, int]:
        """Legal moves by action number; ways of paying beyond the first ones have none."""
        found: dict[int, int] = {}
        uses: dict[tuple[int, int], int] = {}
        for move in legal:
            verb, item = moves.verb_of(move), moves.card_of(move)
            way = uses.get((verb, item), 0)
            uses[verb, item] = way + 1
            number = self.numbers.get((verb, item, way))
            if number is not None:
                found[number] = move
        return found
