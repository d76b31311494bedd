"""The interface of a game for tables, players, environments and programs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, runtime_checkable

from .chance import Stream
from .events import Event
from .quote import Quote


class Position(Protocol):
    """A position of a game. Only the game itself reads its content."""

    log: list[tuple[int, int, int, int, int]] | None

    def copy_from(self, other: Any) -> None: ...


class Game(Protocol):
    """The rules of one configured table. It stores no position: every method receives one."""

    @property
    def name(self) -> str:
        """The name of the game in files."""

    @property
    def rules(self) -> int:
        """The version of the rules; it is increased when the same moves lead to a different result."""

    @property
    def seats(self) -> int: ...

    def options_json(self) -> dict[str, object]:
        """The options of the table, in the form used in files."""

    def __hash__(self) -> int:
        """Equal games have equal hashes."""

    def new(self) -> Any:
        """An empty position."""

    def deal(self, state: Any, seed: int) -> None:
        """Deal a new game into an empty position."""

    def deal_json(self, state: Any, deal: Mapping[str, object]) -> None:
        """Deal a game from the `deal` of a record: a seed, all cards, or a position."""

    def position_json(self, state: Any) -> dict[str, object]:
        """The complete position, including hidden information."""

    def view_json(self, view: Any) -> dict[str, object]:
        """A view in the form of a position, without hidden information."""

    def owing(self, state: Any) -> int:
        """The seats that have to move (a set); empty when the game is over."""

    def legal(self, state: Any, seat: int) -> list[int]: ...

    def play(self, state: Any, seat: int, move: int) -> None:
        """Play a legal move. The caller guarantees that it is legal."""

    def quote(self, state: Any, seat: int, move: int) -> Quote: ...

    def price(self, state: Any, seat: int, item: int) -> Quote:
        """The price of an item for a seat, wherever the item is."""

    def read_item(self, word: str) -> int:
        """The number of an item that has a price; a Problem if this table does not play with it."""

    def event(self, entry: tuple[int, int, int, int, int]) -> Event:
        """An event with the names of this game, from an entry of a position's log."""

    def reveals(self, event: Event) -> bool:
        """Whether an event reveals hidden information, so that the move cannot be undone."""

    def view(self, state: Any, seat: int | None) -> Any: ...

    def imagine(self, view: Any, stream: Stream) -> Any:
        """A position consistent with a view (a determinization)."""

    def winners(self, state: Any) -> tuple[int, ...]:
        """The seats that have won; none during the game."""

    def score(self, state: Any, seat: int) -> dict[str, int]:
        """The points of a seat by category, as of now."""

    def write_move(self, move: int) -> str: ...

    def read_move(self, text: str) -> int: ...


class FastView(Protocol):
    """The information one seat has now, as a position without hidden information. `update` replaces its content."""

    @property
    def seat(self) -> int: ...

    def update(self, state: Any) -> None: ...


@runtime_checkable
class HasFastViews(Protocol):
    """A game with fast views: the information a seat has now, without the history, computed faster than a view."""

    def fast_view(self, seat: int) -> FastView: ...


@runtime_checkable
class Rounds(Protocol):
    """A game with simultaneous decisions: moves stay hidden until the last seat has chosen."""

    def pending(self, state: Any, seat: int) -> int:
        """The moves of a seat in the current round (a set); the seat can still change them."""

    def unplay(self, state: Any, seat: int) -> None:
        """Withdraw the last move of a seat in the current round. The caller guarantees that there is one."""
