"""Events told as sentences, round by round: what each city did, what it paid to whom, and what came of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ...core.events import Event
from ...wonders import constants as w
from ...wonders.cities import constants as city_constants
from ...wonders.data.catalogue import CATALOGUE
from ...wonders.leaders import constants as leader_constants
from . import expansion_stories as more
from .narrator import Narrator, Telling, about_city, silence

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
    leader_constants.DRAW_OF_LEADER: leader_constants.LEADERS_DRAWN,
    city_constants.DEBT_TAKEN: city_constants.LOSS_PAID,
    w.CONFLICT_LOST: w.CONFLICT_WON,
    city_constants.DEFEAT_PASSED: w.CONFLICT_WON,
}
COINS_TOLD_AS = {w.FOR_SETUP: w.BOARD_GIVEN, w.FOR_VICTORY: w.CONFLICT_WON}


def tell(language: Language, events: Iterable[Event], players: Sequence[str]) -> list[str]:
    teller = Narrator(language, players)
    for fact, run in runs(events):
        TELLERS[fact](teller, run)
    return teller.sentences()


def runs(events: Iterable[Event]) -> list[tuple[int, list[Event]]]:
    """Events that follow each other and are told together; interest belongs to what it is paid for."""
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
    if event.fact == w.COINS_RECEIVED and event.what in COINS_TOLD_AS:
        return COINS_TOLD_AS[event.what]
    return ONE_STORY.get(event.fact, event.fact)


def tell_boards(teller: Narrator, run: list[Event]) -> None:
    language = teller.language
    boards = [(event.seat, CATALOGUE.boards[event.what]) for event in run if event.fact == w.BOARD_GIVEN]
    named = (
        language.say("event.board", player=teller.player(city), board=language.name(board.id), side=board.side)
        for city, board in boards
    )
    if boards:
        teller.add("event.boards_given", boards=", ".join(named))
    if run[-1].fact == w.COINS_RECEIVED:
        teller.add("event.each_begins", coins=teller.coins(run[-1].amount))


def tell_age(teller: Narrator, run: list[Event]) -> None:
    language, age = teller.language, run[0].what
    direction = language.say("direction.right" if age == PASSED_RIGHT else "direction.left")
    teller.add("event.age_opened", age=ROMAN[age], cards=language.count("card", run[0].amount), direction=direction)


def tell_turn(teller: Narrator, run: list[Event]) -> None:
    teller.add("event.turn_begun", turn=run[0].what)


def tell_with_card(key: str) -> Telling:
    """A sentence about a city, and for who sees it, the cards."""

    def telling(teller: Narrator, run: list[Event]) -> None:
        first, *seen = run
        teller.add(key, first.seat, cards=teller.language.count("card", first.amount))
        if seen:
            teller.amend(first.seat, "event.card_shown", card=teller.language.the_all(event.what for event in seen))

    return telling


def note_paid(teller: Narrator, run: list[Event]) -> None:
    for event in run:
        teller.paid.setdefault(event.seat, []).append(teller.coins(event.amount))


def note_bought(teller: Narrator, run: list[Event]) -> None:
    for event in run:
        part = teller.language.say(
            "event.to_player", coins=teller.coins(event.amount), player=teller.player(event.what)
        )
        teller.paid.setdefault(event.seat, []).append(part)


def note_claim(teller: Narrator, run: list[Event]) -> None:
    for event in run:
        teller.claims[event.seat] = "event.claimed" if event.fact == w.CARD_CLAIMED else "event.favoured"


def tell_built(teller: Narrator, run: list[Event]) -> None:
    for event in run:
        price = teller.price(event.seat, event.amount)
        teller.do("event.card_built", event, item=teller.language.the(event.what), price=price)


def tell_raised(teller: Narrator, run: list[Event]) -> None:
    for event in run:
        board = teller.language.name(board_of(event.what))
        price = teller.price(event.seat)
        teller.do("event.stage_raised", event, number=event.amount, board=board, price=price)


def board_of(stage: int) -> str:
    """The board that a stage belongs to."""
    sides = range(len(CATALOGUE.boards))
    return next(
        CATALOGUE.boards[side].id
        for side in sides
        if CATALOGUE.stage[side] <= stage < CATALOGUE.stage[side] + CATALOGUE.stages[side]
    )


def tell_marker(teller: Narrator, run: list[Event]) -> None:
    for event in run:
        teller.amend(event.seat, "event.marker_laid", card=teller.language.the(event.what))


def tell_sold(teller: Narrator, run: list[Event]) -> None:
    for event in run:
        teller.add("event.card_sold", event.seat, coins=teller.coins(w.SALE))


def tell_sale(teller: Narrator, run: list[Event]) -> None:
    for event in run:
        card, coins = teller.language.the(event.what), teller.coins(w.SALE)
        teller.amend(event.seat, "event.sale_seen", player=teller.player(event.seat), card=card, coins=coins)


def tell_received(teller: Narrator, run: list[Event]) -> None:
    """Coins are told with the deed that brings them; those of somebody else's deed by themselves."""
    for event in run:
        coins = teller.coins(event.amount)
        if event.what == w.FOR_SALE:
            continue
        if teller.doing.get(event.seat) != event.what in teller.doing.values():
            item = teller.language.the(event.what)
            teller.add("event.received_by", coins=coins, player=teller.player(event.seat), item=item)
        elif event.seat in teller.deed:
            teller.gain(event.seat, event.amount)
        else:
            teller.add("event.coins_received", event.seat, coins=coins)


def tell_left(teller: Narrator, run: list[Event]) -> None:
    """Everyone leaves a card; a seat knows its own."""
    teller.add("event.cards_left")
    seen = [event.what for event in run if event.fact == w.LEFT_SEEN]
    if seen:
        card = teller.language.the_all(seen)
        teller.lines[-1] = teller.language.say("event.left_seen", line=teller.lines[-1], card=card)


def tell_revived(teller: Narrator, run: list[Event]) -> None:
    teller.do("event.card_revived", run[0], item=teller.language.the(run[0].what))


TELLERS: dict[int, Telling] = {
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
    w.CARD_CLAIMED: note_claim,
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
    w.CONFLICT_WON: more.tell_conflicts,
    w.GAME_WON: more.tell_won,
    w.BANK_BOUGHT: more.note_bank,
    leader_constants.LEADER_DEALT: silence,
    leader_constants.LEADER_KEPT: more.tell_kept,
    leader_constants.PACKS_PASSED: more.tell_packs,
    leader_constants.RECRUITMENT_BEGUN: more.tell_recruitment,
    leader_constants.LEADER_RECRUITED: more.tell_recruited,
    leader_constants.LEADERS_DRAWN: more.tell_drawn,
    leader_constants.HIRE_ASKED: about_city("event.hire_asked"),
    leader_constants.HIRE_DECLINED: about_city("event.hire_declined"),
    leader_constants.LEADERS_LEFT: more.tell_unused,
    leader_constants.LEADER_COPIED: more.tell_copied,
    leader_constants.COPY_LOST: about_city("event.copy_lost"),
    city_constants.FAVOUR_USED: note_claim,
    city_constants.DOVE_TAKEN: more.tell_dove,
    city_constants.DOVE_SPENT: more.tell_doves_spent,
    city_constants.LOSS_DUE: more.tell_due,
    city_constants.LOSS_PAID: more.tell_losses,
}
