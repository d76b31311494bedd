"""The texts of one game in one language: names, plurals, and every kind of sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from ...core.errors import Problem
from ...core.events import Event
from ...core.quote import Quote
from . import problems
from .speech import Speech

PLURAL_FROM = {"en": 2, "fr": 2}
NONE_IS_PLURAL = {"en": True, "fr": False}
KEPT = 4096  # numbers with nouns that are remembered

DECIMAL = {"en": ".", "fr": ","}
BETWEEN_CLAUSES = {"en": "; ", "fr": "\N{NO-BREAK SPACE}; "}


class Sentences:
    """Sentences that belong to no game, or to one."""

    def __init__(self, code: str, text: dict[str, str]) -> None:
        self.code = code
        self.text = text

    def say(self, key: str, /, **values: object) -> str:
        """The text of a key, with its placeholders filled."""
        return self.text[key].format(**values)

    def decimal(self, value: float, digits: int = 1, sign: str = "") -> str:
        """A number with the decimal sign of the language; with a sign of "+", positive numbers have theirs, too."""
        return f"{value:{sign}.{digits}f}".replace(".", DECIMAL[self.code])

    def percent(self, share: float) -> str:
        return self.decimal(100 * share)

    def count(self, noun: str, number: int) -> str:
        """'1 coin', '2 coins'."""
        return counted(self.text[f"count.{noun}"], number, self.code)

    def clauses(self, parts: Iterable[str]) -> str:
        """'a; b; c'."""
        return BETWEEN_CLAUSES[self.code].join(parts)

    def join(self, parts: Iterable[str], word: str = "and") -> str:
        """'a, b and c'."""
        listed = list(parts)
        if len(listed) < 2:
            return "".join(listed) or self.text["word.none"]
        return ", ".join(listed[:-1]) + self.text[f"word.{word}"] + listed[-1]

    def player(self, seat: int, players: Sequence[str] = ()) -> str:
        """A player's name, or else 'Player 1'."""
        return players[seat] if seat < len(players) and players[seat] else self.say("player.seat", number=seat + 1)


@lru_cache(KEPT)
def counted(forms: str, number: int, code: str) -> str:
    """A number with its noun, given the forms for one and for several."""
    one, several = forms.split("|")
    plural = number >= PLURAL_FROM[code] or (number == 0 and NONE_IS_PLURAL[code])
    return (several if plural else one).format(n=number)


class Language(Sentences):
    """Names and sentences of a game. Items are given by id or by number, seats as numbers from 0."""

    def __init__(
        self,
        sentences: Sentences,
        items: dict[str, tuple[str, str]],
        articles: tuple[str, ...],
        speech: Speech,
        with_all_problems: Callable[[], Language] | None = None,
    ) -> None:
        super().__init__(sentences.code, sentences.text)
        self.items = items
        self.articles = articles
        self.speech = speech
        self.with_all_problems = with_all_problems  # the same, able to say what is wrong in any game; None: this one

    def name(self, item: int | str) -> str:
        """The name of an item, as a title."""
        return self.items[self.item_id(item)][0]

    def short(self, item: int | str) -> str:
        """An item's name without its article, for tables."""
        name = self.name(item)
        if self.speech.has_article(self.item_id(item)):
            for article in self.articles:
                name = name.removeprefix(article)
        return name

    def the(self, item: int | str) -> str:
        """An item inside a sentence."""
        return self.items[self.item_id(item)][1]

    def the_all(self, items: Iterable[int | str]) -> str:
        return self.join(self.the(item) for item in items)

    def names(self, players: Sequence[str], seats: int) -> tuple[str, ...]:
        """The names of all players at a table; an empty name means that the player is called by number."""
        return self.speech.names(self, players, seats)

    def story(self, events: Iterable[Event], players: Sequence[str] = ()) -> list[str]:
        """Events as sentences."""
        return self.speech.story(self, events, players)

    def move(self, move: int, players: Sequence[str] = ()) -> str:
        return self.speech.move(self, move, players)

    def question(self, kind: int, *about: object) -> str:
        """The question to a player."""
        return self.speech.question(self, kind, *about)

    def because(self, code: str, item: int | None = None, amount: int = 0, city: str = "") -> str:
        """Why a move may be good: a fact by its code, with an item, an amount and a city where it has them."""
        return self.speech.because(self, code, item, amount, city)

    def reason(self, quote: Quote) -> str:
        """Why a move is refused."""
        return self.speech.reason(self, quote)

    def price(self, quote: Quote) -> str:
        return self.speech.price(self, quote)

    def receipt(self, quote: Quote, players: Sequence[str] = ()) -> list[str]:
        """The price explained, line by line."""
        return self.speech.receipt(self, quote, players)

    def card_help(self, item: int | str) -> list[str]:
        """The kind, the cost and the effects of an item, line by line."""
        return self.speech.card_help(self, self.item_id(item))

    def problem(self, problem: Problem, players: Sequence[str] = ()) -> str:
        """The sentence for a problem with external input."""
        return problems.describe(self.with_all_problems() if self.with_all_problems else self, problem, players)

    def item_id(self, item: int | str) -> str:
        return item if isinstance(item, str) else self.speech.item_id(item)
