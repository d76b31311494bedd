"""The example of the documents is a player, and plays."""

import re
from pathlib import Path

from septem.core.table import Table

DOCUMENT = Path(__file__).parents[2] / "docs" / "bots.md"


def test_the_example_plays() -> None:
    (program,) = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text("utf-8"), re.DOTALL)
    names: dict[str, object] = {"__name__": "example"}
    exec(compile(program, str(DOCUMENT), "exec"), names)
    table = names["table"]
    assert isinstance(table, Table)
    assert table.over
