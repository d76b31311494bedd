"""The moves of the Free City exclude some cards that it cannot have had (S2-021, S2-025)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from septem.core.chance import Stream
from septem.wonders import history, moves, setters
from septem.wonders.constants import BUILD, FREE_SEAT, RAISE, SELL
from septem.wonders.data.components import FIRST_EXTRA, FIRST_GUILD, copies, extras_of
from septem.wonders.files import notation
from septem.wonders.game import Wonders
from septem.wonders.knowledge import free_city_inference, imagine, redeal, rewind, view
from septem.wonders.leaders import setters as leader_setters
from septem.wonders.leaders.constants import LEADER
from septem.wonders.rules import seating
from septem.wonders.state import State, copy
from tests.wonders.helpers import number
from tests.wonders.scenes import ExpandedCity, expanded_scene
from tests.wonders.walks import step

BOARDS = ("giza", "rhodes", "olympia")
RULES: list[dict[str, object]] = [
    {},
    {"boards": ("giza", "rhodes", "babylon"), "sides": "B"},
    {"boards": ("rhodes", "giza", "babylon"), "sides": "B", "seventh_card": "sixth_turn"},
    {"boards": BOARDS, "sides": "A"},
    {"boards": ("giza", "rhodes", "halicarnassus"), "sides": "B", "free_city_chained_marker": True},
]
Past = dict[tuple[int, int], State]  # the table as each round began, by age and turn


def games(rules: dict[str, object], number: int) -> Iterator[tuple[Wonders, State, Past]]:
    """Random games; the position is handed out before every answer, with those in which the rounds began."""
    game = Wonders(2, **rules)  # type: ignore[arg-type]
    for seed in range(number):
        stream = Stream(seed, "duty")
        state = game.new()
        game.deal(state, seed)
        past: Past = {}
        while state.depth:
            past.setdefault((state.age, state.turn), copy(state))
            yield game, state, past
            step(game, state, stream)


def test_each_kind_of_card_has_its_bit() -> None:
    """S2-001"""
    for age in range(3):
        kinds = [free_city_inference.kind(age, place) for place in range(free_city_inference.kinds(age))]
        guilds = list(range(FIRST_GUILD, FIRST_EXTRA)) if age == 2 else []
        assert kinds == [*copies(age, 3), *guilds, *extras_of(age)]
        assert max(Counter(kinds).values()) == 1
        assert len(kinds) < 63


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_what_was_noted_can_be_worked_out_again(rules: dict[str, object]) -> None:
    for _, state, _ in games(rules, 2):
        again = copy(state)
        for past in range(21):
            setters.put_excluded(again, past, 0)
        rewind.recall_excluded(again)
        assert list(again.excluded) == list(state.excluded)


def lawful(game: Wonders, then: State, guess: State) -> bool:
    """Whether what the Free City did in a turn was allowed with the hand that the holder has in a guessed world."""
    age, turn = then.age, then.turn
    entry = guess.history[age * 7 + turn][FREE_SEAT]
    holder = seating.holder(then)
    row = then.hand[holder]
    other = copy(then)
    sight = view.build_sight(guess, holder, age, turn, guess.dealt, guess.history)
    setters.put_hand(other, row, list(sight.cards))
    own = history.card_of(guess.history[age * 7 + turn][holder])
    setters.put_answer(other, holder, notation.pack(SELL, own))
    everyone = (1 << 3) - 1
    setters.put_question(other, 0, everyone, 1 << FREE_SEAT)
    done = {(moves.verb_of(move), moves.card_of(move)) for move in game.legal(other, holder)}
    return (history.verb_of(entry), history.card_of(entry)) in done


@pytest.mark.parametrize("way", ["imagine", "redeal"])
@pytest.mark.parametrize("rules", RULES, ids=str)
def test_s2_021_in_every_imagined_world_the_free_city_did_its_duty(rules: dict[str, object], way: str) -> None:
    """S2-021, S2-025: it sold only what could not be played, and marked no stage with what it had to chain."""
    stream, met = Stream(1, "lawful"), 0
    for game, state, past in games(rules, 3):
        if stream.below(6):
            continue
        for seat in (0, 1, None):
            guess = copy(state)
            if way == "imagine":
                guess = imagine.imagine(game, view.build(state, seat), stream)
            else:
                redeal.redeal(guess, view.SPECTATOR if seat is None else seat, stream)
            for (age, turn), then in past.items():
                if history.verb_of(guess.history[age * 7 + turn][FREE_SEAT]) in (SELL, RAISE):
                    assert lawful(game, then, guess)
                    met += 1
    assert met > 40


@pytest.mark.parametrize(("built_now", "helped"), [(False, True), (True, False)])
def test_s2_021_a_copied_leader_helped_then_if_the_guild_stood(built_now: bool, helped: bool) -> None:
    """L-083: the table as it was knows the leader that a city copies, from the turn after."""
    scene = expanded_scene(
        ExpandedCity("giza"),
        ExpandedCity("rhodes"),
        ExpandedCity("olympia", built="courtesans_guild"),
        players=2,
        age=3,
        turn=3,
    )
    leader_setters.put_copied(scene.state, FREE_SEAT, number("archimedes"))
    now = 2 * scene.state.rounds + 2
    if built_now:
        setters.put_past(scene.state, 2, 2, FREE_SEAT, history.pack(BUILD, number("courtesans_guild")))
    then = rewind.table_before(scene.state, now)
    assert bool(then.waives[FREE_SEAT]) == bool(then.copied[FREE_SEAT]) == helped
    assert then.counts[FREE_SEAT][LEADER] == 0


def test_s2_021_a_black_card_would_have_been_built_as_a_favour() -> None:
    """C-115: the Free City that sells has no black card, if it copies Caligula and has not used the right yet."""
    scene = expanded_scene(
        ExpandedCity("giza"), ExpandedCity("rhodes"), ExpandedCity("olympia", coins=0), players=2, age=3, turn=3
    )
    plain = free_city_inference.cannot_have(scene.state, 2, 2, SELL)
    leader_setters.put_copied(scene.state, FREE_SEAT, number("caligula"))
    more = free_city_inference.cannot_have(scene.state, 2, 2, SELL) & ~plain
    assert {
        free_city_inference.kind(2, place) for place in range(free_city_inference.kinds(2)) if more >> place & 1
    } == set(extras_of(2))
