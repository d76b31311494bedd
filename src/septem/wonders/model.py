"""What a rule writer overrides: effects and questions."""

from .declare import Row
from .state import State

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


class Standing(Effect):
    """An effect that lasts; what is built stays built (S-007)."""

    def stand(self, state: State, city: int) -> None:
        """Begin."""


class Act(Effect):
    """An effect that happens once, when every city has laid its card."""

    def apply(self, state: State, city: int, item: int) -> None:
        """Act at once."""


class Score(Effect):
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
