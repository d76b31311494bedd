"""Expansions of other packages are found by their entry points, and only looked for where a package may have some."""

from pathlib import Path

import pytest

from septem.core.entry_points import offered

GROUP = "septem.tests.expansions"


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place of the path with nothing installed."""
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def install(place: Path, declared: str) -> None:
    about = place / "other-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: other\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[{GROUP}]\nother = {declared}\n")


def test_nothing_is_offered_where_no_package_has_such_entry_points(place: Path) -> None:
    (place / "other-1.0.dist-info").mkdir()
    assert offered(GROUP, int) == []


def test_a_declaration_of_another_package_is_found(place: Path) -> None:
    install(place, "other_package:DECLARED")
    (place / "other_package.py").write_text("DECLARED = 7\n")
    assert offered(GROUP, int) == [7]


def test_something_else_than_a_declaration_is_refused(place: Path) -> None:
    install(place, "sys:path")
    with pytest.raises(ImportError, match=f"entry points of {GROUP} are of class int, but one is"):
        offered(GROUP, int)


def test_an_archive_on_the_path_may_offer_something(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It cannot be listed like a folder, so the library has to look into it."""
    archive = place / "archive.zip"
    archive.write_bytes(b"")
    monkeypatch.setattr("sys.path", [str(archive), str(place / "nowhere")])
    assert offered(GROUP, int) == []
