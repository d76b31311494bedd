"""A small reader of events of 7 Wonders: old view + events heard + one's own answer = new view. One method a fact."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from septem.core.events import Event
from septem.wonders import sizes
from septem.wonders.constants import (
    BUILD,
    CHOOSE_CARD,
    CLAIM,
    FACTS,
    FOR_FREE_CITY,
    FREE_SEAT,
    LEAVE,
    PLAY_LAST,
    RAISE,
    REVIVE_CARD,
    RIGHT,
    SELL,
    STRICT_SEVENTH,
)
from septem.wonders.data.catalogue import CATALOGUE
from septem.wonders.knowledge.view import CityView, Deed, Look, Revival, Round, Sight, View

NO_CITY = CityView(0, 0, 0, (), (0, 0, 0), 0, False, 0)
NO_BOARD = -1


def powers(item: int) -> set[object]:
    """The kinds of effects printed on an item."""
    return {effect.facts()["kind"] for effect in CATALOGUE.cards[item].effects}


def blank(seat: int | None, players: int) -> View:
    """The empty table, before the first event."""
    cities = (NO_CITY,) * max(players, FREE_SEAT + 1)
    return View(seat, players, 1, 1, cities, (), (), None, (), (), (), (), 0, 0, 0, None, None, ())


class City:
    def __init__(self, view: CityView) -> None:
        self.board, self.coins, self.stages = view.board, view.coins, view.stages
        self.buildings = set(view.buildings)
        self.victories, self.defeats = list(view.victories), view.defeats
        self.claim, self.held = view.claim, view.held

    def has_power(self, kind: str) -> bool:
        first = CATALOGUE.stage[self.board]
        return any(kind in powers(stage) for stage in range(first, first + self.stages))

    def view(self) -> CityView:
        return CityView(
            board=self.board,
            coins=self.coins,
            stages=self.stages,
            buildings=tuple(sorted(self.buildings)),
            victories=tuple(self.victories),
            defeats=self.defeats,
            claim=self.claim,
            held=self.held,
        )


class Reader:
    """The table as someone who only hears events pictures it."""

    def __init__(self, view: View, rulings: int) -> None:
        self.old, self.rulings, self.strict = view, rulings, rulings & STRICT_SEVENTH
        self.seat, self.players = view.seat, view.players
        self.end = view.rounds - 1  # where last cards stand
        self.age, self.turn = view.age - 1, view.turn - 1
        self.cities = [City(city) for city in view.cities]
        self.hand = list(view.hand)
        self.answers = dict(view.answers)
        self.last_card = view.last_card
        self.deeds = {(deed.age, deed.turn, deed.city): deed for deed in view.deeds}
        self.sights = list(view.sights)
        self.looks, self.revived = list(view.looks), list(view.revived)
        self.discarded, self.reviving = view.discarded, view.reviving
        self.round = view.round
        self.given: set[int] = set()  # the cities that have answered, as far as it matters
        self.winners = list(view.winners)
        self.claimed = False
        self.kept = view.kept

    def hear(self, events: Iterable[Event], own: int | None = None) -> View:
        """Take in the events after an answer; a seat knows its own answer."""
        if own is not None and self.seat is not None:
            self.answers[FREE_SEAT if own & FOR_FREE_CITY else self.seat] = own
        for event in events:
            method: Callable[[int, int, int], None] = getattr(self, FACTS[event.fact])
            method(event.seat, event.what, event.amount)
        return self.view()

    def view(self) -> View:
        return replace(
            self.old,
            age=self.age + 1,
            turn=self.turn + 1,
            cities=tuple(city.view() for city in self.cities),
            hand=tuple(sorted(self.hand)),
            answers=tuple(sorted(self.answers.items())),
            last_card=self.last_card,
            deeds=tuple(deed for _, deed in sorted(self.deeds.items(), key=lambda pair: pair[0])),
            sights=tuple(self.sights),
            discarded=self.discarded,
            looks=tuple(self.looks),
            revived=tuple(self.revived),
            reviving=self.reviving,
            round=self.round,
            kept=self.kept if self.strict else None,
            winners=tuple(self.winners),
        )

    def holder(self) -> int:
        """The seat that answers for the Free City (S2-006, S2-032)."""
        return (self.age + self.turn) % 2

    def decider(self, city: int) -> int:
        return city if city < self.players else self.holder()

    def when(self) -> int:
        return self.end if self.round is not None and self.round.kind == PLAY_LAST else self.turn

    def ask(self, kind: int, cities: Iterable[int]) -> None:
        asked = list(cities)
        owing = {self.decider(city) for city in asked}
        self.round = Round(kind, sum(1 << city for city in asked), sum(1 << seat for seat in owing))
        self.answers = {}

    def note(self, city: int, verb: int, card: int | None) -> None:
        """A card was laid; it came from a hand, or from the end of the Free City's pile."""
        when = self.when()
        purse = self.purse if city >= self.players and verb != LEAVE else None
        self.deeds[self.age, when, city] = Deed(self.age, when, city, verb, card, purse)
        self.cities[city if when == self.end else self.decider(city)].held -= 1
        if card is not None:
            self.leave_hand(city, card, when)

    def leave_hand(self, city: int, card: int, when: int) -> None:
        """Out of one's own hand, if it was there."""
        if self.decider(city) == self.seat and not (when == self.end and city >= self.players):
            self.hand.remove(card)

    def reveal(self, city: int, card: int) -> None:
        """One's own card whose face the others do not see."""
        when = self.when()
        key = (self.age, when, city)
        self.deeds[key] = replace(self.deeds[key], card=card)
        self.leave_hand(city, card, when)

    # Setting up.
    def board_given(self, city: int, board: int, _: int) -> None:
        self.cities[city].board = board

    def age_opened(self, _: int, age: int, cards: int) -> None:
        self.age, self.turn = age - 1, 0
        self.hand = []
        for city in self.cities:
            city.held = cards
            city.claim = city.has_power("free_build_once_per_age")

    def card_dealt(self, _: int, card: int, __: int) -> None:
        self.hand.append(card)

    def hands_passed(self, _: int, direction: int, __: int) -> None:
        """The turn is over: every hand has a new holder."""
        step = 1 if direction == RIGHT else -1
        held = [self.cities[(seat + step) % self.players].held for seat in range(self.players)]
        for seat, cards in enumerate(held):
            self.cities[seat].held = cards
        self.hand = []
        self.turn += 1

    def card_seen(self, _: int, card: int, __: int) -> None:
        self.hand.append(card)

    def card_drawn(self, seat: int, _: int, left: int) -> None:
        self.cities[seat].held += 1
        self.cities[FREE_SEAT].held = left
        self.drawn: int | None = None

    def draw_seen(self, _: int, card: int, __: int) -> None:
        self.hand.append(card)
        self.drawn = card

    def turn_begun(self, _: int, turn: int, __: int) -> None:
        assert self.turn == turn - 1
        self.ask(CHOOSE_CARD, range(len(self.cities)))
        if self.seat is not None:
            drawn = self.drawn if self.players == FREE_SEAT else None
            self.sights.append(Sight(self.age, self.turn, tuple(sorted(self.hand)), drawn))

    # Answers.
    def answer_given(self, city: int, _: int, __: int) -> None:
        """A seat that has two cities answers first for its own (S2-011)."""
        assert self.round is not None
        owes_more = city < self.players == FREE_SEAT and self.round.asked >> FREE_SEAT & 1 and city == self.holder()
        if not owes_more:
            self.round = replace(self.round, owing=self.round.owing & ~(1 << self.decider(city)))
        if not self.round.owing:
            self.close()

    def close(self) -> None:
        """The last answer is in; what follows is its outcome."""
        self.answers = {}
        if self.players == FREE_SEAT:
            self.purse = self.kept if self.kept is not None and self.strict else self.cities[FREE_SEAT].coins
        self.last_card = self.kept = None
        if self.round is not None and self.round.kind != PLAY_LAST:
            self.round = None
        self.reviving = self.reviving if self.round else 0

    # Coins.
    def coins_received(self, city: int, _: int, coins: int) -> None:
        self.cities[city].coins += coins

    def trade_received(self, city: int, _: int, coins: int) -> None:
        self.cities[city].coins += coins

    def coins_paid(self, city: int, _: int, coins: int) -> None:
        self.cities[city].coins -= coins

    def goods_bought(self, city: int, _: int, coins: int) -> None:
        self.cities[city].coins -= coins

    # Cards.
    def card_claimed(self, city: int, _: int, __: int) -> None:
        self.cities[city].claim = False
        self.claimed = True

    def card_built(self, city: int, card: int, _: int) -> None:
        self.note(city, CLAIM if self.claimed else BUILD, card)
        self.cities[city].buildings.add(card)
        self.claimed = False

    def stage_raised(self, city: int, stage: int, number: int) -> None:
        self.note(city, RAISE, None)
        self.cities[city].stages = number
        self.cities[city].claim |= "free_build_once_per_age" in powers(stage)
        if "build_from_discard" in powers(stage):
            self.reviving |= 1 << city

    def marker_laid(self, city: int, card: int, _: int) -> None:
        self.reveal(city, card)

    def card_sold(self, city: int, _: int, __: int) -> None:
        self.note(city, SELL, None)
        self.discarded += 1

    def sale_seen(self, city: int, card: int, _: int) -> None:
        self.reveal(city, card)

    def card_left(self, city: int, _: int, __: int) -> None:
        self.round = Round(PLAY_LAST, 0, 0)  # seventh cards, though nobody is asked
        self.note(city, LEAVE, None)
        self.discarded += 1

    def left_seen(self, city: int, card: int, _: int) -> None:
        self.reveal(city, card)

    # Seventh cards and the pile.
    def last_asked(self, city: int, _: int, coins: int) -> None:
        self.ask(PLAY_LAST, [city])
        self.kept = coins

    def last_seen(self, _: int, card: int, __: int) -> None:
        self.last_card = card

    def pile_opened(self, city: int, _: int, __: int) -> None:
        self.ask(REVIVE_CARD, [city])
        self.reviving = 0
        if self.decider(city) == self.seat:
            self.looks.append(Look(*self.over(), ((),) * sizes.AGES))

    def over(self) -> tuple[int, int]:
        """The age and the round that is over when the pile is looked through."""
        return self.age, self.end if self.turn == self.end - 1 else self.turn

    def pile_seen(self, _: int, card: int, back: int) -> None:
        update = self.looks[-1]
        lying = [[*cards, card] if age == back - 1 else cards for age, cards in enumerate(update.cards)]
        self.looks[-1] = replace(update, cards=tuple(tuple(cards) for cards in lying))

    def card_revived(self, city: int, card: int, back: int) -> None:
        self.revived.append(Revival(*self.over(), city, card, back - 1))
        self.cities[city].buildings.add(card)
        self.discarded -= 1

    def revival_declined(self, _: int, __: int, ___: int) -> None:
        """Nothing changes."""

    def revival_lost(self, _: int, __: int, ___: int) -> None:
        self.round, self.reviving = None, 0

    # The end.
    def conflict_won(self, city: int, _: int, __: int) -> None:
        self.cities[city].victories[self.age] += 1

    def conflict_lost(self, city: int, _: int, __: int) -> None:
        self.cities[city].defeats += 1

    def game_won(self, seat: int, _: int, __: int) -> None:
        self.winners.append(seat)
        self.round = None
