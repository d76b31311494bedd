"""Events of the promo wonders as sentences."""

from __future__ import annotations

from ....text.duel.narrator import Narration, about_item, about_items
from .. import constants as w

NARRATIONS: dict[int, Narration] = {
    w.ASIDE_SHOWN: about_items("event.aside_shown", "cards"),
    w.CARD_CAST: about_item("event.card_cast"),
}
