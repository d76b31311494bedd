"""Lines of a receipt that only Pantheon has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.quote import Line, Source
from ....text.duel.quotes import ReceiptLine, about_coins, about_coins_and_item, key_of
from ..constants import OFFERINGS

if TYPE_CHECKING:
    from ....text.shared.language import Language


def about_offering(language: Language, line: Line) -> str:
    offering = language.say(f"offering.{OFFERINGS[line.item]}")
    return language.say(key_of(line), coins=language.count("coin", line.units), offering=offering)


RECEIPT_LINES: dict[Source, ReceiptLine] = {
    Source.LINKED: about_coins_and_item,
    Source.SLOT: about_coins,
    Source.DOUBLED: about_coins_and_item,
    Source.OFFERED: about_offering,
    Source.VAULT: about_coins,
}
