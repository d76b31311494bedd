"""The functions that make Duel's sentences."""

from ...duel.data.catalogue import CATALOGUE
from ...duel.data.components import FIRST_WONDER
from ..refusals import reason
from ..shared.speech import Speech
from . import cards, hints, moves, quotes, stories

SAME_NAMES: dict[str, str] = {}
SPEECH = Speech(
    item_id=CATALOGUE.id,
    has_article=lambda item: CATALOGUE.numbers[item] >= FIRST_WONDER,
    story=stories.tell,
    move=moves.describe,
    question=moves.question,
    reason=reason,
    price=quotes.price,
    receipt=quotes.receipt,
    card_help=cards.describe,
    because=hints.because,
    names=lambda language, players, seats: tuple(players),
)
