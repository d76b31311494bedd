"""Base classes for rules: effects, questions, additional ways to use a turn, and the hooks of an expansion."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.chance import Stream
from ..core.documents import Part
from ..core.quote import Line, Quote, Reason, Source
from .data.declarations import Row
from .state import State

if TYPE_CHECKING:
    from .knowledge.view import Question, View

Facts = dict[str, object]


class Effect:
    """Something printed on a building, wonder or token."""

    def facts(self) -> Facts:
        """The effect as data: for drawings, help texts and documentation."""
        raise NotImplementedError


class Number(Effect):
    """An effect that is only a number: it fills a column of the catalogue and is never called again."""

    def declare(self, row: Row) -> None:
        raise NotImplementedError


class Ongoing(Effect):
    """An effect that lasts as long as its owner has it."""

    def adjust(self, state: State, seat: int, sign: int) -> None:
        """Begin (sign 1) or end (sign -1)."""


class Immediate(Effect):
    """An effect that happens once, when its item is built or gained."""

    def apply(self, state: State, seat: int, item: int) -> None:
        """Act at once; may ask a question."""


class Drafting(Effect):
    """An effect of a wonder that happens when it is taken in the draft, and only then."""

    def apply(self, state: State, seat: int, item: int) -> None:
        """Act at once; may ask a question."""


class ScoringEffect(Effect):
    """An effect that is worth points at the end."""

    def points(self, state: State, seat: int) -> int:
        return 0


class PriceRule:
    """Makes prices depend on the position. Asked for each price at tables where its expansion is in play."""

    def matters(self, state: State, seat: int) -> int:
        """1 if the rule may change a price for a seat now, otherwise than by prices of goods."""
        return 1

    def set_rates(self, state: State, seat: int) -> None:
        """Change the prices of goods for a seat in trade: `state.rate`, which has just been filled."""

    def links(self, state: State, seat: int, item: int) -> int:
        """1 if the rule makes an item free for a seat, as a chain does."""
        return 0

    def price(self, state: State, seat: int, item: int, coins: int) -> int:
        """The price of an item for a seat, given its price without this rule."""
        return coins

    def trade(self, state: State, seat: int, item: int, coins: int, trade: int) -> int:
        """The part of the price that is paid for goods, given that part if printed coins are paid in full."""
        return trade

    def lines(self, state: State, seat: int, item: int, before: int, after: int) -> tuple[Line, ...]:
        """The lines of a receipt that show the difference made by this rule."""
        return (Line(Source.COINS, -1, after - before, 1),)


class Decision:
    """One kind of question. Made once for a game: seat and subject come from the agenda."""

    def moves(self, state: State, seat: int, about: int) -> int:
        """Write the legal answers into the menu; how many there are."""
        return 0

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        """Carry out an answer."""


class Option:
    """One more way to use a turn, with a verb of its own."""

    def __init__(self, verb: int) -> None:
        self.verb = verb

    def moves(self, state: State, seat: int, filled: int) -> int:
        """Write more answers into the menu, behind those that are there; how many there are then."""
        return filled

    def take(self, state: State, seat: int, move: int) -> None:
        """Carry out an answer."""


class Extension:
    """The rules of an expansion: hooks that the game calls at certain moments."""

    def options(self) -> list[Option]:
        return []

    def questions(self) -> dict[int, Decision]:
        """New kinds of question, by number."""
        return {}

    def categories(self) -> tuple[int, ...]:
        """Lines it adds to the score sheet."""
        return ()

    def furnish(self, state: State) -> None:
        """Write into an empty position how the table is set up."""

    def set_up(self, state: State, seed: int, stream: Stream) -> None:
        """Shuffle the components of the expansion."""

    def open_game(self, state: State) -> None:
        """Everything is laid out: questions that come before the draft."""

    def open_age(self, state: State) -> None:
        """A structure has been laid."""

    def settle(self, state: State) -> None:
        """An answer has been carried out: put questions that come before all others on top, drop those in vain."""

    def end_turn(self, state: State) -> None:
        """A turn is over, with all its questions. May end the game, or ask a question: it is called again after it."""

    def uncover(self, state: State, slot: int) -> None:
        """A marked card is about to be turned over; may ask a question."""

    def redeal(self, state: State, seat: int, stream: Stream) -> None:
        """Deal again what a seat cannot know."""

    def show(self, seen: State, state: State, seat: int) -> None:
        """Write into a fast view the part of the expansion that a seat sees."""

    def came_up(self, state: State) -> int:
        """Write into the bag the items that came up in a game, besides cards, wonders and tokens; their number."""
        return 0

    def see(self, state: State, seat: int) -> object:
        """The expansion's part of a view; spectators are seat 2."""
        return None

    def secretly_out(self, state: State, seat: int) -> list[int]:
        """Progress tokens taken out of the box unseen by a seat."""
        return []

    def secrets(self, state: State) -> object:
        """The hidden part of the expansion, which no view contains."""
        return None

    def hold(self, state: State, seen: object) -> None:
        """Lay out those cards of a view that must not be dealt to other places."""

    def restore(self, state: State, seat: int, seen: object, hidden: object, stream: Stream) -> None:
        """Put the expansion's part of a view back on the table; secrets not given are dealt."""

    def file(self, seen: object, hidden: object) -> dict[str, object]:
        """The expansion's parts of a position, as they stand in files; with the secrets if they are given."""
        return {}

    def file_hidden(self, hidden: object) -> dict[str, object]:
        """The keys of the expansion in the hidden part of a position file."""
        return {}

    def unfile(self, document: Part, hidden: Part, age: int, places: object) -> tuple[object, object]:
        """The parts of a view and of its secrets from a file."""
        return None, None

    def check(self, view: View, seen: object, hidden: object) -> None:
        """Refuse what the rules make impossible in the expansion's part of a position."""

    def answerable(self, view: View, seen: object, question: Question) -> bool:
        """Whether there is anything to choose from; True for questions of the base game and of other expansions."""
        return True

    def symbols(self, seen: object, seat: int) -> tuple[int, ...]:
        """Items whose scientific symbols a city has, although they are no buildings or tokens of it."""
        return ()

    def lay(self, state: State, document: Part, places: object) -> None:
        """Lay out a deal that is stated in a file."""

    def price(self, state: State, seat: int, move: int) -> Quote | None:
        """The quote of a legal move with a price, if it is a move of the expansion."""
        return None

    def refusal(self, state: State, seat: int, kind: int, about: int, move: int) -> Reason | None:
        """The reason why a move is not on the menu, if the expansion knows it."""
        return None
