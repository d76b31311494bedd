"""The number of ways a game can go on is as it was. A failure shows the count below each move."""

from pathlib import Path

import pytest

from tests.perft.perft import Entry, divide, naive, perft, read

ENTRIES = [entry for path in sorted(Path(__file__).parent.glob("*.perft")) for entry in read(path)]


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)
def test_counts(entry: Entry) -> None:
    table = entry.table()
    for depth, expected in enumerate(entry.counts, start=1):
        found = perft(table.game, table.state, depth)
        assert found == expected, divide(entry, depth)


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)
def test_counts_agree_with_a_naive_recount_through_the_checked_door(entry: Entry) -> None:
    depth = max(depth for depth, count in enumerate(entry.counts, start=1) if depth == 1 or count < 100)
    assert naive(entry, depth) == entry.counts[depth - 1]


def test_a_breakdown_adds_up() -> None:
    entry = ENTRIES[0]
    assert divide(entry, len(entry.counts)).endswith(f"{entry.counts[-1]:>10}  in all")
