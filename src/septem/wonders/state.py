"""A position. It knows no rules."""

from . import agenda, copying
from .state_fields import BY_RULE, HIDDEN, VISIBLE, StateFields


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
        """Emit a fact to everyone, if anyone listens."""
        if self.log is not None:
            self.log.append((fact, city, what, amount, -1))

    def whisper(self, audience: int, fact: int, city: int, what: int, amount: int) -> None:
        """Emit a fact to a set of seats only."""
        if self.log is not None:
            self.log.append((fact, city, what, amount, audience))

    def __copy__(self) -> "State":
        return copy(self)

    def __deepcopy__(self, memo: object) -> "State":
        return copy(self)

    def __eq__(self, other: object) -> bool:
        """Whether two positions are the same; the log is not compared."""
        return isinstance(other, State) and content(self) == content(other)

    def __hash__(self) -> int:
        """Of the present content: a position that changes must not be the key of a dict."""
        return hash(content(self))

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled as its fields; the log is not."""
        return restored, ({name: getattr(self, name) for name in VISIBLE + BY_RULE + HIDDEN},)

    def copy_from(self, other: "State") -> None:
        """Become the same position as another; the log stays one's own."""
        copying.copy(self, other)


def copy(state: State) -> State:
    other = State()
    other.copy_from(state)
    return other


def restored(fields: dict[str, object]) -> State:
    state = State()
    state.put_fields(fields)
    return state


def content(state: State) -> tuple[object, ...]:
    """All fields but scratch and log."""
    return tuple(frozen(getattr(state, name)) for name in VISIBLE + BY_RULE + HIDDEN)


def frozen(value: object) -> object:
    """A number, or rows of numbers as tuples."""
    return tuple(frozen(inner) for inner in value) if isinstance(value, list) else value
