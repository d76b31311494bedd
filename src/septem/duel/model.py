"""What a rule writer overrides: effects and questions."""

from .declare import Row
from .state import State

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


class Standing(Effect):
    """An effect that lasts as long as its owner has it."""

    def stand(self, state: State, seat: int, sign: int) -> None:
        """Begin (sign 1) or end (sign -1)."""


class Act(Effect):
    """An effect that happens once, when its item is built or gained."""

    def apply(self, state: State, seat: int, item: int) -> None:
        """Act at once; may ask a question."""


class Score(Effect):
    """An effect that is worth points at the end."""

    def points(self, state: State, seat: int) -> int:
        return 0


class Decision:
    """One kind of question. Made once for a game: seat and subject come from the agenda."""

    def moves(self, state: State, seat: int, about: int) -> int:
        """Write the legal answers into the menu; how many there are."""
        return 0

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        """Carry out an answer."""
