"""What a rule writer overrides: effects, questions, and the moments of an expansion."""

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
    """One kind of question. Made once for a game: which cities are asked stands on the agenda."""

    def moves(self, state: State, city: int) -> int:
        """Write the legal answers for a city into the menu; how many there are."""
        return 0

    def close(self, state: State, asked: int) -> None:
        """Carry out the answers of all cities asked (a set)."""


class Extension:
    """An expansion: what it adds, and the moments at which it has something to do."""

    def questions(self) -> dict[int, Decision]:
        """New kinds of question, by number."""
        return {}

    def other_items(self) -> Sequence[int]:
        """The items in the game that are neither cards nor stages."""
        return ()

    def furnish(self, state: State) -> None:
        """Note in an empty position how the table is set up."""

    def set_up(self, state: State, seed: int, stream: Stream) -> None:
        """Shuffle what the expansion brings along."""

    def prepare(self, state: State) -> None:
        """An age has begun and its hands are not dealt yet; may ask a question, and is called again after it."""

    def interrupt(self, state: State) -> None:
        """A round has been carried out; may ask what has to be settled at once."""

    def end_turn(self, state: State) -> None:
        """All cards of a turn, or of what comes before an age, are laid; may ask a question, and is called again."""

    def dealt(self, state: State, seat: int) -> int:
        """The other items that a seat could choose from at the start: a set, from the first on."""
        return 0

    def redeal(self, state: State, seat: int, stream: Stream) -> None:
        """Deal again what a seat cannot know."""

    def show(self, seen: State, state: State, seat: int) -> None:
        """Write into a fast view what a seat holds of the expansion."""

    def see(self, state: State, seat: int) -> object:
        """The expansion's part of a view; spectators have the number of a seat that nobody has."""
        return None

    def secrets(self, state: State) -> object:
        """What no view holds."""
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
        """What of it stands with a city."""
        return {}

    def file_hidden(self, hidden: object) -> dict[str, object]:
        """What of it stands among the hidden things."""
        return {}

    def markers(self, seen: object, hidden: object) -> list[tuple[int, int, str]]:
        """Cards of its own that lie under stages: before which age, in which city, and their names."""
        return []

    def unfile(self, document: Part, hidden: Part, state: State) -> tuple[object, object]:
        """The parts of a view and of its secrets (or nothing) from a file."""
        return None, None

    def lay(self, state: State, document: Part, stream: Stream) -> None:
        """Lay out a deal that is written down."""

    def hand(self, state: State, seat: int) -> list[int]:
        """What a seat holds in hand besides the cards of the age."""
        return []

    def price(self, state: State, city: int, move: int) -> Offer | None:
        """What a move costs that is the expansion's own."""
        return None

    def price_item(self, state: State, city: int, item: int) -> Offer | None:
        """What an item costs that is the expansion's own, wherever it lies."""
        return None

    def refusal(self, state: State, seat: int, city: int, kind: int, move: int) -> Refusal | None:
        """Why a move is not on the menu, if that is the expansion's business."""
        return None
