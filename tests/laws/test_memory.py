"""Guessing a face-down card from everything a seat ever saw and heard does no better than chance."""

from __future__ import annotations

from collections import Counter
from math import sqrt

import pytest

from tests.laws.chances import LIMIT
from tests.laws.guessing import leaky, shown_by_memory
from tests.laws.riddles import RIDDLES, all_riddles

KINDS = {  # of places that are guessed
    "duel": {"box", "deck", "later", "offer", "offering", "removed", "shrine", "slot"},
    "wonders": {"later", "sold", "hand"},
}
LEAKS = {"duel": ("box",), "wonders": ("sold", "hand", "later")}
SHARES = {"duel": 3, "wonders": 1}  # of so many games one has a leak


@pytest.mark.parametrize("game", RIDDLES)
def test_remembering_everything_tells_no_secret(game: str) -> None:
    """S-130 to S-136: hands, sold cards, cards left over, cards of later ages."""
    shown = shown_by_memory(all_riddles(game))
    assert {str(place[0]) for place in shown} == KINDS[game]
    assert max(shown.values()) < LIMIT
    assert sum(shown.values()) / sqrt(len(shown)) < LIMIT


@pytest.mark.parametrize("game", RIDDLES)
def test_the_guesser_would_find_a_leak(game: str) -> None:
    """One number that gives away one place is found, in Duel already if it does so in a third of the games."""
    riddles = all_riddles(game)
    for kind in LEAKS[game]:
        places = Counter(place for each in riddles for place in each.odds if place[0] == kind)
        place = places.most_common(1)[0][0]
        leaking = [leaky(each, place) if number % SHARES[game] == 0 else each for number, each in enumerate(riddles)]
        assert shown_by_memory(leaking)[place] > LIMIT
