"""The knowledge of each seat about the discard pile (S-117, S-133, S-135)."""

from __future__ import annotations

from collections import Counter

import pytest

from septem.core.chance import Stream
from septem.core.events import heard_by
from septem.wonders import history, setters
from septem.wonders.board_ids import Board
from septem.wonders.constants import FACTS, REVIVE_CARD, SELL
from septem.wonders.game import Wonders
from septem.wonders.knowledge import constraints, imagine, redeal, view
from septem.wonders.knowledge.view import Look, Revival
from septem.wonders.state import State, copy
from tests.laws.chances import LIMIT, surprise
from tests.wonders.helpers import City, Scene, number, scene

LOOKER, ANN, BOB, BYSTANDER = range(4)
WATCHERS = (LOOKER, BYSTANDER, None)
DEALS = 400


def before_the_look(ann: str, bob: str, built: str = "") -> Scene:
    """Two seats have thrown a card each in the first turn; Halicarnassus raises its stage in the second."""
    me = City("halicarnassus", stages=1, built=f"ore_vein foundry {built}", hand="tavern workshop")
    others = [City(name, hand="theater pawnshop") for name in ("giza", "rhodes", "olympia")]
    table = scene(me, *others, age=1, turn=2)
    for city, card in ((ANN, ann), (BOB, bob)):
        setters.put_past(table.state, 0, 0, city, history.pack(SELL, number(card)))
    setters.put_pile(table.state, 2)
    return table


def look(table: Scene) -> Scene:
    return table.play("stage with tavern", *["build theater"] * 3)


def known(table: Scene, seat: int | None) -> tuple[object, ...]:
    seen = view.build(table.state, seat)
    return seen.deeds, seen.looks, seen.revived, seen.discarded, heard_by(table.events, seat)


@pytest.mark.parametrize("answer", ["", "revive altar", "decline"])
def test_s_133_nobody_learns_who_threw_what(answer: str) -> None:
    """Neither from the pile nor from a card that is built from it."""
    tables = [look(before_the_look(*cards)) for cards in (("altar", "baths"), ("baths", "altar"))]
    if answer:
        tables = [table.play(answer) for table in tables]
    for seat in WATCHERS:
        assert known(tables[0], seat) == known(tables[1], seat)


def test_s_133_who_threw_a_card_knows_it() -> None:
    table = look(before_the_look("altar", "baths"))
    assert [deed.card for deed in view.build(table.state, ANN).deeds][:2] == [number("altar"), None]
    assert view.known_pile(view.build(table.state, ANN)) == [number("altar")]
    table.play("revive altar")
    assert view.known_pile(view.build(table.state, ANN)) == []
    assert view.known_pile(view.build(table.state, BOB)) == [number("baths")]


def test_s_117_who_looks_sees_every_card_with_its_back() -> None:
    """S-133: and nobody else does."""
    table = look(before_the_look("altar", "loom"))
    loom, altar = number("loom"), number("altar")
    assert view.build(table.state, LOOKER).looks == (Look(0, 1, ((loom, altar), (), ())),)
    assert view.known_pile(view.build(table.state, LOOKER)) == [loom, altar]
    assert table.heard("pile_seen") == [(LOOKER, loom, 1), (LOOKER, altar, 1)]
    assert {event.audience for event in table.events if FACTS[event.fact] == "pile_seen"} == {1 << LOOKER}
    for seat in (ANN, BOB, BYSTANDER, None):
        assert view.build(table.state, seat).looks == ()


def test_s_135_all_see_which_card_was_taken() -> None:
    table = look(before_the_look("altar", "baths")).play("revive altar")
    for seat in (LOOKER, ANN, BOB, BYSTANDER, None):
        assert view.build(table.state, seat).revived == (Revival(0, 1, LOOKER, number("altar"), 0),)
    assert table.heard("card_revived") == [(LOOKER, number("altar"), 1)]
    assert table.state.discarded == 1


def test_s_133_that_nothing_can_be_built_is_a_secret_too() -> None:
    """R-18: Halicarnassus is asked all the same, and nobody else can tell that it had no choice."""
    tables = [look(before_the_look("altar", "baths", built)) for built in ("altar baths", "")]
    assert [table.asked() for table in tables] == [REVIVE_CARD] * 2
    assert tables[0].moves(LOOKER) == ["decline"]
    assert len(tables[1].moves(LOOKER)) == 3
    for table in tables:
        table.play("decline")
    for seat in (ANN, BYSTANDER, None):
        assert heard_by(tables[0].events, seat) == heard_by(tables[1].events, seat)


