"""The board of 7 Wonders as one viewer sees it, from a view or a position imagined from it."""

from __future__ import annotations

from collections.abc import Iterable

from .... import expansions
from ....wonders import constants as w
from ....wonders.data.catalogue import CATALOGUE
from ....wonders.knowledge.view import Deed, View, known_pile
from ....wonders.state import State
from ..common import Viewer, added
from ..models import Chosen, MateHand, Team, WondersBoard, WondersCity, WondersDeed
from .choices import choices, decision, previews, result

__all__ = ["board", "choices", "decision", "previews", "result"]


def board(viewer: Viewer) -> WondersBoard:
    view: View = viewer.view
    all_cities = viewer.cached(cities)
    return WondersBoard(
        age=view.age,
        turn=view.turn,
        before=view.turn == w.BEFORE + 1,
        rounds=view.rounds,
        direction="right" if view.age == 2 else "left",
        cities=all_cities,
        hand=named(view.hand),
        chosen=[chosen(viewer, number, move) for number, move in view.answers],
        mate=mate(view),
        teams=teams(all_cities),
        discarded=view.discarded,
        pile=named(known_pile(view)),
        last_deeds=last_deeds(view),
        **added("wonders", "board_fields", view),
        **added("wonders", "hand_fields", view, view.seat),
    )


def named(items: Iterable[int]) -> list[str]:
    return [CATALOGUE.id(item) for item in items]


def mate(view: View) -> MateHand | None:
    if not view.mates:
        return None
    other = view.mates[0]
    more = added("wonders", "hand_fields", view, other.seat)
    return MateHand(seat=other.seat + 1, hand=named(other.hand), **more)


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


def cities(viewer: Viewer) -> list[WondersCity]:
    return [city(viewer, number) for number in range(len(viewer.view.cities))]


def city(viewer: Viewer, number: int) -> WondersCity:
    world: State = viewer.world
    view: View = viewer.view
    seen = view.cities[number]
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
        team=number // w.TEAM + 1 if world.team else None,
        **added("wonders", "city_fields", view, number),
    )


def under(view: View, city: int) -> list[str | None]:
    """The cards under the stages of a board, in order, those that expansions bring there included."""
    raised = [((deed.age, deed.turn), deed.card) for deed in view.deeds if (deed.city, deed.verb) == (city, w.RAISE)]
    for raised_of in expansions.functions("wonders", "scene", "raised"):
        raised += raised_of(view, city)
    return [None if card is None else CATALOGUE.id(card) for _, card in sorted(raised, key=lambda pair: pair[0])]
