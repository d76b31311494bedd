"""The record of a game: options, deal and moves. A replay restores every position."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from . import proof as proofs
from .documents import Part, check_format
from .proof import Proof

FORMAT = 1
KEYS = ("septem", "format", "game", "rules", "options", "deal", "moves", "players", "note", "proof")
NEEDED = ("septem", "game", "rules", "deal", "moves")
MOST_RULES = 1 << 30


@dataclass(frozen=True)
class Record:
    """A record as read from a file. Only a replay checks the moves against the rules."""

    game: str
    rules: int  # the version of the rules of this game
    deal: Mapping[str, object]
    moves: tuple[str, ...] = ()
    options: Mapping[str, object] = field(default_factory=dict)
    players: tuple[str, ...] = ()
    note: str = ""
    proof: Proof | None = None  # that the server committed to the deal before the first choice

    def json(self) -> dict[str, object]:
        document: dict[str, object] = {
            "septem": "record",
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "options": dict(self.options),
        }
        if self.players:
            document["players"] = list(self.players)
        if self.note:
            document["note"] = self.note
        if self.proof:
            document["proof"] = self.proof.json()
        return document | {"deal": dict(self.deal), "moves": list(self.moves)}


def read(document: Part) -> Record:
    """A record from a parsed document."""
    fields = document.fields(KEYS, NEEDED)
    check_format(fields.get("format"), FORMAT)
    return Record(
        game=fields["game"].text(),
        rules=fields["rules"].number(1, MOST_RULES),
        deal={key: part.value for key, part in fields["deal"].entries().items()},
        moves=tuple(move.printable() for move in fields["moves"].parts()),
        options={key: part.value for key, part in fields.get("options", Part({})).entries().items()},
        players=tuple(player.printable() for player in fields.get("players", Part(())).parts()),
        note=fields.get("note", Part("")).printable(),
        proof=proofs.read(fields["proof"]) if "proof" in fields else None,
    )
