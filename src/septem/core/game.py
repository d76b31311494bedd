"""The one interface through which tables, players, environments and programs see a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, runtime_checkable

from .chance import Stream
from .events import Event
from .quote import Quote


class Position(Protocol):
    """A position of some game. Only its game looks inside."""

    log: list[tuple[int, int, int, int, int]] | None

    def copy_from(self, other: Any) -> None: ...


class Game(Protocol):
    """The rules of one configured table. Holds no position: every method is given one."""

    @property
    def name(self) -> str:
        """What the game is called in files."""

    @property
    def rules(self) -> int:
        """The version of the rules; it rises when the same answers would lead elsewhere."""

    @property
    def seats(self) -> int: ...

    def options_json(self) -> dict[str, object]:
        """The options of the table, as they stand in files."""

    def new(self) -> Any:
        """An empty position."""

    def deal(self, state: Any, seed: int) -> None:
        """Deal a new game over an empty position."""

    def deal_json(self, state: Any, deal: Mapping[str, object]) -> None:
        """Deal a game that is written down: by a seed, card by card, or as a position."""

    def position_json(self, state: Any) -> dict[str, object]:
        """The whole position, with what nobody sees."""

    def view_json(self, view: Any) -> dict[str, object]:
        """A view in the form of a position; it holds nothing hidden."""

    def owing(self, state: Any) -> int:
        """The seats that have to answer (a set); empty when the game is over."""

    def legal(self, state: Any, seat: int) -> list[int]: ...

    def play(self, state: Any, seat: int, move: int) -> None:
        """Carry out a legal answer. Trusts its caller."""

    def quote(self, state: Any, seat: int, move: int) -> Quote: ...

    def reveals(self, event: Event) -> bool:
        """Whether an event shows something that was hidden, so that it cannot be taken back."""

    def view(self, state: Any, seat: int | None) -> Any: ...

    def imagine(self, view: Any, stream: Stream) -> Any:
        """A position that the seat of a view cannot rule out."""

    def winners(self, state: Any) -> tuple[int, ...]:
        """The seats that have won; none while the game goes on."""

    def score(self, state: Any, seat: int) -> dict[str, int]:
        """A seat's points by category, as they would count now."""

    def write_move(self, move: int) -> str: ...

    def read_move(self, text: str) -> int: ...


class FastView(Protocol):
    """The eyes of one seat: what it sees now, as a position, and nothing hidden. Each look forgets the one before."""

    @property
    def seat(self) -> int: ...

    def update(self, state: Any) -> None: ...


@runtime_checkable
class HasFastViews(Protocol):
    """A game that can show a seat what it sees now faster than by a view, without what it has seen before."""

    def fast_view(self, seat: int) -> FastView: ...


@runtime_checkable
class Rounds(Protocol):
    """A game that asks several seats at once: answers wait, unseen, until the last one is in."""

    def pending(self, state: Any, seat: int) -> int:
        """What a seat has answered in the present round (a set); it may still think again."""

    def unplay(self, state: Any, seat: int) -> None:
        """Take back a seat's last answer of the present round. Trusts its caller that there is one."""
