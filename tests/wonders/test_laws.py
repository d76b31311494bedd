"""What holds in every position of every game."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from septem.core.chance import Stream
from septem.core.events import Event, heard_by
from septem.wonders import history, setters, sizes
from septem.wonders.bulk.playout import tournament
from septem.wonders.constants import FACTS, FREE_SEAT
from septem.wonders.data.components import FIRST_GUILD, copies
from septem.wonders.files import notation
from septem.wonders.game import Wonders
from septem.wonders.knowledge import imagine, redeal, view
from septem.wonders.rules import scoring
from septem.wonders.state import State, copy
from tests.wonders.walks import step, tables, walk

GAMES = list(tables())
NAMES = [f"{rules.seats}-{seed}" for rules, seed in GAMES]
SIGNATURES = {
    2: (3280, 27567, 4005469708),
    3: (3264, 28058, 2366576164),
    5: (5437, 45924, 1334113583),
    7: (7617, 61737, 1053173675),
}
POSITION = (
    "coins",
    "built",
    "hands",
    "held",
    "hand",
    "history",
    "dealt",
    "counts",
    "own",
    "sale",
    "rates",
    "agenda",
    "answers",
)


def cards_of_age(state: State, age: int) -> Counter[int]:
    rows = state.dealt[age * sizes.CITIES : age * sizes.CITIES + state.cities]
    return Counter(card for row in rows for card in row[:7])


def cards_on_table(state: State, age: int) -> Counter[int]:
    """Played or left over, in a hand, or not drawn yet."""
    past = state.history[age * sizes.ROUNDS : (age + 1) * sizes.ROUNDS]
    found = Counter(history.card_of(entry) for row in past for entry in row if entry)
    if age == state.age:
        found.update(card for row in range(state.seats) for card in state.hands[row][: state.held[row]])
        if state.seats == FREE_SEAT:
            found.update(state.dealt[age * sizes.CITIES + FREE_SEAT][7 - state.held[FREE_SEAT] : 7])
    return found


def assert_conserved(state: State) -> None:
    for age in range(3):
        dealt = cards_of_age(state, age)
        assert Counter({card: count for card, count in dealt.items() if card < FIRST_GUILD}) == Counter(
            copies(age, state.cities)
        )
        guilds = [card for card in dealt.elements() if card >= FIRST_GUILD]
        assert len(guilds) == len(set(guilds)) == (state.cities + 2 if age == 2 else 0)
        if age <= state.age:
            assert cards_on_table(state, age) == dealt


@pytest.mark.parametrize(("rules", "seed"), GAMES, ids=NAMES)
def test_cards_are_conserved_and_coins_change_by_events(rules: Wonders, seed: int) -> None:
    """S-007, S-058, R-09: nothing built is lost, and coins go no other way than the events say."""
    for state in walk(rules, seed, log=True):
        assert_conserved(state)
        assert min(state.coins) >= 0
    events = [Event(*entry) for entry in state.log or ()]
    coins = [0] * state.cities
    for event in events:
        gain = {"coins_received": 1, "trade_received": 1, "coins_paid": -1, "goods_bought": -1}.get(
            FACTS[event.fact], 0
        )
        if gain:
            coins[event.seat] += gain * event.amount
    assert coins == list(state.coins[: state.cities])


@pytest.mark.parametrize(("rules", "seed"), GAMES, ids=NAMES)
def test_moves_are_written_and_read_and_quoted(rules: Wonders, seed: int) -> None:
    stream = Stream(seed, "quotes")
    for state in walk(rules, seed):
        for seat in range(rules.seats):
            moves = rules.legal(state, seat)
            assert len(set(moves)) == len(moves)
            for move in moves:
                assert notation.well_formed(move)
                assert notation.read(notation.write(move)) == move
            if moves and stream.below(8) == 0:
                move = moves[stream.below(len(moves))]
                quote = rules.quote(state, seat, move)
                assert quote.legal
                assert quote.coins == sum(line.coins for line in quote.receipt)


@pytest.mark.parametrize(("rules", "seed"), GAMES[::5], ids=NAMES[::5])
def test_one_judge(rules: Wonders, seed: int) -> None:
    """A move is on the menu exactly when its quote is legal."""
    stream = Stream(seed, "judge")
    for state in walk(rules, seed):
        if stream.below(40):
            continue
        for seat in range(rules.seats):
            legal = set(rules.legal(state, seat))
            hand = {move >> 8 & 127 for move in legal} | {0, 40, 74}
            numbers = [
                flag | verb << 16 | card << 8 | pay
                for flag in (0, 1 << 20)
                for verb in range(9)
                for card in hand
                for pay in (0, 1, 2, 16, 32, 34)
            ]
            assert {move for move in numbers if rules.quote(state, seat, move).legal} == legal & set(numbers)


@pytest.mark.parametrize(("rules", "seed"), GAMES, ids=NAMES)
def test_a_copy_goes_the_same_way_and_leaves_the_original(rules: Wonders, seed: int) -> None:
    stream = Stream(seed, "copy")
    for state in walk(rules, seed):
        if state.depth and stream.below(20) == 0:
            before = fingerprint(state)
            ends = []
            for _ in range(2):
                other = copy(state)
                assert fingerprint(other) == before
                again = Stream(seed, "same")
                while other.depth:
                    step(rules, other, again)
                ends.append(fingerprint(other))
            assert ends[0] == ends[1]
            assert fingerprint(state) == before


def fingerprint(state: State) -> str:
    return str([getattr(state, name) for name in POSITION])


@pytest.mark.parametrize(("rules", "seed"), GAMES, ids=NAMES)
def test_an_imagined_position_looks_the_same(rules: Wonders, seed: int) -> None:
    stream = Stream(seed, "imagine")
    for state in walk(rules, seed):
        if state.depth and stream.below(12):
            continue
        for seat in (None, *range(rules.seats)):
            seen = view.build(state, seat)
            guess = imagine.imagine(rules, seen, stream)
            assert_conserved(guess)
            assert view.build(guess, seat) == seen
            if seat is not None:
                assert rules.legal(guess, seat) == rules.legal(state, seat)
        while guess.depth:
            step(rules, guess, stream)


@pytest.mark.parametrize(("rules", "seed"), GAMES, ids=NAMES)
def test_dealing_again_keeps_what_is_known(rules: Wonders, seed: int) -> None:
    stream = Stream(seed, "redeal")
    for state in walk(rules, seed):
        if stream.below(10):
            continue
        for seat in (*range(rules.seats), view.SPECTATOR):
            guess = copy(state)
            redeal.redeal(guess, seat, stream)
            assert_conserved(guess)
            number = None if seat == view.SPECTATOR else seat
            seen, other = view.build(guess, number), view.build(state, number)
            assert replace(seen, round=None) == replace(other, round=None)


@pytest.mark.parametrize("players", [2, 3, 4, 7])
def test_memory_guesses_are_as_good_as_chance(players: int) -> None:
    """If cards are only sold, the truth is one more guess: it agrees with guesses as often as they agree."""
    rules, stream = Wonders(players), Stream(3, "memory")
    truth = luck = total = 0
    for seed in range(150):
        state = sold(rules, seed, stream.below(players * 17), stream)
        seat = stream.below(players)
        guesses = [copy(state), copy(state)]
        for guess in guesses:
            redeal.redeal(guess, seat, stream)
        faces = [unknown(each, state, seat) for each in (state, *guesses)]
        total += len(faces[0])
        truth += sum(a == b for a, b in zip(faces[0], faces[1], strict=True))
        luck += sum(a == b for a, b in zip(faces[1], faces[2], strict=True))
    assert abs(truth - luck) / total < 0.03


def sold(rules: Wonders, seed: int, answers: int, stream: Stream) -> State:
    state = rules.new()
    rules.deal(state, seed)
    for _ in range(answers):
        owing = [seat for seat in range(rules.seats) if rules.owing(state) >> seat & 1]
        seat = owing[stream.below(len(owing))]
        moves = rules.legal(state, seat)
        sales = [move for move in moves if notation.write(move).startswith("sell")] or moves
        rules.play(state, seat, sales[stream.below(len(sales))])
    return state


def unknown(state: State, real: State, seat: int) -> list[int]:
    """The faces that a seat does not know: cards laid unseen, and other hands."""
    faces = [
        history.card_of(state.history[past][city])
        for past in range((real.age + 1) * sizes.ROUNDS)
        for city in range(real.cities)
        if redeal.hidden(real, seat, past // sizes.ROUNDS, past % sizes.ROUNDS, city)
    ]
    rows = [row for row in range(real.seats) if row != real.hand[seat]]
    return faces + [card for row in rows for card in state.hands[row][: real.held[row]]]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_rotating_the_seats_rotates_the_result(players: int) -> None:
    """Law of seats: the same cards one place further give the same game one place further."""
    rules = Wonders(players)
    state = rules.new()
    rules.deal(state, 17)
    turned = rotated(rules, state)
    stream = Stream(1, "rotate")
    while state.depth:
        owing = [seat for seat in range(players) if rules.owing(state) >> seat & 1]
        for seat in owing:
            moves, others = rules.legal(state, seat), rules.legal(turned, (seat + 1) % players)
            assert moves == others
            move = moves[stream.below(len(moves))]
            rules.play(state, seat, move)
            rules.play(turned, (seat + 1) % players, move)
    totals = [scoring.fill_sheet(state, city) for city in range(players)]
    assert [scoring.fill_sheet(turned, (city + 1) % players) for city in range(players)] == totals


def rotated(rules: Wonders, state: State) -> State:
    """The start of a game with everyone one seat further to the left."""
    other = rules.new()
    setters.put_table(other, state.cities, state.seats, 0)
    for city in range(state.cities):
        there = (city + 1) % state.cities
        setters.put_board(other, there, state.board[city])
        setters.put_coins(other, there, state.coins[city])
        for age in range(3):
            setters.put_dealt(other, age, there, list(state.dealt[age * sizes.CITIES + city][:7]))
        setters.put_hand(other, there, list(state.hands[city][: state.held[city]]))
    everyone = (1 << state.cities) - 1
    setters.put_question(other, 0, everyone, everyone)
    return other


@pytest.mark.parametrize(("rules", "seed"), GAMES[::3], ids=NAMES[::3])
def test_nothing_leaks_before_the_last_answer(rules: Wonders, seed: int) -> None:
    """S-131: until a round closes, others' views show who has answered and nothing more."""
    for state in walk(rules, seed):
        if not state.depth or not rules.owing(state):
            continue
        for seat in range(rules.seats):
            if not rules.owing(state) >> seat & 1 or bin(rules.owing(state)).count("1") < 2:
                continue
            seen = set()
            for move in rules.legal(state, seat)[::4]:
                other = copy(state)
                other.log = []
                rules.play(other, seat, move)
                watcher = next(each for each in range(rules.seats) if each != seat)
                heard = heard_by([Event(*entry) for entry in other.log], watcher)
                seen.add(str((view.build(other, watcher), heard)))
            assert len(seen) == 1
            break


@pytest.mark.parametrize("players", SIGNATURES)
def test_games_come_out_the_same_compiled_or_not(players: int) -> None:
    tally = tournament(Wonders(players), 60, 7)
    assert (tally.decisions, tally.moves, tally.mixed) == SIGNATURES[players]
