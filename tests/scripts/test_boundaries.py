"""The guard of boundaries sees words and packed numbers where they do not belong."""

from pathlib import Path

import pytest

from scripts import boundaries


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(boundaries, "SOURCE", tmp_path)
    monkeypatch.setattr(boundaries, "EXCEPTIONS", {})
    (tmp_path / "duel/pantheon").mkdir(parents=True)
    return tmp_path


@pytest.mark.parametrize(
    ("name", "text", "problems"),
    [
        ("duel/rules.py", "lead = 1 if state.minerva else 0", 1),
        ("duel/pantheon/rules.py", "lead = 1 if state.minerva else 0", 0),
        ("duel/rules.py", "card = move >> 8 & 255", 1),
        ("duel/pantheon/rules.py", "card = move & 255", 1),
        ("duel/moves.pxd", "return move >> 8 & 255", 0),
        ("duel/rules.py", "card = moves.second_of(move)", 0),
    ],
)
def test_found(source: Path, name: str, text: str, problems: int) -> None:
    (source / name).write_text(text)
    assert len(list(boundaries.problems())) == problems


def test_an_exception_nobody_needs_is_one_too_many(source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boundaries, "EXCEPTIONS", {"duel/rules.py": "because"})
    assert len(list(boundaries.problems())) == 1
