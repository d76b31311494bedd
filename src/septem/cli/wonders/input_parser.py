"""Parses what a player of 7 Wonders types."""

from __future__ import annotations

import re

from ...core.table import Move
from ...text import Language
from ...wonders.data.catalogue import CATALOGUE
from ...wonders.data.components import BOARD_WORDS
from ...wonders.files.notation import CARDS, FREE_CITY, SIDES, VERB_WORDS
from ...wonders.payment.explain import STAGE_WORD
from ..terminal.input_parser import Command, InputParser, NotUnderstood, plain

UNKNOWN = -1
PAY_WORD = "pay"
NOTHING_PAID = re.compile(r" (left|right) 0\b")


class WondersInputParser(InputParser):
    """Parses payments too, and completes a move if there is only one way to do so."""

    known_verbs = tuple(VERB_WORDS)
    known_items = tuple(dict.fromkeys((*(CATALOGUE.word(card) for card in CARDS), *BOARD_WORDS)))

    def __init__(self, language: Language) -> None:
        super().__init__(language)
        say = language.say
        self.pay = {PAY_WORD, plain(say("typed.pay"))}
        self.sides = {plain(form): side for side in SIDES for form in (side, say(f"typed.{side}"))}
        self.free_city = (plain(FREE_CITY), plain(say("typed.free_city")))
        self.items |= {STAGE_WORD: STAGE_WORD, plain(say("typed.stage")): STAGE_WORD}

    def read(self, line: str, menu: list[Move]) -> Move | Command | NotUnderstood:
        given = super().read(line, menu)
        return self.completed(given, menu) if isinstance(given, Move) and given == UNKNOWN else given

    def completed(self, given: Move, menu: list[Move]) -> Move:
        """The move that is meant, if it lacks only the Free City's name or the one possible payment."""
        bare = NOTHING_PAID.sub("", given.text).removesuffix(" pay")  # where nothing is bought is not named
        for text in (given.text, bare, f"{FREE_CITY} {given.text}", f"{FREE_CITY} {bare}"):
            same = [move for move in menu if move.text == text or move.text.startswith(f"{text} pay ")]
            if len(same) == 1:
                return same[0]
        return given

    def canonical(self, text: str) -> str:
        words = plain(text)
        prefix = next((name for name in self.free_city if words.startswith(f"{name} ")), "")
        written = self.bare(words.removeprefix(prefix).split())
        return f"{FREE_CITY} {written}" if prefix and written else written

    def bare(self, words: list[str]) -> str:
        """A move without the Free City's name."""
        verb = self.verbs.get(words[0]) if words else None
        if verb is None or verb == "decline":
            return "decline" if verb and len(words) == 1 else ""
        if verb == PAY_WORD:
            return f"{PAY_WORD} {words[1]}" if len(words) > 1 and words[1].isdecimal() else ""
        paying = next((place for place, word in enumerate(words) if word in self.pay), len(words))
        named = words[1:paying]
        if verb == STAGE_WORD:
            if not named or named[0] not in self.joints:
                return ""
            named = named[1:]
        item, payment = self.item(" ".join(named)), self.payment(words[paying + 1 :])
        if not item or (payment == "") != (paying == len(words)):
            return ""
        return " ".join(filter(None, [verb, "with" if verb == STAGE_WORD else "", item, payment]))

    def payment(self, words: list[str]) -> str:
        """`pay left 2 right 1`; empty if it is not understood."""
        coins = {
            self.sides[side]: number
            for side, number in zip(words[::2], words[1::2], strict=False)
            if side in self.sides
        }
        if len(coins) * 2 != len(words) or not all(number.isdecimal() for number in coins.values()):
            return ""
        parts = [f"{side} {int(coins[side])}" for side in SIDES if side in coins]
        return " ".join([PAY_WORD, *parts]) if parts else ""
