"""The functions that make sentences of 7 Wonders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...wonders.constants import FREE_SEAT
from ...wonders.data.catalogue import CATALOGUE
from ...wonders.editions import PRINTED
from ..refusals import reason
from ..shared.speech import Speech
from . import cards, hints, moves, quotes, stories

if TYPE_CHECKING:
    from ..shared.language import Language


def names(language: Language, players: Sequence[str], seats: int) -> tuple[str, ...]:
    """The Free City of the game for two is called by its name."""
    if seats != FREE_SEAT:
        return tuple(players)
    first, second, *_ = (*players, "", "")
    return first, second, language.say("player.free_city")


SAME_NAMES = {item: printed for item, printed in PRINTED.items() if item != printed}  # in another edition
SPEECH = Speech(
    item_id=CATALOGUE.id,
    has_article=lambda item: False,
    story=stories.tell,
    move=moves.describe,
    question=moves.question,
    reason=reason,
    price=quotes.price,
    receipt=quotes.receipt,
    card_help=cards.describe,
    because=hints.because,
    names=names,
)
