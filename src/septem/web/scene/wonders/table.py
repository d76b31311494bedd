"""The board of 7 Wonders as one viewer sees it, from a view or a position imagined from it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from ....wonders import constants as w
from ....wonders.cities import wire as cities_wire
from ....wonders.data.catalogue import CATALOGUE
from ....wonders.knowledge.view import Deed, View, known_pile
from ....wonders.leaders import constants as leader_constants
from ....wonders.leaders import wire as leaders_wire
from ....wonders.state import State
from ..common import Viewer, WireModel
from .choices import choices, decision, previews, result

__all__ = ["WondersBoard", "board", "choices", "decision", "previews", "result"]


class WondersDeed(WireModel):
    """The action of a city in a turn; no card: face down for this viewer."""

    age: int
    turn: int
    city: int
    verb: str
    card: str | None


class WondersCity(WireModel):
    board: str
    side: str
    coins: int
    stages: int
    under: list[str | None]  # the card under each stage, if the viewer knows it
    buildings: list[str]
    victories: list[int]
    victory_points: int  # of these tokens
    defeats: int
    shields: int
    claim: bool  # may build one structure free of cost in this age
    held: int
    left: int  # neighbours, counted from 1
    right: int
    points: int  # if the game ended now
    prices: dict[str, int]  # of raw and manufactured goods from the left and the right neighbour
    leaders: list[str]
    copied: str | None  # a neighbour's leader whose effect the city has copied
    leaders_held: int
    debts: int
    doves: int
    owed: int  # coins to be lost at the end of this turn
    pardon: bool  # may build a black card free of cost in this age
    team: int | None


class Chosen(WireModel):
    """The viewer's own answer while others are still choosing."""

    city: int
    move: str
    label: str


class MateHand(WireModel):
    """The hand of the viewer's team mate."""

    seat: int
    hand: list[str]
    leader_hand: list[str]


class Team(WireModel):
    number: int
    seats: list[int]
    points: int


class WondersBoard(WireModel):
    game: Literal["wonders"] = "wonders"
    age: int
    turn: int
    before: bool  # whether leaders are chosen before the hands of the age are dealt
    rounds: int  # cards of a full hand; an age has one turn less
    direction: str  # in which hands are passed in this age
    cities: list[WondersCity]
    hand: list[str]
    leader_hand: list[str]
    draft_pack: list[str]  # leaders to draft from
    chosen: list[Chosen]
    mate: MateHand | None
    teams: list[Team]
    discarded: int
    pile: list[str]  # its cards that the viewer knows
    last_deeds: list[WondersDeed]  # of the previous turn
    hands: list[list[str]] | None = None  # of all players, in a revealed replay of a finished game
    leader_hands: list[list[str]] | None = None


def board(viewer: Viewer) -> WondersBoard:
    view: View = viewer.view
    cities = [city(viewer, number) for number in range(len(view.cities))]
    return WondersBoard(
        age=view.age,
        turn=view.turn,
        before=view.turn == w.BEFORE + 1,
        rounds=view.rounds,
        direction="right" if view.age == 2 else "left",
        cities=cities,
        hand=named(view.hand),
        leader_hand=named(leaders_wire.own_leaders(view)),
        draft_pack=named(pack(view)),
        chosen=[chosen(viewer, number, move) for number, move in view.answers],
        mate=mate(view),
        teams=teams(cities),
        discarded=view.discarded,
        pile=named(known_pile(view)),
        last_deeds=last_deeds(view),
    )


def named(items: Iterable[int]) -> list[str]:
    return [CATALOGUE.id(item) for item in items]


def pack(view: View) -> tuple[int, ...]:
    """The leaders from which the viewer drafts one now."""
    part = leaders_wire.leaders_part(view)
    if part is None or view.round is None or view.round.kind != leader_constants.DRAFT_LEADER:
        return ()
    return next((one.leaders for one in part.packs if one.seat == view.seat and one.kept is None), ())


def mate(view: View) -> MateHand | None:
    if not view.mates:
        return None
    other, part = view.mates[0], leaders_wire.leaders_part(view)
    leaders = dict(part.hands).get(other.seat, ()) if part else ()
    return MateHand(seat=other.seat + 1, hand=named(other.hand), leader_hand=named(leaders))


def teams(cities: list[WondersCity]) -> list[Team]:
    """The teams, and their points if the game ended now."""
    numbers = sorted({one.team for one in cities if one.team is not None})
    members = {number: [seat for seat, one in enumerate(cities, 1) if one.team == number] for number in numbers}
    return [
        Team(number=number, seats=seats, points=sum(cities[seat - 1].points for seat in seats))
        for number, seats in members.items()
    ]


def last_deeds(view: View) -> list[WondersDeed]:
    last = max(((deed.age, deed.turn) for deed in view.deeds), default=(-1, -1))
    return [shown_deed(deed) for deed in view.deeds if (deed.age, deed.turn) == last]


def shown_deed(deed: Deed) -> WondersDeed:
    card = None if deed.card is None else CATALOGUE.id(deed.card)
    return WondersDeed(age=deed.age + 1, turn=deed.turn + 1, city=deed.city + 1, verb=w.VERBS[deed.verb], card=card)


def chosen(viewer: Viewer, city: int, move: int) -> Chosen:
    return Chosen(city=city + 1, move=viewer.game.write_move(move), label=viewer.language.move(move, viewer.names))


def city(viewer: Viewer, number: int) -> WondersCity:
    world: State = viewer.world
    view: View = viewer.view
    seen = view.cities[number]
    copied = leaders_wire.copied(view, number)
    side = CATALOGUE.boards[seen.board]
    names = ("raw_left", "raw_right", "manufactured_left", "manufactured_right")
    return WondersCity(
        board=side.id,
        side=side.side,
        coins=seen.coins,
        stages=seen.stages,
        under=under(viewer.view, number),
        buildings=named(seen.buildings),
        victories=list(seen.victories),
        victory_points=sum(count * worth for count, worth in zip(seen.victories, w.VICTORY_POINTS, strict=True)),
        defeats=seen.defeats,
        shields=world.shields[number],
        claim=seen.claim,
        held=seen.held,
        left=world.left[number] + 1,
        right=world.right[number] + 1,
        points=sum(viewer.game.score(world, number).values()) if number < viewer.game.seats else 0,
        prices=dict(zip(names, world.rates[number], strict=False)),
        leaders=named(leaders_wire.city_items(view, number)),
        copied=None if copied is None else CATALOGUE.id(copied),
        leaders_held=leaders_wire.count_in_hand(view, number),
        debts=cities_wire.debts(view, number),
        doves=cities_wire.doves(view, number),
        owed=owed(view, number),
        pardon=cities_wire.favour(view, number),
        team=number // w.TEAM + 1 if world.team else None,
    )


def under(view: View, city: int) -> list[str | None]:
    """The cards under the stages of a board, in order; some are leaders, spent before an age began."""
    part = leaders_wire.leaders_part(view)
    raised = [((deed.age, deed.turn), deed.card) for deed in view.deeds if (deed.city, deed.verb) == (city, w.RAISE)]
    if part:
        raised += [((one.age, w.BEFORE), one.leader) for one in part.deeds if (one.city, one.verb) == (city, w.RAISE)]
    return [None if card is None else CATALOGUE.id(card) for _, card in sorted(raised, key=lambda pair: pair[0])]


def owed(view: View, city: int) -> int:
    part = cities_wire.cities_part(view)
    return part.owed[city] if part else 0
