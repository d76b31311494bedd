"""A deal follows from a secret that is promised before the game and from a nonce of each player."""

import pytest

from septem import Problem
from septem.core import fair
from septem.core.proof import Proof

OPTIONS = {"players": 3}


def test_a_commitment_binds_secret_table_and_rules() -> None:
    commitment = fair.commitment("t", "duel", 1, OPTIONS, "secret")
    others = [
        fair.commitment("u", "duel", 1, OPTIONS, "secret"),
        fair.commitment("t", "wonders", 1, OPTIONS, "secret"),
        fair.commitment("t", "duel", 2, OPTIONS, "secret"),
        fair.commitment("t", "duel", 1, {"players": 4}, "secret"),
        fair.commitment("t", "duel", 1, OPTIONS, "other"),
    ]
    assert commitment not in others
    assert len(commitment) == 64


def test_every_nonce_changes_the_seed() -> None:
    seeds = {fair.seed("t", "s", nonces) for nonces in (["a", "b"], ["b", "a"], ["ab", ""], ["", "ab"], ["a", "c"])}
    assert len(seeds) == 5


def test_a_new_secret_is_long_and_new() -> None:
    assert len(fair.new_secret()) == 2 * fair.SECRET_BYTES
    assert fair.new_secret() != fair.new_secret()


def test_a_proof_shows_which_deal_was_promised() -> None:
    promise = fair.commitment("t", "duel", 1, OPTIONS, "secret")
    proof = Proof(promise, "secret", "t", ("a", "b"))
    right = fair.seed("t", "secret", ("a", "b"))
    fair.check(proof, "duel", 1, OPTIONS, {"seed": right})
    with pytest.raises(Problem, match="the commitment leads"):
        fair.check(proof, "duel", 1, OPTIONS, {"seed": right + 1})
    with pytest.raises(Problem, match="does not match"):
        fair.check(Proof(promise, "other", "t", ("a", "b")), "duel", 1, OPTIONS, {"seed": right})
