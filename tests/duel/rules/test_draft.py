"""The wonder draft (section 2)."""

from collections import Counter

import pytest

from septem.core.quote import Reason
from septem.core.table import Table
from septem.duel.constants import DRAFT_WONDER
from septem.duel.knowledge.view import View
from tests.duel.components import WONDERS
from tests.duel.games import SEEDS, drafted, start, walk
from tests.duel.helpers import ids
from tests.duel.telling import tell

PRESET_P1 = {"pyramids", "great_lighthouse", "temple_of_artemis", "statue_of_zeus"}
PRESET_P2 = {"circus_maximus", "piraeus", "appian_way", "colossus"}


def draft_steps(seed: int) -> list[tuple[int, View]]:
    """The seat that was asked and the view at each choice of the draft; then the view after it."""
    steps: list[tuple[int, View]] = []
    for table in walk(seed):
        view = table.view()
        if view.age:
            return [*steps, (-1, view)]
        steps.append((table.owing[0] + 1, view))
    raise AssertionError


def drafts(table: Table) -> list[str]:
    facts = [tell(event) for event in table.events()]
    return [fact for fact in facts if fact.startswith(("offer_shown", "wonder_drafted"))]


@pytest.mark.parametrize("seed", SEEDS)
def test_d_011_of_four_wonders_p1_takes_one_p2_two_and_p1_the_last(seed: int) -> None:
    table = start(seed)
    offered = ids(table.view().offer)
    assert len(set(offered)) == 4
    assert {move.text for move in table.moves()} == {f"draft {wonder}" for wonder in offered}
    facts = drafts(drafted(seed))[:8]
    assert facts[:4] == [f"offer_shown {wonder}" for wonder in offered]
    assert [fact.split()[1] for fact in facts[4:]] == ["P1", "P2", "P2", "P1"]
    assert {fact.split()[2] for fact in facts[4:]} == set(offered)


@pytest.mark.parametrize("seed", SEEDS)
def test_d_012_of_the_next_four_p2_takes_one_p1_two_and_p2_the_last(seed: int) -> None:
    facts = drafts(drafted(seed))
    assert all(fact.startswith("offer_shown") for fact in facts[8:12])
    takers = [fact.split()[1] for fact in facts if fact.startswith("wonder_drafted")]
    assert takers == ["P1", "P2", "P2", "P1", "P2", "P1", "P1", "P2"]
    assert {fact.split()[1] for fact in facts[8:12]} == {fact.split()[2] for fact in facts[12:]}


@pytest.mark.parametrize("seed", SEEDS)
def test_d_013_the_second_group_is_shown_late_and_the_last_of_a_group_is_not_chosen(seed: int) -> None:
    steps = draft_steps(seed)
    assert [asked for asked, _ in steps] == [1, 2, 2, 2, 1, 1, -1]
    assert [len(view.offer) for _, view in steps] == [4, 4, 4, 8, 8, 8, 8]
    assert [view.drafted for _, view in steps] == [0, 1, 2, 4, 5, 6, 8]
    table = start(seed)
    hidden = next(wonder for wonder in WONDERS if wonder not in ids(table.view().offer))
    assert table.quote(f"draft {hidden}").reason is Reason.NOT_OFFERED


def test_d_013_a_wonder_taken_is_not_offered_again() -> None:
    table = start(1)
    first = table.moves()[0].text
    table.play(first)
    assert first not in {move.text for move in table.moves()}
    assert table.quote(first).reason is Reason.NOT_OFFERED


def test_d_014_four_wonders_are_left_in_the_box() -> None:
    seen: Counter[str] = Counter()
    for seed in range(40):
        view = drafted(seed).view()
        wonders = [wonder for city in view.cities for wonder in ids(city.unbuilt)]
        assert len(set(wonders)) == 8
        assert set(wonders) <= set(WONDERS)
        seen.update(wonders)
    assert set(seen) == set(WONDERS)
    assert max(seen.values()) < 40


@pytest.mark.parametrize("seed", SEEDS)
def test_d_015_four_wonders_each_seen_by_both(seed: int) -> None:
    table = drafted(seed)
    own = [city.unbuilt for city in table.view().cities]
    assert [len(set(wonders)) for wonders in own] == [4, 4]
    for seat in (0, 1):
        assert [city.unbuilt for city in table.view(seat).cities] == own


@pytest.mark.parametrize("seed", SEEDS)
def test_d_015_the_wonders_are_kept_all_game(seed: int) -> None:
    own = [set(ids(city.unbuilt)) for city in drafted(seed).view().cities]
    boxed: set[str] = set()
    for table in walk(seed):
        for event in table.answers[-1].events if table.answers else ():
            fact = tell(event)
            boxed |= {fact.split()[2]} if fact.startswith("wonder_boxed") else set()
        for wonders, city in zip(own, table.view().cities, strict=True):
            built = tuple(wonder for wonder, _ in city.wonders)
            kept = set(ids(city.unbuilt + built))
            assert kept <= wonders
            assert not table.view().age or kept | boxed & wonders == wonders


def test_d_016_the_preset_of_a_first_game() -> None:
    table = start(5, first_game_preset=True)
    view = table.view()
    assert [set(ids(city.unbuilt)) for city in view.cities] == [PRESET_P1, PRESET_P2]
    assert (view.age, view.offer, view.drafted, table.owing) == (1, (), 8, [0])
    assert not any(fact.startswith("offer_shown") for fact in drafts(table))
    assert {fact.split()[2] for fact in drafts(table) if fact.split()[1] == "P2"} == PRESET_P2
    assert start(5).view().question.kind == DRAFT_WONDER  # by default there is a draft
