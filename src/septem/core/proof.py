"""The proof of a verifiable deal, as stored in a record. `fair` makes and checks proofs; it needs slower imports."""

from __future__ import annotations

from dataclasses import dataclass

from .documents import Part

KEYS = ("commitment", "secret", "table", "nonces")


@dataclass(frozen=True)
class Proof:
    """The commitment, and the data needed to check it."""

    commitment: str  # published when the table was created
    secret: str  # of the server, published after the game
    table: str
    nonces: tuple[str, ...]  # one per seat, chosen by the players; empty for bots

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
