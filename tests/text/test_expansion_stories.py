"""A log of 7 Wonders with Leaders and Cities reads like a game."""

import pytest

from septem import Stream, Wonders
from septem.core.events import Event, heard_by
from septem.text import LANGUAGES, language
from septem.wonders import constants as w
from septem.wonders.cities import constants as city_constants
from septem.wonders.data.catalogue import CATALOGUE
from septem.wonders.leaders import constants as leader_constants

ENGLISH, FRENCH = language("en", "wonders"), language("fr", "wonders")
NAMES = ("Ann", "Bob", "Cleo", "Dan")


def number(item: str) -> int:
    return CATALOGUE.numbers[item]


def told(*events: tuple[int, int, int, int]) -> list[str]:
    return ENGLISH.story([Event(*event) for event in events], NAMES)


def test_the_draft() -> None:
    assert told(
        (leader_constants.LEADER_DEALT, 0, number("nero"), 0), (leader_constants.LEADER_KEPT, 0, number("nero"), 0)
    ) == ["Ann keeps Nero"]
    assert told((leader_constants.PACKS_PASSED, 0, w.RIGHT, 3)) == [
        "The other leaders go to the right, 3 to each player"
    ]
    assert told((leader_constants.PACKS_PASSED, 0, w.LEFT, 1)) == ["The other leaders go to the left, 1 to each player"]


def test_recruitment() -> None:
    events = [
        (leader_constants.RECRUITMENT_BEGUN, 0, 2, 0),
        (w.COINS_PAID, 1, number("caesar"), 5),
        (leader_constants.LEADER_RECRUITED, 0, number("croesus"), 0),
        (leader_constants.LEADER_RECRUITED, 1, number("caesar"), 0),
        (w.CARD_SOLD, 2, 0, 0),
        (w.SALE_SEEN, 2, number("plato"), 0),
        (w.COINS_RECEIVED, 2, w.FOR_SALE, 3),
        (w.COINS_RECEIVED, 0, number("croesus"), 6),
        (leader_constants.LEADERS_LEFT, 0, 0, 1),
        (leader_constants.LEADERS_LEFT, 2, 0, 1),
    ]
    assert told(*events) == [
        "Before age II every player uses a leader",
        "Ann recruits Croesus for free and receives 6 coins",
        "Bob recruits Caesar for 5 coins",
        "Cleo sells Plato for 3 coins",
        "Leaders left in hand are discarded (Ann, Cleo)",
    ]


def test_leaders_beyond_the_third() -> None:
    stage = CATALOGUE.stage[0]
    drawn = (w.STAGE_RAISED, 0, stage, 1), (w.COINS_RECEIVED, 0, stage, 5), (leader_constants.LEADERS_DRAWN, 0, 0, 2)
    assert told(*drawn) == ["Ann builds stage 1 of Rhodes for free and receives 5 coins and draws 2 leaders"]
    seen = [(leader_constants.DRAW_OF_LEADER, 0, number(leader), 0) for leader in ("nero", "plato")]
    assert told(*drawn, *seen)[0].endswith("draws 2 leaders: Nero and Plato")
    assert told((leader_constants.HIRE_ASKED, 0, 0, 0)) == ["Ann may recruit one more leader"]
    assert told((leader_constants.HIRE_DECLINED, 0, 0, 0)) == ["Ann recruits no further leader"]


def test_a_leader_is_copied() -> None:
    copied = (leader_constants.LEADER_COPIED, 0, number("croesus"), 2), (w.COINS_RECEIVED, 0, number("croesus"), 6)
    assert told(*copied) == ["Ann copies Croesus (recruited by Cleo) and receives 6 coins"]
    assert told((leader_constants.COPY_LOST, 1, 0, 0)) == ["Bob finds no leader to copy"]


def test_coins_of_one_deed_are_added_up() -> None:
    vineyard = number("vineyard")
    events = [
        (w.GOODS_BOUGHT, 0, 1, 0),
        (w.BANK_BOUGHT, 0, 0, 1),
        (w.CARD_BUILT, 0, vineyard, w.PAID),
        (w.COINS_RECEIVED, 0, w.FOR_TRADE, 1),
        (w.COINS_RECEIVED, 0, w.FOR_INTEREST, 1),
        (w.TRADE_RECEIVED, 1, 0, 2),
        (w.COINS_RECEIVED, 0, vineyard, 4),
        (w.COINS_RECEIVED, 0, w.FOR_COLOUR, 2),
    ]
    assert told(*events) == [
        "Ann builds the Vineyard for 0 coins to Bob and 1 coin to the bank for a good and receives 8 coins"
    ]