def halicarnassus(seed: int, seats: int = 3) -> tuple[Wonders, State]:
    """A game in which Halicarnassus has looked through a pile of several cards and has built one of them."""
    others: tuple[Board, ...] = ("giza", "rhodes", "olympia", "babylon", "ephesus", "alexandria")
    game = Wonders(seats, boards=("halicarnassus", *others[: seats - 1]), sides="B")
    state = game.new()
    game.deal(state, seed)
    for card in ("foundry", "brickyard"):  # of the second age
        setters.put_card(state, LOOKER, number(card))
    stream = Stream(seed, "halicarnassus")
    while state.depth and (state.revivals == 0 or state.discarded < seats):
        for seat in range(seats):
            legal = game.legal(state, seat)
            if legal:
                liked = [move for move in legal if favoured(game.write_move(move), seat)] or legal
                game.play(state, seat, liked[stream.below(len(liked))])
    return game, state


def favoured(text: str, seat: int) -> bool:
    return text.startswith(("stage", "revive")) if seat == LOOKER else text.startswith("sell")


@pytest.mark.parametrize("seats", [3, 5, 7])
def test_s_133_who_threw_the_card_taken_is_different_in_different_worlds(seats: int) -> None:
    game, state = halicarnassus(2, seats)
    revival = view.build(state, None).revived[0]
    for seat in (None, *range(seats)):
        seen = view.build(state, seat)
        owners = set()
        for number_ in range(60):
            guess = imagine.imagine(game, seen, Stream(number_, "owner"))
            assert view.build(guess, seat) == seen
            owners |= throwers(guess, revival)
        assert owners & throwers(state, revival)
        assert len(owners) > 1 or seat in range(1, seats)  # who threw another card may tell


def throwers(state: State, revival: Revival) -> set[int]:
    """The cities that have thrown a card like the one that was taken."""
    assert revival.back == revival.age == 0
    rounds = state.history[: revival.turn + 1]
    thrown = [(city, entry) for row in rounds for city, entry in enumerate(row) if history.verb_of(entry) == SELL]
    return {city for city, entry in thrown if history.card_of(entry) == revival.card}


def faces(state: State) -> list[tuple[tuple[int, int], int]]:
    return [
        ((past, city), history.card_of(state.history[past][city]))
        for past in range(7)
        for city in range(state.cities)
        if state.history[past][city]
    ]


def by_trial(state: State, seat: int, stream: Stream) -> State:
    """Deal again without regard to the pile until it happens to be as the seat has seen it: slow, but surely fair."""
    seen = view.build(state, None if seat == view.SPECTATOR else seat)
    while True:
        guess = copy(state)
        constraints.forget(guess)
        redeal.redeal_age(guess, seat, 0, stream)
        if view.build(guess, seen.seat).looks == seen.looks and holds_revived(guess):
            return guess


def holds_revived(state: State) -> bool:
    """Whether all that was taken from the pile lay there."""
    revived = view.build(state, None).revived
    return all(throwers(state, revival) for revival in revived)


@pytest.mark.parametrize("seat", [LOOKER, ANN, view.SPECTATOR])
def test_s_133_every_world_that_fits_the_pile_comes_up_as_often(seat: int) -> None:
    """Cards are only sold here, so that no world is likelier than another."""
    _, state = halicarnassus(11)
    assert state.age == 0
    stream = Stream(7, "worlds")
    fair: dict[tuple[int, int], Counter[int]] = {place: Counter() for place, _ in faces(state)}
    found: dict[tuple[int, int], Counter[int]] = {place: Counter() for place, _ in faces(state)}
    for _ in range(DEALS):
        for place, card in faces(by_trial(state, seat, stream)):
            fair[place][card] += 1
        guess = copy(state)
        redeal.redeal(guess, seat, stream)
        for place, card in faces(guess):
            found[place][card] += 1
    assert any(len(cards) > 1 for cards in fair.values())
    for place, cards in fair.items():
        odds = {card: count / (2 * DEALS) for card, count in (cards + found[place]).items()}
        assert surprise(found[place], odds) < LIMIT
