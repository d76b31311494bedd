"""Deals that nobody can have steered: a promise before the first choice, and its proof after the last."""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Mapping, Sequence

from .chance import MOST_SEED
from .errors import Problem
from .proof import Proof

SECRET_BYTES = 32


def new_secret() -> str:
    return secrets.token_hex(SECRET_BYTES)


def commitment(table: str, game: str, rules: int, options: Mapping[str, object], secret: str) -> str:
    """Binds the server's part to this table and its rules, and tells nothing of it."""
    return digest("septem promise", table, game, str(rules), written(options), secret).hex()


def seed(table: str, secret: str, nonces: Sequence[str]) -> int:
    """The seed of the deal: the server's part mixed with every player's, so that no one of them chose it."""
    return int.from_bytes(digest("septem deal", table, secret, *nonces)[:8]) & MOST_SEED


def digest(*parts: str) -> bytes:
    """Parts are told apart by their lengths, so that no two lists of them read the same."""
    text = "".join(f"{len(part.encode())}:{part}" for part in parts)
    return hashlib.sha256(text.encode()).digest()


def written(options: Mapping[str, object]) -> str:
    return json.dumps(options, sort_keys=True, separators=(",", ":"))


def check(proof: Proof, game: str, rules: int, options: Mapping[str, object], deal: Mapping[str, object]) -> None:
    """Refuses a proof that does not fit the promise, or a deal that does not follow from it."""
    if commitment(proof.table, game, rules, options, proof.secret) != proof.commitment:
        raise Problem("promise_broken", "proof.secret")
    wanted = seed(proof.table, proof.secret, proof.nonces)
    if deal.get("seed") != wanted:
        raise Problem("other_deal", "deal.seed", given=deal.get("seed"), wanted=wanted)
