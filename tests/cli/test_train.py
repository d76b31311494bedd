"""The networks that `septem train --begin` accepts: those of the package by name, and files."""

from __future__ import annotations

from pathlib import Path

import pytest

from septem.ai.duel.policy_value import weights
from septem.cli.commands.train import rows_of
from septem.core.errors import Problem


def test_a_network_of_the_package_or_a_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text(weights.write({weights.FIRST_BIAS: [1] * 64}))
    assert rows_of(str(path)) == {weights.FIRST_BIAS: [1] * 64}
    assert rows_of("base") == weights.packaged_rows("base")


@pytest.mark.parametrize("text", [None, "nonsense\n"])
def test_what_is_no_network_is_refused(tmp_path: Path, text: str | None) -> None:
    path = tmp_path / "mine.txt"
    if text is not None:
        path.write_text(text)
    with pytest.raises(Problem, match="does not contain the weights of a network"):
        rows_of(str(path))
