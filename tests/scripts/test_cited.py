"""What counts as citing a statement. (Ids are put together here, lest this file cite them.)"""

from pathlib import Path

import pytest

from scripts.cited import citations, main

KIND = "D"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("def test_d_050_price(): ...", {f"{KIND}-050"}),
        ("def test_dx_31(): ...", {f"{KIND}X-31"}),
        ("class TestSecrets:\n    def test_dh_08_and_dh_15_hold(self): ...", {f"{KIND}H-08", f"{KIND}H-15"}),
        (f"def test_price():\n    '''The price ({KIND}-050).'''", {f"{KIND}-050"}),
        (f"def test_price(): ...  # {KIND}X-31", {f"{KIND}X-31"}),
        (f"def test_d2_025_chain(): ...  # {KIND}2-026", {f"{KIND}2-025", f"{KIND}2-026"}),
        ("def helper_d_050(): ...", set()),
        (f"# {KIND}P-003, not {KIND}-x or {KIND} 12", {f"{KIND}P-003"}),
    ],
)
def test_citations(text: str, expected: set[str]) -> None:
    assert citations(text) == expected


@pytest.mark.parametrize(
    ("cited", "code", "output"),
    [
        (["001", "002"], 0, "2 of 2 cited"),
        (["001"], 1, f"not cited: {KIND}-002"),
        (["001", "002", "003"], 1, f"in no list: {KIND}-003"),
    ],
)
def test_none_missing_and_none_unknown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], cited: list[str], code: int, output: str
) -> None:
    (tmp_path / "statements").mkdir()
    (tmp_path / "statements/game.txt").write_text(f"{KIND}-001\n{KIND}-002\n")
    text = "".join(f"# {KIND}-{number}\n" for number in cited)
    (tmp_path / "test_game.py").write_text(text + "def test_seed_7(): ...  # UTF-8: no kind of statement\n")
    assert main(tmp_path) == code
    assert output in capsys.readouterr().out
