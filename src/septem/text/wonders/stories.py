"""Turns events of 7 Wonders into sentences: what each city did, what it paid to whom, and the results."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from ... import expansions
from ...core.events import Event
from ...wonders import constants as w
from ...wonders.data.catalogue import CATALOGUE
from .endings import tell_conflicts, tell_won
from .narrator import Narration, Narrator, about_city, note_claim, silence

if TYPE_CHECKING:
    from ..shared.language import Language

ROMAN = ("", "I", "II", "III")
PASSED_RIGHT = 2  # the age in which hands go the other way (S-035)
# Facts told together with another one.
ONE_STORY: dict[int, int] = {
    w.LEFT_SEEN: w.CARD_LEFT,
    w.PILE_SEEN: w.PILE_OPENED,
    w.DRAW_SEEN: w.CARD_DRAWN,
    w.LAST_SEEN: w.LAST_ASKED,
    w.CONFLICT_LOST: w.CONFLICT_WON,
}
COINS_TOLD_AS: dict[int, int] = {w.FOR_SETUP: w.BOARD_GIVEN}


def tell(language: Language, events: Iterable[Event], players: Sequence[str]) -> list[str]:
    narrator = Narrator(language, players)
    for fact, run in runs(events):
        narrations()[fact](narrator, run)
    return narrator.sentences()


def runs(events: Iterable[Event]) -> list[tuple[int, list[Event]]]:
    """Groups consecutive events that share a sentence; interest belongs to the income it is paid for."""
    found: list[tuple[int, list[Event]]] = []
    for event in events:
        fact = told_as(event)
        interest = event.fact == w.COINS_RECEIVED and event.what == w.FOR_INTEREST
        if found and (found[-1][0] == fact or interest):
            found[-1][1].append(event)
        else:
            found.append((fact, [event]))
    return found


def told_as(event: Event) -> int:
    if event.fact == w.COINS_RECEIVED and event.what in coins_told_as():
        return coins_told_as()[event.what]
    return one_story().get(event.fact, event.fact)


def tell_boards(narrator: Narrator, run: list[Event]) -> None:
    language = narrator.language
    boards = [(event.seat, CATALOGUE.boards[event.what]) for event in run if event.fact == w.BOARD_GIVEN]
    named = (
        language.say("event.board", player=narrator.player(city), board=language.name(board.id), side=board.side)
        for city, board in boards
    )
    if boards:
        narrator.add("event.boards_given", boards=", ".join(named))
    if run[-1].fact == w.COINS_RECEIVED:
        narrator.add("event.each_begins", coins=narrator.coins(run[-1].amount))


def tell_age(narrator: Narrator, run: list[Event]) -> None:
    language, age = narrator.language, run[0].what
    direction = language.say("direction.right" if age == PASSED_RIGHT else "direction.left")
    narrator.add("event.age_opened", age=ROMAN[age], cards=language.count("card", run[0].amount), direction=direction)


def tell_turn(narrator: Narrator, run: list[Event]) -> None:
    narrator.add("event.turn_begun", turn=run[0].what)


def tell_with_card(key: str) -> Narration:
    """A sentence about a city, with the cards if they are visible."""

    def narration(narrator: Narrator, run: list[Event]) -> None:
        first, *seen = run
        narrator.add(key, first.seat, cards=narrator.language.count("card", first.amount))
        if seen:
            narrator.amend(first.seat, "event.card_shown", card=narrator.language.the_all(event.what for event in seen))

    return narration


def note_paid(narrator: Narrator, run: list[Event]) -> None:
    for event in run:
        narrator.paid.setdefault(event.seat, []).append(narrator.coins(event.amount))


def note_bought(narrator: Narrator, run: list[Event]) -> None:
    for event in run:
        part = narrator.language.say(
            "event.to_player", coins=narrator.coins(event.amount), player=narrator.player(event.what)
        )
        narrator.paid.setdefault(event.seat, []).append(part)


def tell_built(narrator: Narrator, run: list[Event]) -> None:
    for event in run:
        price = narrator.price(event.seat, event.amount)
        narrator.do("event.card_built", event, item=narrator.language.the(event.what), price=price)


def tell_raised(narrator: Narrator, run: list[Event]) -> None:
    for event in run:
        board = narrator.language.name(board_of(event.what))
        price = narrator.price(event.seat)
        narrator.do("event.stage_raised", event, number=event.amount, board=board, price=price)


def board_of(stage: int) -> str:
    """The board that a stage belongs to."""
    sides = range(len(CATALOGUE.boards))
    return next(
        CATALOGUE.boards[side].id
        for side in sides
        if CATALOGUE.stage[side] <= stage < CATALOGUE.stage[side] + CATALOGUE.stages[side]
    )


def tell_marker(narrator: Narrator, run: list[Event]) -> None:
    for event in run:
        narrator.amend(event.seat, "event.marker_laid", card=narrator.language.the(event.what))


def tell_sold(narrator: Narrator, run: list[Event]) -> None:
    for event in run:
        narrator.add("event.card_sold", event.seat, coins=narrator.coins(w.SALE))


def tell_sale(narrator: Narrator, run: list[Event]) -> None:
    for event in run:
        card, coins = narrator.language.the(event.what), narrator.coins(w.SALE)
        narrator.amend(event.seat, "event.sale_seen", player=narrator.player(event.seat), card=card, coins=coins)


def tell_received(narrator: Narrator, run: list[Event]) -> None:
    """Coins are told with the action that brings them; coins from another city's action get a sentence of their own."""
    for event in run:
        coins = narrator.coins(event.amount)
        if event.what == w.FOR_SALE:
            continue
        if narrator.doing.get(event.seat) != event.what in narrator.doing.values():
            item = narrator.language.the(event.what)
            narrator.add("event.received_by", coins=coins, player=narrator.player(event.seat), item=item)
        elif event.seat in narrator.deed:
            narrator.gain(event.seat, event.amount)
        else:
            narrator.add("event.coins_received", event.seat, coins=coins)


