"""Facts about a kind of game that the laws need, beyond the interface all games share."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any, Protocol

from septem.core.chance import Stream
from septem.core.events import Event
from septem.core.quote import Quote

Place = tuple[Hashable, ...]  # somewhere a face may be hidden, such as ("slot", 4)
Odds = Mapping[int, float]  # how likely each face is there


class Family(Protocol):
    """Games that share their views, events and moves."""

    @property
    def moves(self) -> Sequence[int]:
        """Every well-formed move, legal or not."""

    def before_the_deal(self, game: Any, seat: int | None) -> Any:
        """The view of an empty table, from which the first events start."""

    def fold(self, view: Any, events: Iterable[Event], own: int | None = None) -> Any:
        """The view after one answer (or the deal), from the view before, the events heard and the seat's own answer."""

    def whole(self, state: Any) -> object:
        """All of a position, secrets too, to be compared with another."""

    def faults(self, game: Any, state: Any) -> list[str]:
        """The faults of a position that no game can reach: items in two places, or too many of a kind."""

    def imagined_faults(self, game: Any, state: Any) -> list[str]:
        """The same of a position that is imagined, or dealt again: what no longer matters may be missing there."""

    def known(self, view: Any) -> Any:
        """The part of a view that stays when all that its seat cannot know is dealt again in place."""

    def redeal(self, game: Any, state: Any, seat: int | None, stream: Stream) -> None:
        """Deal anew, in place, all that a seat cannot know."""

    def purses(self, view: Any) -> list[int]:
        """Coins by city."""

    def coins_moved(self, event: Event) -> int:
        """The change that an event alone makes to the coins of the city it names."""

    def rightful_winners(self, view: Any, totals: list[int], sheets: list[dict[str, int]]) -> tuple[int, ...]:
        """The seats that must have won a game with this end."""


class FamilyOfDuel(Family, Protocol):
    """Further functions that laws of Duel need."""

    def is_move(self, number: int) -> bool:
        """Whether a number is a well-formed move."""

    @property
    def span(self) -> int:
        """All moves are numbers from 0 up to this one."""

    def odds(self, view: Any) -> Mapping[Place, Odds]:
        """Every place whose face the seat of a view does not know, and what may lie there."""

    def hidden(self, state: Any) -> Mapping[Place, int]:
        """The true content of such places; it may list more of them than a seat's odds."""

    def reveals_by_rule(self, event: Event) -> bool:
        """Whether an event shows a face that was hidden until then."""

    def follows_from_a_reveal(self, event: Event) -> bool:
        """Whether an event happens or not because of what comes to light."""

    def items_named(self, event: Event) -> set[int]:
        """The cards, wonders and tokens an event names."""

    def items_seen(self, view: Any) -> set[int]:
        """The items whose place a view shows."""

    def item_priced(self, move: int) -> int | None:
        """The item that a move builds, if it must be paid for."""

    def cheapest(self, view: Any, seat: int, item: int) -> int:
        """The price of an item, found by trying every way to pay."""

    def receipt_faults(self, item: int, quote: Quote) -> list[str]:
        """The faults of a receipt that does not add up."""

    def paid(self, events: Iterable[Event]) -> tuple[int, int]:
        """Coins paid for a construction, and the part of them that went to another seat."""

    def mirrored(self, game: Any, state: Any) -> Any:
        """The same position with the seats exchanged, or None where the rules tell them apart."""

    def mirrored_move(self, move: int) -> int: ...

    def mirrored_view(self, view: Any) -> Any: ...
