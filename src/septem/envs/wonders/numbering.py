"""Maps the present numbers of the catalogue to those of version 0."""

from collections.abc import Iterator

from ...wonders import sizes
from ...wonders.constants import QUESTIONS as NOW_ASKED
from ...wonders.constants import VERBS as NOW_VERBS
from ...wonders.data.catalogue import CATALOGUE, deck_number
from ...wonders.data.components import BOARD_IDS
from ...wonders.expansions import in_play
from ...wonders.game import Wonders
from ...wonders.options import RANDOM_NUMBER
from ..version import numbers_of, refuse_unknown
from .sizes import FIRST_LEADER
from .version_0 import BOARD_SIDES, CARDS, LEADERS, QUESTIONS, VERBS

NOW_SIDES = {f"{board.id}_{board.side}": number for number, board in enumerate(CATALOGUE.boards)}

LEADER_NUMBERS = numbers_of(LEADERS, CATALOGUE.numbers)  # from 0 on
ITEM_NUMBERS = numbers_of(CARDS, CATALOGUE.numbers)
ITEM_NUMBERS |= {leader: FIRST_LEADER + number for leader, number in LEADER_NUMBERS.items()}
SIDE_NUMBERS = numbers_of(BOARD_SIDES, NOW_SIDES)
QUESTION_NUMBERS = numbers_of(QUESTIONS, NOW_ASKED.numbers)
VERB_NUMBERS = numbers_of(VERBS, NOW_VERBS.numbers)


def check(game: Wonders) -> None:
    """Refuse a table with something that version 0 has no number for: it could be neither observed nor chosen."""
    refuse_unknown("7 Wonders", 0, items_of(game), (*CARDS, *LEADERS))
    refuse_unknown("7 Wonders", 0, boards_of(game), {side.partition("_")[0] for side in BOARD_SIDES})
    expansions = in_play(game.options)
    refuse_unknown("7 Wonders", 0, (NOW_VERBS[verb] for one in expansions for verb in one.verbs), VERBS)
    refuse_unknown("7 Wonders", 0, (NOW_ASKED[kind] for one in expansions for kind in one.questions), QUESTIONS)


def items_of(game: Wonders) -> Iterator[str]:
    """The ids of everything that can come up at a table."""
    for age in range(sizes.AGES):
        deck = deck_number(game.options.edition_number, game.cities, age)
        yield from (CATALOGUE.id(card) for card in CATALOGUE.deck[deck][: CATALOGUE.deck_size[deck]])
    yield from map(CATALOGUE.id, game.table_config.guilds)
    for expansion in in_play(game.options):
        yield from (card.id for cards in expansion.extra_cards for card in cards)
    yield from map(CATALOGUE.id, game.table_config.other_items)


def boards_of(game: Wonders) -> list[str]:
    """The boards that can be given out: those chosen for the cities, or all of the pool."""
    if RANDOM_NUMBER in game.options.board_numbers()[: game.cities]:
        return [BOARD_IDS[board] for board in game.table_config.boards]
    return [BOARD_IDS[board] for board in game.options.board_numbers()[: game.cities]]