def tell_left(narrator: Narrator, run: list[Event]) -> None:
    """Every city discards its last card; a seat sees its own."""
    narrator.add("event.cards_left")
    seen = [event.what for event in run if event.fact == w.LEFT_SEEN]
    if seen:
        card = narrator.language.the_all(seen)
        narrator.lines[-1] = narrator.language.say("event.left_seen", line=narrator.lines[-1], card=card)


def tell_revived(narrator: Narrator, run: list[Event]) -> None:
    narrator.do("event.card_revived", run[0], item=narrator.language.the(run[0].what))


NARRATIONS: dict[int, Narration] = {
    w.BOARD_GIVEN: tell_boards,
    w.COINS_RECEIVED: tell_received,
    w.AGE_OPENED: tell_age,
    w.CARD_DEALT: silence,
    w.TURN_BEGUN: tell_turn,
    w.CARD_DRAWN: tell_with_card("event.card_drawn"),
    w.ANSWER_GIVEN: silence,
    w.ANSWER_WITHDRAWN: about_city("event.answer_withdrawn"),
    w.COINS_PAID: note_paid,
    w.GOODS_BOUGHT: note_bought,
    w.CARD_BUILT: tell_built,
    w.CARD_CLAIMED: note_claim("event.claimed"),
    w.STAGE_RAISED: tell_raised,
    w.MARKER_LAID: tell_marker,
    w.CARD_SOLD: tell_sold,
    w.SALE_SEEN: tell_sale,
    w.TRADE_RECEIVED: silence,
    w.LAST_ASKED: tell_with_card("event.last_asked"),
    w.CARD_LEFT: tell_left,
    w.PILE_OPENED: tell_with_card("event.pile_opened"),
    w.CARD_REVIVED: tell_revived,
    w.REVIVAL_DECLINED: about_city("event.revival_declined"),
    w.REVIVAL_LOST: about_city("event.revival_lost"),
    w.HANDS_PASSED: silence,
    w.CARD_SEEN: silence,
    w.CONFLICT_WON: tell_conflicts,
    w.GAME_WON: tell_won,
}


@cache
def narrations() -> dict[int, Narration]:
    return NARRATIONS | expansions.table("wonders", "texts.stories", "NARRATIONS")


@cache
def one_story() -> dict[int, int]:
    return ONE_STORY | expansions.table("wonders", "texts.stories", "ONE_STORY")


@cache
def coins_told_as() -> dict[int, int]:
    """Coins that are told together with another fact, by their cause."""
    return COINS_TOLD_AS | expansions.table("wonders", "texts.stories", "COINS_TOLD_AS")
