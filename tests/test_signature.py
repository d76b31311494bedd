"""Games come out as they did. If they must not, `python bench/signature.py > tests/signature.txt` and say why."""

from pathlib import Path

import pytest

from bench.signature import SIGNED, signature

EXPECTED = dict(line.split() for line in Path(__file__).with_name("signature.txt").read_text().splitlines())


def test_every_kind_of_game_is_signed() -> None:
    assert EXPECTED.keys() == SIGNED.keys()


@pytest.mark.parametrize("name", SIGNED)
def test_games_come_out_as_they_did(name: str) -> None:
    assert signature(name) == EXPECTED[name]
