"""The summary of scripts/test.py names what failed, because the beginning of a long output is often cut off."""

from pathlib import Path

from scripts.test import Section, failures, outcome_of

TESTS = "def test_wrong() -> None:\n    assert False\n\n\ndef test_right() -> None:\n    assert True\n"


def test_a_failed_test_is_named(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(Path("tests/conftest.py").read_text())
    (tmp_path / "test_pair.py").write_text(TESTS)
    pytest = f"-m pytest -q -p no:cacheprovider --rootdir={tmp_path} --confcutdir={tmp_path} {tmp_path}"
    assert failures(pytest, {"PYTHONPATH": "."}) == ["test_pair.py::test_wrong"]


def test_a_failed_step_without_tests_is_named() -> None:
    assert failures("-c raise(SystemExit(3))", {}) == ["python -c raise(SystemExit(3))"]
    assert failures("-c pass", {}) == []


def test_what_passes_only_when_it_is_repeated_is_named() -> None:
    wrong, right = "-c raise(SystemExit(3))", "-c pass"
    assert outcome_of(Section("", (wrong, right), again=right)) == ("passed", [f"only when repeated: python {wrong}"])
    assert outcome_of(Section("", (right,), again=wrong)) == ("passed", [])


def test_what_fails_again_has_failed() -> None:
    wrong = "-c raise(SystemExit(3))"
    assert outcome_of(Section("", (wrong,), again=wrong)) == ("FAILED", [f"python {wrong}"])
    assert outcome_of(Section("", (wrong,))) == ("FAILED", [f"python {wrong}"])
