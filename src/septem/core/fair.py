"""Verifiable deals: a commitment before the first choice, and its proof after the game."""

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
    """A hash that binds the secret to this table and its rules, without revealing the secret."""
    return digest("septem promise", table, game, str(rules), written(options), secret).hex()


def seed(table: str, secret: str, nonces: Sequence[str]) -> int:
    """The seed of the deal, from the server's secret and every player's nonce, so that no single party chooses it."""
    return int.from_bytes(digest("septem deal", table, secret, *nonces)[:8]) & MOST_SEED


def digest(*parts: str) -> bytes:
    """The hash of a list of texts. Each text has a length prefix, so different lists never hash the same bytes."""
    text = "".join(f"{len(part.encode())}:{part}" for part in parts)
    return hashlib.sha256(text.encode()).digest()


def written(options: Mapping[str, object]) -> str:
    return json.dumps(options, sort_keys=True, separators=(",", ":"))


def check(proof: Proof, game: str, rules: int, options: Mapping[str, object], deal: Mapping[str, object]) -> None:
    """Refuse a proof that does not match the commitment, or a deal that does not follow from the proof."""
    if commitment(proof.table, game, rules, options, proof.secret) != proof.commitment:
        raise Problem("promise_broken", "proof.secret")
    wanted = seed(proof.table, proof.secret, proof.nonces)
    if deal.get("seed") != wanted:
        raise Problem("other_deal", "deal.seed", given=deal.get("seed"), wanted=wanted)
