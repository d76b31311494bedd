"""Base classes for rules: effects, questions, and the hooks of an expansion."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..core.chance import Stream
from ..core.documents import Part
from .data.declarations import Row
from .state import State

if TYPE_CHECKING:
    from .payment.explain import Offer
    from .refusal import Refusal

Facts = dict[str, object]


class Effect:
    """Something printed on a building or on a stage."""

    def declare(self, row: Row) -> None:
        """Fill columns of the catalogue, where the effect is a number or known by one."""

    def facts(self) -> Facts:
        """The effect as data: for drawings, help texts and documentation."""
        raise NotImplementedError


class Number(Effect):
    """An effect that is only a number: it fills a column of the catalogue and is never called again."""


class Ongoing(Effect):
    """An effect that lasts; what is built stays built (S-007)."""

    def adjust(self, state: State, city: int) -> None:
        """Begin."""


class Immediate(Effect):
    """An effect that happens once, when every city has laid its card."""

    def apply(self, state: State, city: int, item: int) -> None:
        """Act at once."""


class ScoringEffect(Effect):
    """An effect that is worth points at the end."""

    def points(self, state: State, city: int) -> int:
        return 0


class Decision:
    """One kind of question. Made once for a game: the agenda says which cities are asked."""

    def moves(self, state: State, city: int) -> int:
        """Write the legal answers for a city into the menu; how many there are."""
        return 0

    def close(self, state: State, asked: int) -> None:
        """Carry out the answers of all cities asked (a set)."""


class Extension:
    """The rules of an expansion: hooks that the game calls at certain moments."""

    def questions(self) -> dict[int, Decision]:
        """New kinds of question, by number."""
        return {}

    def other_items(self) -> Sequence[int]:
        """The items in the game that are neither cards nor stages."""
        return ()

    def furnish(self, state: State) -> None:
        """Write into an empty position how the table is set up."""

    def set_up(self, state: State, seed: int, stream: Stream) -> None:
        """Shuffle the components of the expansion."""

    def prepare(self, state: State) -> None:
        """An age has begun and its hands are not dealt yet; may ask a question, and is called again after it."""

    def interrupt(self, state: State) -> None:
        """Called after a round has been carried out; may ask a question that has to be answered at once."""

    def end_turn(self, state: State) -> None:
        """All cards of a turn, or of the phase before an age, are laid; may ask a question, and is called again."""

    def dealt(self, state: State, seat: int) -> int:
        """The other items that a seat could choose from at the start: a set, from the first on."""
        return 0

    def redeal(self, state: State, seat: int, stream: Stream) -> None:
        """Deal again what a seat cannot know."""

    def show(self, seen: State, state: State, seat: int) -> None:
        """Write into a fast view the part of the expansion that a seat sees."""

    def see(self, state: State, seat: int) -> object:
        """The expansion's part of a view; spectators have the number of a seat that nobody has."""
        return None

    def secrets(self, state: State) -> object:
        """The hidden part of the expansion, which no view contains."""
        return None

    def restore(self, state: State, seen: object, hidden: object, stream: Stream) -> None:
        """Put the expansion's part of a view back on the table; secrets that are not given are dealt."""

    def file_keys(self) -> tuple[str, ...]:
        """The parts of a position that the expansion adds,"""
        return ()

    def city_keys(self) -> tuple[str, ...]:
        """and those of a city."""
        return ()

    def file(self, seen: object, hidden: object) -> dict[str, object]:
        """The expansion's parts of a position, as they stand in files; with the secrets if they are given."""
        return {}

    def file_city(self, seen: object, city: int) -> dict[str, object]:
        """The keys of the expansion in a city's entry of a position file."""
        return {}

    def file_hidden(self, hidden: object) -> dict[str, object]:
        """The keys of the expansion in the hidden part of a position file."""
        return {}

    def markers(self, seen: object, hidden: object) -> list[tuple[int, int, str]]:
        """Cards of its own that lie under stages: before which age, in which city, and their names."""
        return []

    def unfile(self, document: Part, hidden: Part, state: State) -> tuple[object, object]:
        """The parts of a view and of its secrets (or nothing) from a file."""
        return None, None

    def lay(self, state: State, document: Part, stream: Stream) -> None:
        """Lay out a deal that is stated in a file."""

    def hand(self, state: State, seat: int) -> list[int]:
        """The items in a seat's hand besides the cards of the age."""
        return []

    def price(self, state: State, city: int, move: int) -> Offer | None:
        """The price of a move, if it is a move of the expansion."""
        return None

    def price_item(self, state: State, city: int, item: int) -> Offer | None:
        """The price of an item of the expansion, wherever the item lies."""
        return None

    def refusal(self, state: State, seat: int, city: int, kind: int, move: int) -> Refusal | None:
        """The reason why a move is not on the menu, if the expansion knows it."""
        return None
