"""What a record keeps of a deal that was promised; how it is made and checked stands in `fair`, with all that takes."""

from __future__ import annotations

from dataclasses import dataclass

from .documents import Part

KEYS = ("commitment", "secret", "table", "nonces")


@dataclass(frozen=True)
class Proof:
    """What was promised, and all that it takes to check it."""

    commitment: str  # published when the table was made
    secret: str  # the server's part, kept until the game was over
    table: str
    nonces: tuple[str, ...]  # one a seat, chosen by the players; empty for bots

    def json(self) -> dict[str, object]:
        return {
            "commitment": self.commitment,
            "secret": self.secret,
            "table": self.table,
            "nonces": list(self.nonces),
        }


def read(part: Part) -> Proof:
    """A proof from the data of a file."""
    fields = part.fields(KEYS, KEYS)
    return Proof(
        commitment=fields["commitment"].text(),
        secret=fields["secret"].text(),
        table=fields["table"].text(),
        nonces=tuple(nonce.text() for nonce in fields["nonces"].parts()),
    )
