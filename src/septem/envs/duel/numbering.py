"""Maps the present numbers of the catalogue to those of version 0."""

from collections.abc import Iterator

from ...duel.constants import QUESTIONS as NOW_ASKED
from ...duel.constants import VERBS as NOW_VERBS
from ...duel.data.catalogue import CATALOGUE
from ...duel.game import Duel
from ..version import numbers_of, refuse_unknown
from .actions import VERBS
from .sizes import STRUCTURE
from .version_0 import ITEMS, QUESTIONS

ITEM_NUMBERS = numbers_of(ITEMS, CATALOGUE.numbers)
QUESTION_NUMBERS = numbers_of(QUESTIONS, NOW_ASKED.numbers)


def check(game: Duel) -> None:
    """Refuse a table with something that version 0 has no number for: it could be neither observed nor chosen."""
    refuse_unknown("Duel", 0, items_of(game), ITEMS)
    refuse_unknown("Duel", 0, (NOW_VERBS[verb] for verb in game.verbs), VERBS)
    refuse_unknown("Duel", 0, game.table_config.questions, QUESTIONS)
    refuse_unknown("Duel", 0, large_structures(game), ())


def items_of(game: Duel) -> Iterator[str]:
    """The ids of everything that can come up at a table."""
    table = game.table_config
    yield from map(CATALOGUE.id, (*table.cards, *table.wonders, *table.tokens))
    for expansion in table.in_play:
        added = (*expansion.items.values(), expansion.unnamed)
        yield from (card.id for cards in added for card in cards)


def large_structures(game: Duel) -> Iterator[str]:
    """The expansions that lay structures with more slots than version 0 has."""
    for expansion in game.table_config.in_play:
        if any(sum(map(len, rows)) > STRUCTURE for rows in expansion.structures):
            yield expansion.name
