"""How 7 Wonders speaks."""

from ...wonders.catalogue import CATALOGUE
from ..speech import Speech
from . import cards, moves, quotes, stories

SPEECH = Speech(
    item_id=CATALOGUE.id,
    has_article=lambda item: False,
    story=stories.tell,
    move=moves.describe,
    question=moves.question,
    price=quotes.price,
    receipt=quotes.receipt,
    card_help=cards.describe,
)
