"""The file of a match: a header, then one line per game, in order. A match resumes where its file ends."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, TextIO

from ..core import storage
from ..core.errors import Problem
from .match_plan import MatchPlan, Outcome, Pairing

FORMAT = 1


class MatchLog:
    """Reads the games played so far, and writes each new one at once."""

    def __init__(self, match: MatchPlan, path: Path | None) -> None:
        self.match = match
        self.path = path
        self.file: TextIO | None = None

    def recall(self, pairings: Iterable[Pairing]) -> list[tuple[Pairing, Outcome]]:
        """The games in the file; an incomplete last line is ignored."""
        if self.path is None or not self.path.exists():
            return []
        lines = read_text(self.path).splitlines(keepends=True)
        whole = [line for line in lines if line.endswith("\n")]
        if not self.is_mine(lines):
            raise Problem("other_match", path=str(self.path))
        games = zip(pairings, enumerate(whole[1:], 2), strict=False)
        return [(pairing, self.checked(line, pairing, number)) for pairing, (number, line) in games]

    def is_mine(self, lines: list[str]) -> bool:
        """Whether a file has the header of this match, or an incomplete part of it."""
        header = json.dumps(self.header()) + "\n"
        return not lines or (header.startswith(lines[0]) if len(lines) == 1 else lines[0] == header)

    def checked(self, line: str, pairing: Pairing, number: int) -> Outcome:
        outcome = outcome_of(parsed(line, self.path, number), pairing)
        if outcome is None:
            raise Problem("bad_match_line", path=str(self.path), line=number)
        return outcome

    def header(self) -> dict[str, object]:
        match = self.match
        described = {"game": match.game, "options": match.options, "players": list(match.players), "seed": match.seed}
        header: dict[str, object] = json.loads(json.dumps({"septem": "match", "format": FORMAT} | described))
        return header

    def open(self) -> None:
        """Open the file for writing after the last complete line."""
        if self.path is None:
            return
        written = read_text(self.path) if self.path.exists() else ""
        whole = written[: written.rfind("\n") + 1] or json.dumps(self.header()) + "\n"
        try:
            if whole != written:
                self.path.write_text(whole, encoding="utf-8")
            self.file = self.path.open("a", encoding="utf-8")
        except OSError as error:
            raise Problem("not_writable", path=str(self.path), error=storage.reason(error)) from None

    def write(self, pairing: Pairing, outcome: Outcome) -> None:
        if self.file is not None:
            self.file.write(json.dumps(line_of(pairing, outcome)) + "\n")
            self.file.flush()

    def close(self) -> None:
        if self.file is not None:
            self.file.close()


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Problem("not_text", path=str(path)) from None
    except OSError as error:
        raise Problem("not_readable", path=str(path), error=storage.reason(error)) from None


def parsed(line: str, path: Path | None, number: int) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        raise Problem("bad_match_line", path=str(path), line=number) from None


def line_of(pairing: Pairing, outcome: Outcome) -> dict[str, object]:
    """Seats and deals count from 1, as in every file; players are numbers of the header, from 1 too."""
    return {
        "deal": pairing.deal + 1,
        "seats": [player + 1 for player in pairing.seats],
        "winners": [seat + 1 for seat in outcome.winners],
        "points": list(outcome.points),
    }


def outcome_of(line: Any, pairing: Pairing) -> Outcome | None:
    """The outcome in a line; none if the line is not the expected game."""
    try:
        outcome = Outcome(tuple(seat - 1 for seat in line["winners"]), tuple(line["points"]))
        sound = line == line_of(pairing, outcome) and len(outcome.points) == len(pairing.seats)
        sound = sound and bool(outcome.winners) and set(outcome.winners) <= set(range(len(pairing.seats)))
    except (KeyError, TypeError):
        return None
    return outcome if sound else None
