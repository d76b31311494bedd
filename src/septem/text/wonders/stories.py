"""Events told as sentences, round by round: what each city did, what it paid to whom, and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from ...core.events import Event
from ...core.quote import Route
from ...wonders import words as w
from ...wonders.catalogue import CATALOGUE

if TYPE_CHECKING:
    from ..language import Language

ROMAN = ("", "I", "II", "III")
SALE = 3
PASSED_RIGHT = 2  # the age in which hands go the other way (S-035)
# Facts told together with another one.
ONE_STORY: dict[int, int] = {
    w.LEFT_SEEN: w.CARD_LEFT,
    w.PILE_SEEN: w.PILE_OPENED,
    w.DRAW_SEEN: w.CARD_DRAWN,
    w.LAST_SEEN: w.LAST_ASKED,
}


def tell(language: Language, events: Iterable[Event], players: Sequence[str]) -> list[str]:
    teller = Teller(language, players)
    for fact, run in groupby(events, key=told_as):
        TELLERS[fact](teller, list(run))
    return teller.sentences()


def told_as(event: Event) -> int:
    if event.fact == w.COINS_RECEIVED and event.what == w.FOR_SETUP:
        return w.BOARD_GIVEN
    return ONE_STORY.get(event.fact, event.fact)


class Teller:
    """The lines so far, whose deed each city's line tells, and what every city has paid."""

    def __init__(self, language: Language, players: Sequence[str]) -> None:
        self.language = language
        self.players = players
        self.lines: list[str] = []
        self.deed: dict[int, int] = {}  # the line of each city's last deed
        self.paid: dict[int, list[str]] = {}
        self.claims: set[int] = set()

    def player(self, city: int) -> str:
        """A name; the Free City has its article."""
        name = self.language.player(city, self.players)
        return self.free_city if name == self.language.say("player.free_city") else name

    @property
    def free_city(self) -> str:
        return self.language.say("player.the_free_city")

    def sentences(self) -> list[str]:
        """The lines, each with its capital letter."""
        begun = self.free_city
        return [begun[0].upper() + line[1:] if line.startswith(begun) else line for line in self.lines]

    def coins(self, number: int) -> str:
        return self.language.count("coin", number)

    def add(self, key: str, city: int | None = None, **values: object) -> None:
        if city is not None:
            self.deed[city] = len(self.lines)
            values["player"] = self.player(city)
        self.lines.append(self.language.say(key, **values))

    def amend(self, city: int, key: str, **values: object) -> None:
        """Say more about a city's deed."""
        line = self.deed[city]
        self.lines[line] = self.language.say(key, line=self.lines[line], **values)

    def price(self, city: int, route: int = Route.PAID) -> str:
        """What a city has paid, if anything."""
        paid = self.paid.pop(city, [])
        if city in self.claims:
            self.claims.remove(city)
            return self.language.say("event.claimed")
        if route == Route.CHAIN:
            return self.language.say("event.chain")
        return self.language.say("event.price", coins=self.language.join(paid)) if paid else self.free()

    def free(self) -> str:
        return self.language.say("event.free")


Telling = Callable[[Teller, list[Event]], None]


def about_city(key: str) -> Telling:
    """A sentence with a city, for each event."""

    def telling(teller: Teller, run: list[Event]) -> None:
        for event in run:
            teller.add(key, event.seat)

    return telling


def silence(teller: Teller, run: list[Event]) -> None:
    """Told by what comes with it, or to be seen on the table."""


def tell_boards(teller: Teller, run: list[Event]) -> None:
    language = teller.language
    boards = [(event.seat, CATALOGUE.boards[event.what]) for event in run if event.fact == w.BOARD_GIVEN]
    named = (
        language.say("event.board", player=teller.player(city), board=language.name(board.id), side=board.side)
        for city, board in boards
    )
    teller.add("event.boards_given", boards=", ".join(named))
    teller.add("event.each_begins", coins=teller.coins(run[-1].amount))


def tell_age(teller: Teller, run: list[Event]) -> None:
    language, age = teller.language, run[0].what
    direction = language.say("direction.right" if age == PASSED_RIGHT else "direction.left")
    teller.add("event.age_opened", age=ROMAN[age], cards=language.count("card", run[0].amount), direction=direction)


