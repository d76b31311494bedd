"""Moves in words: a bet names a number, not an item."""

from septem.text.duel.moves import Description

from ..constants import BET

DESCRIPTIONS: dict[int, Description] = {
    BET: lambda language, number, _: language.say("move.bet", number=number + 1),
}
