"""A finished game as a value: for analyses, which may run in another process."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...core.table import Table
from .table_game import TableGame, create_game


@dataclass(frozen=True)
class FinishedGame:
    game: str
    options: dict[str, Any]
    deal: dict[str, object]
    answers: tuple[tuple[int, int], ...]  # (seat, move)

    @classmethod
    def of(cls, played: TableGame, options: dict[str, Any]) -> FinishedGame:
        answers = tuple((answer.seat, int(answer.move)) for answer in played.table.answers)
        return cls(played.game.name, options, dict(played.table.dealt), answers)

    def table(self) -> Table:
        """Play the game again."""
        table = Table(create_game(self.game, self.options), self.deal)
        for seat, move in self.answers:
            table.play(move, seat)
        return table
