"""The structure of an age (section 3)."""

from functools import cache

import pytest

from septem.duel.constants import TAKE_TURN
from septem.duel.data.catalogue import CATALOGUE
from septem.duel.knowledge.view import Slot, View
from tests.duel.components import LAYOUTS
from tests.duel.games import SEEDS, drafted, walk
from tests.duel.helpers import Positions, full_structure
from tests.duel.telling import tell

ROW_LENGTHS = {1: [2, 3, 4, 5, 6], 2: [6, 5, 4, 3, 2], 3: [2, 3, 4, 2, 4, 3, 2]}


@cache
def fresh_structures(seed: int) -> dict[int, View]:
    """The view at the start of each age that the game came to."""
    views: dict[int, View] = {}
    for table in walk(seed):
        views.setdefault(table.view().age, table.view())
    return views


def fresh(age: int, seed: int) -> list[Slot]:
    """The structure of an age as it was laid; nothing if the game ended before."""
    view = fresh_structures(seed).get(age)
    return [place for place in view.structure if place] if view else []


@pytest.mark.parametrize("seed", SEEDS)
def test_d_020_twenty_cards_are_laid_from_index_0_to_19(seed: int) -> None:
    views = fresh_structures(seed)
    assert {1: 20, 2: 20}.items() <= {age: len(fresh(age, seed)) for age in views}.items()


def test_d_020_the_cards_are_shuffled() -> None:
    tops = {place.card for seed in range(30) if (place := drafted(seed).view().structure[0])}
    assert len(tops) > 10


@pytest.mark.parametrize("age", [1, 2, 3])
def test_d_021_rows_alternate_and_eight_cards_lie_face_down(age: int) -> None:
    wanted: list[bool] = []
    for row, length in enumerate(ROW_LENGTHS[age]):
        wanted += [row % 2 == 0] * length
    assert wanted.count(False) == 8
    laid = [places for seed in SEEDS if (places := fresh(age, seed))]
    assert laid
    assert all([place.card is not None for place in places] == wanted for places in laid)


@pytest.mark.parametrize("age", [1, 2, 3])
def test_d_022_rows_and_what_covers_what(position: Positions, age: int) -> None:
    """Each row is half a card's width off the one above; a card is covered by those next to it one row down."""
    rows = LAYOUTS[age]["rows"]
    assert [len(row) for row in rows] == ROW_LENGTHS[age]
    assert [slot for row in rows for slot in row] == list(range(20))
    places = {
        slot: (depth, place) for depth, row in enumerate(rows) for slot, place in zip(row, spots(row), strict=True)
    }
    if age == 3:
        places[9], places[10] = (3, -2), (3, 2)  # a gap in the middle
    for slot, (depth, place) in places.items():
        below = [other for other, (row, spot) in places.items() if row == depth + 1 and abs(spot - place) == 1]
        assert below == LAYOUTS[age]["covered_by"][slot]
    for slot in range(20):
        assert uncovered_by(position, age, slot) == []


def spots(row: list[int]) -> list[int]:
    return [2 * place - len(row) + 1 for place in range(len(row))]


def uncovered_by(position: Positions, age: int, slot: int) -> list[int]:
    """Cards that cover a slot but do not keep it from being taken, one by one: there should be none."""
    wrong = []
    faces = {number: card.lstrip("?") for number, card in full_structure(age).items()}
    for cover in LAYOUTS[age]["covered_by"][slot]:
        places = {number: faces[number] for number in {*range(slot + 1), cover}}
        scene = position(structure=places, age=age)
        if f"sell {faces[slot]}" in scene.moves:
            wrong.append(cover)
    alone = position(structure={number: faces[number] for number in range(slot + 1)}, age=age)
    return wrong if f"sell {faces[slot]}" in alone.moves else [slot]


@pytest.mark.parametrize(("age", "slots"), [(1, range(14, 20)), (2, (18, 19)), (3, (18, 19))])
def test_d_023_accessible_at_set_up(position: Positions, age: int, slots: range | tuple[int, ...]) -> None:
    scene = position(structure=full_structure(age), age=age)
    sales = {move for move in scene.moves if move.startswith("sell")}
    assert sales == {f"sell {scene.structure[slot]}" for slot in slots}


@pytest.mark.parametrize("seed", SEEDS)
def test_d_023_a_card_is_accessible_when_no_card_covers_it(seed: int) -> None:
    for table in walk(seed):
        view = table.view()
        present = [slot for slot, place in enumerate(view.structure) if place]
        for slot in present:
            covered = set(LAYOUTS[view.age]["covered_by"][slot]) & set(present)
            assert view.structure[slot].open == (not covered)
        if view.question and view.question.kind == TAKE_TURN:
            sales = {move.text for move in table.moves() if move.text.startswith("sell")}
            faces = [view.structure[slot].card for slot in present if view.structure[slot].open]
            assert sales == {f"sell {CATALOGUE.id(card)}" for card in faces}


def test_d_024_one_card_covers_two_in_the_middle_of_age_three(position: Positions) -> None:
    assert LAYOUTS[3]["covered_by"][5:9] == [[9], [9], [10], [10]]
    places = {slot: card for slot, card in full_structure(3).items() if slot <= 10}
    scene = position(structure={**places, 9: places[9][1:], 10: places[10][1:]}, age=3)
    assert {move for move in scene.moves if move.startswith("sell")} == {f"sell {scene.structure[s]}" for s in (9, 10)}
    scene.play(f"sell {scene.structure[9]}")
    open_slots = {slot for slot, place in enumerate(scene.view.structure) if place and place.open}
    assert open_slots == {5, 6, 10}
    scene.play(f"sell {scene.structure[10]}")
    open_slots = {slot for slot, place in enumerate(scene.view.structure) if place and place.open}
    assert open_slots == {5, 6, 7, 8}


@pytest.mark.parametrize("seed", SEEDS)
def test_cards_laid_are_told_as_they_lie(seed: int) -> None:
    for table in walk(seed):
        if table.answers and table.view().age == 1:
            facts = [tell(event) for event in table.answers[-1].events]
            laid = [fact for fact in facts if fact.startswith(("card_laid", "back_laid"))]
            assert [int(fact.split()[-1]) for fact in laid] == list(range(20))
            return
