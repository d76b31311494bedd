"""Moves of Cities in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....text.wonders.moves import Description
from ..constants import PAY

if TYPE_CHECKING:
    from ....text.shared.language import Language


def paying(language: Language, coins: int) -> str:
    return language.say("move.pay", coins=language.count("coin", coins)) if coins else language.say("move.pay_nothing")


DESCRIPTIONS: dict[int, Description] = {PAY: paying}
