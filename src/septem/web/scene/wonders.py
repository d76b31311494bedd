"""A table of 7 Wonders as one reader sees it. Built from a view alone, or from a position imagined from it."""

from __future__ import annotations

from typing import Literal

from ...core import bits
from ...wire import wonders_moves
from ...wonders import words as w
from ...wonders.catalogue import CATALOGUE
from ...wonders.explain import Offer
from ...wonders.notation import WORDS_OF, parts
from ...wonders.state import State
from ...wonders.view import CityView, Deed, View, known_pile
from .common import Choice, Closed, Decision, Eyes, Result, priced

SALE = 3
PRICED = (w.BUILD, w.RAISE)


class WondersDeed(Closed):
    """What a city did in a turn; no card: face down for this reader."""

    age: int
    turn: int
    city: int
    verb: str
    card: str | None


class WondersCity(Closed):
    board: str
    side: str
    coins: int
    stages: int
    under: list[str | None]  # the card under each stage, if the reader knows it
    buildings: list[str]
    victories: list[int]
    defeats: int
    shields: int
    claim: bool  # may build one structure free of cost in this age
    held: int
    left: int  # neighbours, from 1
    right: int
    points: int  # as they would count now
    prices: dict[str, int]  # raw and manufactured goods from the left and the right


class Chosen(Closed):
    """One's own answer that waits for the others."""

    city: int
    move: str
    label: str


class WondersBoard(Closed):
    game: Literal["wonders"] = "wonders"
    age: int
    turn: int
    direction: str  # where hands go in this age
    cities: list[WondersCity]
    hand: list[str]
    chosen: list[Chosen]
    discarded: int
    pile: list[str]  # cards of it that the reader knows
    last_deeds: list[WondersDeed]  # of the turn before


def board(eyes: Eyes, world: State) -> WondersBoard:
    view: View = eyes.view
    return WondersBoard(
        age=view.age,
        turn=view.turn,
        direction="right" if view.age == 2 else "left",
        cities=[city(eyes, world, number, seen) for number, seen in enumerate(view.cities)],
        hand=[CATALOGUE.id(card) for card in view.hand],
        chosen=[chosen(eyes, number, move) for number, move in view.answers],
        discarded=view.discarded,
        pile=[CATALOGUE.id(card) for card in known_pile(view)],
        last_deeds=[told(deed) for deed in view.deeds if (deed.age, deed.turn) == last_turn(view)],
    )


def last_turn(view: View) -> tuple[int, int]:
    return max(((deed.age, deed.turn) for deed in view.deeds), default=(-1, -1))


def told(deed: Deed) -> WondersDeed:
    card = None if deed.card is None else CATALOGUE.id(deed.card)
    return WondersDeed(age=deed.age + 1, turn=deed.turn + 1, city=deed.city + 1, verb=w.VERBS[deed.verb], card=card)


def chosen(eyes: Eyes, city: int, move: int) -> Chosen:
    return Chosen(city=city + 1, move=eyes.game.write_move(move), label=eyes.language.move(move, eyes.names))


def city(eyes: Eyes, world: State, number: int, seen: CityView) -> WondersCity:
    side = CATALOGUE.boards[seen.board]
    raised = [deed.card for deed in eyes.view.deeds if deed.city == number and deed.verb == w.RAISE]
    names = ("raw_left", "raw_right", "manufactured_left", "manufactured_right")
    return WondersCity(
        board=side.id,
        side=side.side,
        coins=seen.coins,
        stages=seen.stages,
        under=[None if card is None else CATALOGUE.id(card) for card in raised],
        buildings=[CATALOGUE.id(card) for card in seen.buildings],
        victories=list(seen.victories),
        defeats=seen.defeats,
        shields=world.shields[number],
        claim=seen.claim,
        held=seen.held,
        left=world.left[number] + 1,
        right=world.right[number] + 1,
        points=sum(eyes.game.score(world, number).values()) if number < eyes.game.seats else 0,
        prices=dict(zip(names, world.rates[number], strict=False)),
    )


def decision(eyes: Eyes, world: State) -> Decision | None:
    asked = eyes.view.round
    if asked is None:
        return None
    owing = bits.members(asked.owing)
    text = eyes.language.question(asked.kind, is_for_free_city(eyes, world, owing))
    return Decision(seats=[seat + 1 for seat in owing], ask=w.QUESTIONS[asked.kind], text=text)


def is_for_free_city(eyes: Eyes, world: State, owing: list[int]) -> bool:
    """Whether the reader answers for the Free City now."""
    if eyes.view.seat not in owing or eyes.game.seats != w.FREE_SEAT:
        return False
    legal = eyes.game.legal(world, eyes.view.seat)
    return bool(legal and legal[0] & w.FOR_FREE_CITY)


def result(eyes: Eyes) -> Result | None:
    winners: tuple[int, ...] = eyes.view.winners
    if not winners:
        return None
    players = eyes.language.join(eyes.player(seat) for seat in winners)
    key = "victory.shared_by" if len(winners) > 1 else "victory.won"
    text = eyes.language.say(key, players=players, player=players)
    return Result(winners=[seat + 1 for seat in winners], text=text)


def choices(eyes: Eyes, world: State, seat: int) -> list[Choice]:
    """Legal moves first, then others somebody may think of, each with its price or the reason against it."""
    return [choice(eyes, world, seat, move) for move in wonders_moves.candidates(eyes.game, world, seat)]


def choice(eyes: Eyes, world: State, seat: int, move: int) -> Choice:
    quote = eyes.game.quote(world, seat, move)
    verb, card, left, right = parts(move)
    offer = quote if isinstance(quote, Offer) else Offer(quote.reason)
    return Choice(
        move=eyes.game.write_move(move),
        verb=WORDS_OF[verb],
        label=eyes.language.move(move, eyes.names),
        item=None if verb == w.DECLINE else CATALOGUE.id(card),
        legal=quote.legal,
        reason=None if quote.legal else eyes.language.reason(quote),
        price=priced(eyes, offer, left, right) if verb in PRICED else None,
        gain=SALE if verb == w.SELL and quote.legal else None,
        free_city=bool(move & w.FOR_FREE_CITY),
    )
