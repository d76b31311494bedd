"""A log of 7 Wonders reads like a game."""

import pytest

from septem import IllegalMove, Stream, Wonders
from septem.core.events import Event, heard_by
from septem.text import LANGUAGES, language
from septem.wonders import constants as w
from septem.wonders.data.catalogue import CATALOGUE
from septem.wonders.options import Side

ENGLISH, FRENCH = language("en", "wonders"), language("fr", "wonders")
NAMES = ("Ann", "Bob", "Cleo")


def number(card: str) -> int:
    return CATALOGUE.numbers[card]


def told(*events: tuple[int, int, int, int]) -> list[str]:
    return ENGLISH.story([Event(*event) for event in events], NAMES)


def test_payments_go_to_neighbours_and_the_bank() -> None:
    vineyard = number("vineyard")
    events = [
        (w.COINS_PAID, 1, vineyard, 1),
        (w.GOODS_BOUGHT, 1, 2, 2),
        (w.CARD_BUILT, 1, vineyard, w.PAID),
        (w.TRADE_RECEIVED, 2, 1, 2),
        (w.COINS_RECEIVED, 1, vineyard, 5),
    ]
    assert told(*events) == ["Bob builds the Vineyard for 1 coin and 2 coins to Cleo and receives 5 coins"]


def test_each_city_has_its_own_price() -> None:
    events = [
        (w.GOODS_BOUGHT, 0, 1, 4),
        (w.GOODS_BOUGHT, 2, 1, 1),
        (w.CARD_BUILT, 0, number("temple"), w.PAID),
        (w.CARD_BUILT, 1, number("altar"), w.PAID),
        (w.STAGE_RAISED, 2, CATALOGUE.stage[0], 1),
        (w.MARKER_LAID, 2, number("loom"), 1),
    ]
    assert told(*events) == [
        "Ann builds the Temple for 4 coins to Bob",
        "Bob builds the Altar for free",
        "Cleo builds stage 1 of Rhodes for 1 coin to Bob (the Loom under it)",
    ]


def test_chains_and_rights() -> None:
    events = [
        (w.CARD_BUILT, 0, number("statue"), w.CHAINED),
        (w.CARD_CLAIMED, 1, number("palace"), 0),
        (w.CARD_BUILT, 1, number("palace"), w.FREE),
    ]
    assert told(*events) == [
        "Ann builds the Statue for free (chain)",
        "Bob builds the Palace for free, by right of the wonder",
    ]


def test_a_sale_is_told_in_full_to_who_sold() -> None:
    assert told((w.CARD_SOLD, 0, 0, 0), (w.COINS_RECEIVED, 0, w.FOR_SALE, 3)) == ["Ann sells a card for 3 coins"]
    assert told((w.CARD_SOLD, 0, 0, 0), (w.SALE_SEEN, 0, number("altar"), 0)) == ["Ann sells the Altar for 3 coins"]


def test_the_free_city_has_its_article() -> None:
    for speech, builds, to in (
        (ENGLISH, "The Free City builds the Temple", "to the Free City"),
        (FRENCH, "La Cité", ""),
    ):
        events = [Event(*event) for event in ((w.GOODS_BOUGHT, 0, 2, 4), (w.CARD_BUILT, 0, number("temple"), w.PAID))]
        events += [Event(w.CARD_BUILT, 2, number("temple"), w.PAID)]
        first, second = speech.story(events, ("Ann", "Bob", speech.say("player.free_city")))
        assert to in first
        assert second.startswith(builds)


def test_conflicts_and_the_end() -> None:
    events = [
        (w.CONFLICT_WON, 0, 1, 3),
        (w.CONFLICT_LOST, 1, 0, -1),
        (w.GAME_WON, 0, 51, 4),
        (w.GAME_WON, 2, 51, 4),
    ]
    assert told(*events) == ["Ann defeats Bob (+3 points)", "Ann and Cleo share the victory with 51 points each"]
    assert told((w.GAME_WON, 1, 60, 0)) == ["Bob wins with 60 points"]


def test_the_pile_and_the_seventh_card() -> None:
    assert told((w.PILE_OPENED, 0, 0, 4), (w.PILE_SEEN, 0, number("altar"), 1))[0] == (
        "Ann looks through the discard pile (4 cards): the Altar"
    )
    assert told((w.CARD_REVIVED, 0, number("altar"), 1)) == ["Ann builds the Altar from the discard pile for free"]
    assert told((w.REVIVAL_DECLINED, 0, 0, 0)) == ["Ann builds nothing from the discard pile"]
    assert told((w.REVIVAL_LOST, 0, 0, 0)) == ["Ann can build nothing from the discard pile"]
    assert told((w.LAST_ASKED, 2, 0, 0)) == ["Cleo may play the last card"]
    assert told((w.ANSWER_WITHDRAWN, 1, 0, 0)) == ["Bob takes the choice back"]
    assert told((w.COINS_RECEIVED, 1, number("tavern"), 5)) == ["Bob receives 5 coins"]


SIDES: tuple[Side, ...] = ("A", "B")


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 7])
def test_whole_games_are_told(code: str, players: int) -> None:
    heard: set[int] = set()
    for seed in range(6):
        table = Wonders(players, sides=SIDES[seed % 2]).start(seed)
        stream = Stream(seed, "test")
        speech = language(code, "wonders")
        lines = speech.story(heard_by(table.opening, 0))
        while not table.over:
            seat = table.owing[0]
            moves = table.moves(seat)
            events = table.play(moves[stream.below(len(moves))], seat)
            heard |= {event.fact for event in events}
            lines += speech.story(heard_by(events, 0))
        assert not any("{" in line or line != line.strip() for line in lines)
    assert len(heard) >= 20


def test_a_refusal_is_said_whatever_language_is_spoken_of() -> None:
    """The exception itself does not know which language tables are wanted."""
    table = Wonders(3).start(5)
    with pytest.raises(IllegalMove, match="that card is not in the hand"):
        table.play("build palace", 0)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_move_price_and_receipt_has_words(code: str) -> None:
    speech = language(code, "wonders")
    bought = False
    for seed in range(10):
        table = Wonders(2 + seed % 4).start(seed)
        for seat in table.owing:
            for move in table.moves(seat):
                quote = table.quote(move, seat)
                lines = [speech.move(move), speech.price(quote), *speech.receipt(quote)]
                assert all(line and "{" not in line for line in lines)
                bought = bought or any("Player" in line or "Joueur" in line for line in lines)
    assert bought


def test_the_receipt_names_the_side() -> None:
    sides = set()
    for seed in range(10):
        table = Wonders(5).start(seed)
        for seat in range(5):
            for move in table.moves(seat):
                quote = table.quote(move, seat)
                receipt = " ".join(ENGLISH.receipt(quote))
                for side, step in (("left", 1), ("right", -1)):
                    if getattr(quote, side):
                        sides.add(side)
                        assert f"from the {side} neighbour Player {(seat + step) % 5 + 1}" in receipt
    assert sides == {"left", "right"}
