"""Whole games, everything visible to everyone, as they were written down."""

from pathlib import Path

import pytest

from tests.playthroughs.playthrough import FOLDER, again

FILES = sorted(FOLDER.glob("*.txt"))


def test_there_are_some() -> None:
    assert FILES


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_playthrough(path: Path) -> None:
    text = path.read_text()
    assert again(text).splitlines() == text.splitlines()
