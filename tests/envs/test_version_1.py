"""Version 1: different views give different observations, every number has a name, and actions fit the table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from itertools import pairwise
from typing import Any

import pytest

pytest.importorskip("numpy")

from septem import Duel, Stream, Wonders
from septem.core.errors import Problem
from septem.envs.encoding import action_of, encoder_for, move_text
from septem.envs.v1.encoder import Encoder1
from septem.envs.v1.layout import Layout, block

PROMO: Any = ("messe_essen", "statue_of_liberty")
AGORA: Any = {"agora": True, "pantheon": True}
TABLES = [
    Duel(),
    Duel(pantheon=True, promo_wonders=PROMO, reveal_view="private"),
    Duel(**AGORA),
    Wonders(players=2),
    Wonders(players=3),
    Wonders(players=5, edition="second"),
    Wonders(players=4, leaders=True, cities=True, teams=True),
]
MORE = [
    Wonders(players=2, seventh_card="sixth_turn"),
    Wonders(players=3, leaders=True),
    Wonders(players=7),
    Duel(agora=True),
    Duel(bid=True),
]
EVERY = pytest.mark.parametrize("game", TABLES, ids=lambda game: str(game.options_json()))


def walk(game: Any, seed: int) -> Iterator[Any]:
    """Every position of a random game."""
    state, luck = game.new(), Stream(seed, "walk")
    game.deal(state, seed)
    while owing := game.owing(state):
        yield state
        seat = owing.bit_length() - 1
        moves = game.legal(state, seat)
        game.play(state, seat, moves[luck.below(len(moves))])
    yield state


def written(encoder: Encoder1, view: Any) -> bytes:
    import numpy

    row: Any = numpy.zeros(encoder.observation_size, "int8")
    encoder.features.write(view, row)
    return bytes(row.tobytes())


def crossed(one: Any, other: Any) -> Iterator[Any]:
    """Variants of a view with one part, however small, taken from another view."""
    for field in fields(one):
        mine, yours = getattr(one, field.name), getattr(other, field.name)
        if mine == yours or not field.compare or field.name == "seat":
            continue
        yield replace(one, **{field.name: yours})
        if is_dataclass(mine) and type(mine) is type(yours):
            yield from (replace(one, **{field.name: part}) for part in crossed(mine, yours))
        if isinstance(mine, tuple) and len(mine) == len(yours) and field.name in ("cities", "parts"):
            for place, (entry, instead) in enumerate(zip(mine, yours, strict=True)):
                if is_dataclass(entry):
                    for part in crossed(entry, instead):
                        yield replace(one, **{field.name: (*mine[:place], part, *mine[place + 1 :])})


@EVERY
def test_perfect_recall(game: Any) -> None:
    """Views that differ in any part, of positions near or far from each other, give different observations."""
    encoder = Encoder1(game)
    views = [game.view(state, 0) for state in walk(game, 1)]
    others = [game.view(state, 0) for state in walk(game, 2)]
    step = 5
    pairs = [*pairwise(views), *zip(views[::step], others[::step], strict=False)]
    tried = 0
    for one, other in pairs[::2]:
        mine = written(encoder, one)
        for variant in crossed(one, other):
            assert (written(encoder, variant) == mine) == (variant == one)
            tried += 1
    assert tried > 100


@pytest.mark.parametrize("game", [*TABLES, *MORE], ids=lambda game: str(game.options_json()))
@pytest.mark.parametrize("memory", [True, False])
def test_rows_from_positions_are_those_from_views(game: Any, memory: bool) -> None:
    """Positions are written by other code than views, which says what the numbers are."""
    encoder, luck = Encoder1(game, memory), Stream(5, "worlds")
    for number, state in enumerate(walk(game, 6)):
        for seat in range(game.seats):
            view, legal = game.view(state, seat), game.legal(state, seat)
            assert encoder.observe(state, seat).tolist() == encoder.observe_view(view).tolist()
            assert encoder.moves(state, seat) == encoder.moves_of_view(view, legal)
        if number % 7 == 0 and game.owing(state):
            world = game.imagine(game.view(state, 0), luck)
            assert encoder.observe(world, 1).tolist() == encoder.observe_view(game.view(world, 1)).tolist()


@EVERY
def test_equal_views_have_equal_observations(game: Any) -> None:
    """Whatever a seat cannot know makes no difference."""
    encoder, luck = Encoder1(game), Stream(4, "worlds")
    for number, state in enumerate(walk(game, 3)):
        if number % 9 == 0 and game.owing(state):
            seen = game.view(state, 1)
            assert (encoder.observe(game.imagine(seen, luck), 1) == encoder.observe(state, 1)).all()


def test_passed_hands_are_remembered() -> None:
    """A hand that one has held and passed on with another card in it is another past."""
    game, encoder = Wonders(players=3), Encoder1(Wonders(players=3))
    view = next(game.view(state, 0) for state in walk(game, 1) if game.view(state, 0).turn == 2)
    first = view.sights[0]
    other = next(card for card in encoder.features.decks[0] if card not in first.cards)
    passed = next(card for card in first.cards if card not in view.hand)
    changed = replace(first, cards=tuple(sorted({*first.cards} - {passed} | {other})))
    assert written(encoder, replace(view, sights=(changed, *view.sights[1:]))) != written(encoder, view)


@EVERY
def test_every_number_has_a_name_of_its_own(game: Any) -> None:
    encoder = Encoder1(game)
    for names, size in (
        (encoder.observation_names(), encoder.observation_size),
        (encoder.action_names(), encoder.actions),
    ):
        assert len(set(names)) == len(names) == size
    assert encoder.action_names()[-1] == "pass"


@EVERY
def test_moves_and_actions_as_text(game: Any) -> None:
    """Every legal move has an action, except ways of paying beyond the first, and both ways of naming it agree."""
    encoder = encoder_for(game, version=1)
    for state in walk(game, 2):
        for seat in range(game.seats):
            moves, legal = encoder.moves(state, seat), game.legal(state, seat)
            assert bool(moves) == bool(legal)
            assert set(moves.values()) <= set(legal)
            for action in moves:
                assert action_of(game, moves, move_text(game, moves, action)) == action
            if isinstance(game, Duel):
                assert len(moves) == len({move & 0xFFFFFF for move in legal})
    with pytest.raises(Problem):
        move_text(game, {}, 0)


def test_places_that_do_not_follow_one_another_are_refused() -> None:
    """Compiled code reckons with rows of places: a layout with a gap would be written wrongly."""
    layout = Layout()
    first = layout.each("card", {7: "a", 9: "b"})
    assert block(first) == 0
    layout.number("between")
    with pytest.raises(ValueError, match="follow"):
        block(first | {8: layout.number("late")})


def test_names_say_what_a_move_is() -> None:
    game = Duel(first_game_preset=True)
    encoder, state = Encoder1(game), game.new()
    game.deal(state, 3)
    names = encoder.action_names()
    for action, move in encoder.moves(state, 0).items():
        assert names[action].split()[:2] == game.write_move(move).split()[:2]


def test_sizes_are_those_of_the_table() -> None:
    """No place for what cannot come up: wonders and cards of expansions, or cards for more players."""
    assert len(Encoder1(Duel()).action_names()) == 557
    assert not any("zeus_guild" in name or "messe_essen" in name for name in Encoder1(Duel()).observation_names())
    three, seven = Encoder1(Wonders(players=3)), Encoder1(Wonders(players=7))
    assert three.actions < seven.actions
    assert not any("well" in name.split() for name in three.action_names())
    second = Encoder1(Wonders(players=7, edition="second")).action_names()
    assert {"sell well", "sell castrum", "sell altar_second"} <= set(second)
    assert "sell altar" not in second
    assert Encoder1(Wonders(players=3), memory=False).observation_size == three.features.present


def test_an_expansion_without_features_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    from septem.envs.duel import features

    monkeypatch.setattr("septem.expansions.part", lambda package, name: None)
    with pytest.raises(Problem) as caught:
        features.DuelFeatures(Duel(pantheon=True))
    assert caught.value.code == "not_in_environment"


@pytest.mark.parametrize(
    ("options", "sizes"),
    [({}, (1035, 557)), ({"pantheon": True}, (2164, 2306)), ({"promo_wonders": PROMO}, (1182, 745))],
    ids=str,
)
def test_expansions_that_are_not_in_play_have_no_place(options: dict[str, Any], sizes: tuple[int, int]) -> None:
    """The numbers of a table stay the same when the package learns another expansion."""
    encoder = encoder_for(Duel(**options), 1)
    assert (encoder.observation_size, encoder.actions) == sizes