def tell_turn(teller: Teller, run: list[Event]) -> None:
    teller.add("event.turn_begun", turn=run[0].what)


def tell_with_card(key: str) -> Telling:
    """A sentence about a city, and for who sees it, the cards."""

    def telling(teller: Teller, run: list[Event]) -> None:
        first, *seen = run
        teller.add(key, first.seat, cards=teller.language.count("card", first.amount))
        if seen:
            teller.amend(first.seat, "event.card_shown", card=teller.language.the_all(event.what for event in seen))

    return telling


def note_paid(teller: Teller, run: list[Event]) -> None:
    for event in run:
        teller.paid.setdefault(event.seat, []).append(teller.coins(event.amount))


def note_bought(teller: Teller, run: list[Event]) -> None:
    for event in run:
        part = teller.language.say(
            "event.to_player", coins=teller.coins(event.amount), player=teller.player(event.what)
        )
        teller.paid.setdefault(event.seat, []).append(part)


def note_claim(teller: Teller, run: list[Event]) -> None:
    teller.claims |= {event.seat for event in run}


def tell_built(teller: Teller, run: list[Event]) -> None:
    for event in run:
        price = teller.price(event.seat, event.amount)
        teller.add("event.card_built", event.seat, item=teller.language.the(event.what), price=price)


def tell_raised(teller: Teller, run: list[Event]) -> None:
    for event in run:
        board = teller.language.name(board_of(event.what))
        price = teller.price(event.seat)
        teller.add("event.stage_raised", event.seat, number=event.amount, board=board, price=price)


def board_of(stage: int) -> str:
    """The board that a stage belongs to."""
    sides = range(len(CATALOGUE.boards))
    return next(
        CATALOGUE.boards[side].id
        for side in sides
        if CATALOGUE.stage[side] <= stage < CATALOGUE.stage[side] + CATALOGUE.stages[side]
    )


def tell_marker(teller: Teller, run: list[Event]) -> None:
    for event in run:
        teller.amend(event.seat, "event.marker_laid", card=teller.language.the(event.what))


def tell_sold(teller: Teller, run: list[Event]) -> None:
    for event in run:
        teller.add("event.card_sold", event.seat, coins=teller.coins(SALE))


def tell_sale(teller: Teller, run: list[Event]) -> None:
    for event in run:
        card, coins = teller.language.the(event.what), teller.coins(SALE)
        teller.amend(event.seat, "event.sale_seen", player=teller.player(event.seat), card=card, coins=coins)


def tell_received(teller: Teller, run: list[Event]) -> None:
    for event in run:
        if event.what == w.FOR_SALE:
            continue
        coins = teller.coins(event.amount)
        if event.seat in teller.deed:
            teller.amend(event.seat, "event.and_receives", coins=coins)
        else:
            teller.add("event.coins_received", event.seat, coins=coins)


def tell_left(teller: Teller, run: list[Event]) -> None:
    """Everyone leaves a card; a seat knows its own."""
    teller.add("event.cards_left")
    seen = [event.what for event in run if event.fact == w.LEFT_SEEN]
    if seen:
        card = teller.language.the_all(seen)
        teller.lines[-1] = teller.language.say("event.left_seen", line=teller.lines[-1], card=card)


def tell_revived(teller: Teller, run: list[Event]) -> None:
    teller.add("event.card_revived", run[0].seat, item=teller.language.the(run[0].what))


def tell_conflicts(teller: Teller, run: list[Event]) -> None:
    for event in run:
        points = teller.language.count("point", event.amount)
        teller.add("event.conflict", event.seat, loser=teller.player(event.what), points=f"+{points}")


def tell_won(teller: Teller, run: list[Event]) -> None:
    points = teller.language.count("point", run[0].what)
    if len(run) == 1:
        teller.add("event.wins", run[0].seat, points=points)
    else:
        players = teller.language.join(teller.player(event.seat) for event in run)
        teller.add("event.wins_shared", players=players, points=points)


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
    w.CONFLICT_WON: tell_conflicts,
    w.CONFLICT_LOST: silence,
    w.GAME_WON: tell_won,
}
