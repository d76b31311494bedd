"""A position. It knows no rules."""

from . import agenda, copying, sizes
from .state_fields import BY_RULE, HIDDEN, VISIBLE, StateFields


class State(StateFields):
    """Everything on the table, in flat rows of small numbers; seat 0 is the first player. Its fields: see `fields`."""

    __slots__ = ("log",)

    def __init__(self) -> None:
        super().__init__()
        self.log: list[tuple[int, int, int, int, int]] | None = None  # nobody listens in simulations

    def ask(self, kind: int, seat: int, about: int) -> None:
        """Put a question on top of the agenda."""
        if self.depth == sizes.AGENDA:
            self.refuse()
            return
        self.agenda[self.depth] = agenda.pack(kind, seat, about)
        self.depth += 1

    def refuse(self) -> None:
        """One question too many. Compiled rules cannot raise: there it is printed, and the question is not asked."""
        raise OverflowError(f"{sizes.AGENDA + 1} questions at once: raise AGENDA in septem/duel/sizes.py")

    def finish(self, winner: int, victory: int) -> None:
        self.winner = winner
        self.victory = victory
        self.depth = 0

    def discard(self, card: int) -> None:
        self.discards[self.discarded] = card
        self.discarded += 1

    def take_back(self, card: int) -> None:
        """Take a card out of the discard pile."""
        place = 0
        while self.discards[place] != card:
            place += 1
        self.discarded -= 1
        self.discards[place] = self.discards[self.discarded]

    def tell(self, fact: int, seat: int, what: int, amount: int) -> None:
        """Emit a fact to everyone, if anyone listens."""
        if self.log is not None:
            self.log.append((fact, seat, what, amount, -1))

    def whisper(self, audience: int, fact: int, seat: int, what: int, amount: int) -> None:
        """Emit a fact to a set of seats only."""
        if self.log is not None:
            self.log.append((fact, seat, what, amount, audience))

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
