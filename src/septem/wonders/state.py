"""A position. It knows no rules."""

from . import agenda, copying
from .state_fields import StateFields


class State(StateFields):
    """Everything on the table, in flat rows of small numbers, most of them by city. Its fields: see `fields`."""

    __slots__ = ("log",)

    def __init__(self) -> None:
        super().__init__()
        self.log: list[tuple[int, int, int, int, int]] | None = None  # nobody listens in simulations

    def ask(self, kind: int, asked: int) -> None:
        """Put a question to a set of cities on top of the agenda."""
        self.agenda[self.depth] = agenda.pack(kind, asked, asked)
        self.depth += 1

    def finish(self, winners: int) -> None:
        self.winners = winners
        self.depth = 0

    def tell(self, fact: int, city: int, what: int, amount: int) -> None:
        """Say a fact to everyone, if anyone listens."""
        if self.log is not None:
            self.log.append((fact, city, what, amount, -1))

    def whisper(self, audience: int, fact: int, city: int, what: int, amount: int) -> None:
        """Say a fact to a set of seats only."""
        if self.log is not None:
            self.log.append((fact, city, what, amount, audience))

    def copy_from(self, other: "State") -> None:
        """Become the same position as another; the log stays one's own."""
        copying.copy(self, other)


def copy(state: State) -> State:
    other = State()
    other.copy_from(state)
    return other
