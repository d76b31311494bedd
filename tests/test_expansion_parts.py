"""Texts, documents and drawings find the parts of expansions by the names of their packages."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from septem import expansions
from septem.text import GAMES, LANGUAGES, tables


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An expansion outside of septem, without any part yet."""
    folder = tmp_path / "oracle"
    folder.mkdir()
    folder.joinpath("__init__.py").write_text("")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield folder
    for name in [name for name in sys.modules if name.partition(".")[0] == "oracle"]:
        del sys.modules[name]


def test_every_expansion_has_texts_in_both_languages() -> None:
    for game in GAMES:
        for code in LANGUAGES:
            named = [table.__name__ for table in tables(code, game)]
            assert named[1:] == [f"{package}.texts.{code}" for package in expansions.packages(game)]


def test_a_part_may_be_missing(package: Path) -> None:
    assert expansions.part("oracle", "texts.en") is None
    assert expansions.part("oracle", "drawings.table") is None


def test_a_part_outside_of_septem_is_found(package: Path) -> None:
    package.joinpath("wire.py").write_text("MOVES = {1: 2}\n")
    found = expansions.part("oracle", "wire")
    assert found is not None
    assert found.MOVES == {1: 2}


def test_a_part_that_cannot_be_imported_is_not_missing(package: Path) -> None:
    package.joinpath("wire.py").write_text("import nowhere_to_be_found\n")
    with pytest.raises(ModuleNotFoundError, match="nowhere_to_be_found"):
        expansions.part("oracle", "wire")
