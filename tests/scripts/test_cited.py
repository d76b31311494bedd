"""Which texts count as citing a statement. (Ids are put together here, lest this file cite them.)"""

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
        (f"@cases('{KIND}X-31', '{KIND}X-32')\ndef test_price(): ...", {f"{KIND}X-31", f"{KIND}X-32"}),
        (f"def test_d2_025_chain():\n    '''With {KIND}2-026, not {KIND}-x.'''", {f"{KIND}2-025", f"{KIND}2-026"}),
        (f"def test_price():\n    '''As {KIND}-R05 has it.'''", {f"{KIND}-R05"}),
        (f"def test_price(): ...  # {KIND}X-31", set()),
        (f"CASES = '{KIND}X-31'\ndef test_price():\n    assert '{KIND}X-32'", set()),
        (f"def helper_d_050():\n    '''{KIND}-050'''", set()),
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
    text = "".join(f"def test_{KIND.lower()}_{number}(): ...\n" for number in cited)
    (tmp_path / "test_game.py").write_text(text + "def test_seed_7(): ...  # UTF-8: no kind of statement\n")
    assert main(tmp_path) == code
    assert output in capsys.readouterr().out


def test_a_slip_of_the_pen_in_a_comment_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "statements").mkdir()
    (tmp_path / "statements/game.txt").write_text(f"{KIND}-001\n")
    (tmp_path / "test_game.py").write_text(f"def test_{KIND.lower()}_001(): ...  # as {KIND}-999 says\n")
    assert main(tmp_path) == 1
    assert f"in no list: {KIND}-999" in capsys.readouterr().out