def test_coins_of_a_neighbours_deed_are_told_by_themselves() -> None:
    den, altar = number("gambling_den"), number("altar")
    events = [
        (w.CARD_BUILT, 0, den, w.PAID),
        (w.CARD_BUILT, 1, altar, w.PAID),
        (w.COINS_RECEIVED, 0, den, 6),
        (w.COINS_RECEIVED, 1, den, 1),
    ]
    assert told(*events) == [
        "Ann builds the Gambling Den for free and receives 6 coins",
        "Bob builds the Altar for free",
        "Bob receives 1 coin (the Gambling Den)",
    ]


def test_favour_and_diplomacy() -> None:
    residence = number("residence")
    events = [
        (w.COLOUR_CLAIMED, 0, residence, 0),
        (w.CARD_BUILT, 0, residence, w.FREE),
        (city_constants.DOVE_TAKEN, 0, residence, 1),
    ]
    assert told(*events) == [
        "Ann builds the Residence for free, by a leader's favour and takes a diplomacy token",
    ]
    assert told((w.CONFLICT_SKIPPED, 0, 0, 0), (w.CONFLICT_SKIPPED, 2, 0, 1)) == ["Diplomacy tokens used: Ann, Cleo"]


def test_losses() -> None:
    due = [(city_constants.LOSS_DUE, 0, 0, 4), (city_constants.LOSS_DUE, 1, 0, 2), (city_constants.LOSS_DUE, 2, 0, 2)]
    assert told(*due) == ["Losses are due: 2 coins (Bob, Cleo), 4 coins (Ann)"]
    settled = [
        (city_constants.LOSS_PAID, 0, 0, 1),
        (city_constants.DEBT_TAKEN, 0, 0, 3),
        (city_constants.DEBT_TAKEN, 1, 0, 2),
        (city_constants.DEBT_TAKEN, 2, 0, 2),
        (city_constants.LOSS_PAID, 3, 0, 2),
    ]
    assert told(*settled) == ["Losses settled: 1 coin and 3 debts (Ann), 2 debts (Bob, Cleo), 2 coins (Dan)"]


def test_conflicts_with_more_than_one_token() -> None:
    events = [
        (w.CONFLICT_WON, 0, 3, 3),
        (w.CONFLICT_LOST, 3, 0, -1),
        (w.COINS_RECEIVED, 0, w.FOR_VICTORY, 2),
        (w.COINS_RECEIVED, 0, w.FOR_INTEREST, 1),
        (w.CONFLICT_WON, 0, 3, 3),
        (w.CONFLICT_LOST, 3, 0, -1),
        (w.COINS_RECEIVED, 0, w.FOR_VICTORY, 2),
        (w.CONFLICT_WON, 1, 2, 3),
        (w.DEFEAT_PASSED, 1, 2, -1),
    ]
    assert told(*events) == [
        "Ann defeats Dan (+6 points)",
        "Bob defeats Cleo (+3 points) and also has to take the defeat token",
        "Ann receives 5 coins",
    ]


def test_teams_win_together() -> None:
    assert told((w.GAME_WON, 0, 40, 3), (w.GAME_WON, 1, 52, 7)) == ["Ann and Bob win together with 92 points (40 + 52)"]
    tied = [(w.GAME_WON, 0, 40, 3), (w.GAME_WON, 1, 52, 7), (w.GAME_WON, 2, 46, 5), (w.GAME_WON, 3, 46, 5)]
    assert told(*tied) == ["Ann, Bob, Cleo and Dan share the victory with 92 points for each team"]


COMBINATIONS = [
    {"players": 2, "leaders": True, "cities": True},
    {"players": 3, "leaders": True},
    {"players": 4, "cities": True, "teams": True},
    {"players": 8, "leaders": True, "cities": True, "teams": True},
]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("options", COMBINATIONS, ids=["two", "leaders", "teams", "eight"])
def test_whole_games_are_told(code: str, options: dict[str, int]) -> None:
    speech = language(code, "wonders")
    for seed in range(3):
        table = Wonders(**options).start(seed)  # type: ignore[arg-type]
        stream = Stream(seed, "test")
        lines = speech.story(heard_by(table.opening, 0))
        while not table.over:
            seat = table.owing[0]
            moves = table.moves(seat)
            move = moves[stream.below(len(moves))]
            lines.append(speech.move(move))
            lines += speech.story(heard_by(table.play(move, seat), 0))
        assert not any("{" in line or line != line.strip() for line in lines)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_price_and_receipt_has_words(code: str) -> None:
    speech = language(code, "wonders")
    table = Wonders(4, leaders=True, cities=True).start(3)
    stream = Stream(1, "test")
    while not table.over:
        seat = table.owing[0]
        moves = table.moves(seat)
        for move in moves:
            quote = table.quote(move, seat)
            lines = [speech.price(quote), *speech.receipt(quote)]
            assert all(line and "{" not in line for line in lines)
        better = [move for move in moves if not move.text.startswith("sell")] or moves
        table.play(better[stream.below(len(better))], seat)
