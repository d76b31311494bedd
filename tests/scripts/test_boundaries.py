"""The guard of boundaries sees words and packed numbers where they do not belong."""

from pathlib import Path

import pytest

from scripts import boundaries


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(boundaries, "SOURCE", tmp_path)
    monkeypatch.setattr(boundaries, "EXCEPTIONS", {})
    for folder in ("core", "duel/pantheon", "wonders/cities", "web/scene"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "wonders/cities/fields.py").write_text('FIELDS = (Field("owed", "visible", "coins to be lost"),)')
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
        ("wonders/rules.py", "if card.colour == BLACK:", 1),
        ("wonders/rules.py", "coins = state.owed[city]", 1),  # a field that an expansion declares
        ("wonders/cities/rules.py", "coins = state.owed[city] if card.colour == BLACK else 0", 0),
        ("wonders/rules.py", "FREE_CITIES = 3  # cities in the game for two", 0),
        ("wonders/rules.py", "FREE_PLAYERS = 8  # in a game with Cities", 1),
        ("wonders/rules.py", "card = move >> 8 & 255", 1),
        ("web/scene/table.py", "divinities = named(city.divinities)", 1),
        ("web/scene/table.py", "buildings = named(city.buildings)", 0),
        ("core/quote.py", "NOT_YOUR_WONDER = 9", 1),
        ("core/quote.py", "NOT_A_MOVE = 3", 0),
    ],
)
def test_found(source: Path, name: str, text: str, problems: int) -> None:
    (source / name).write_text(text)
    assert len(list(boundaries.problems())) == problems


def test_an_exception_nobody_needs_is_one_too_many(source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boundaries, "EXCEPTIONS", {"duel/rules.py": "because"})
    assert len(list(boundaries.problems())) == 1
