"""The rules of the expansion at the moments of a game, and what of it each seat knows."""

from __future__ import annotations

from dataclasses import dataclass

from septem.core.chance import Stream
from septem.core.documents import Part
from septem.core.quote import Quote, Reason
from septem.duel import moves, writing
from septem.duel.constants import GAME_WON, TAKE_TURN
from septem.duel.data.catalogue import CATALOGUE
from septem.duel.data.ids import Places
from septem.duel.model import Decision, Extension, Option
from septem.duel.payment import explain
from septem.duel.state import State

from . import constants as c
from .decisions import BuryCard, KeepMission, SendEnvoy, ShowMission, empty_places, open_cards, secret_places
from .effects import sent
from .options import IntrigueOptions

PLACES = range(c.MISSIONS)


@dataclass(frozen=True)
class IntrigueView:
    """The expansion's part of a view."""

    drawn: int = 0
    boasted: int = 0
    keepers: tuple[int, ...] = (0,) * c.MISSIONS
    known: tuple[int, ...] = (0,) * c.MISSIONS
    under: tuple[int, ...] = (0,) * c.MISSIONS
    missions: tuple[int | None, ...] = (None,) * c.MISSIONS  # None: not known to the seat


class Intrigue(Extension):
    """The rules of the expansion: a player who has sent five envoys wins at the end of the turn."""

    def __init__(self, options: IntrigueOptions) -> None:
        """There is nothing to choose but whether it is in play."""

    def options(self) -> list[Option]:
        return [SendEnvoy(c.SEND), BuryCard(c.BURY)]

    def questions(self) -> dict[int, Decision]:
        return {c.KEEP_MISSION: KeepMission(), c.SHOW_MISSION: ShowMission()}

    def categories(self) -> tuple[int, ...]:
        return (c.ENVOYS,)

    def set_up(self, state: State, seed: int, stream: Stream) -> None:
        put_missions(state, [None] * c.MISSIONS, Stream(seed, "intrigue.missions"))

    def end_turn(self, state: State) -> None:
        """May end the game, or ask; after the answer it is called again."""
        seat = state.mover
        if sent(state, seat) >= c.ENOUGH:
            state.finish(seat, c.BY_INTRIGUE)
            state.tell(GAME_WON, seat, c.BY_INTRIGUE, 0)
        elif state.extra[c.BOASTED]:
            writing.put_extra(state, c.BOASTED, 0)
        elif not state.coins[seat] and secret_places(state, seat):
            state.ask(c.SHOW_MISSION, seat, 0)

    def redeal(self, state: State, seat: int, stream: Stream) -> None:
        put_missions(state, known_missions(state, seat), stream)

    def show(self, seen: State, state: State, seat: int) -> None:
        for place, mission in enumerate(known_missions(state, seat)):
            if mission is not None:
                writing.put_private(seen, c.MISSION + place, mission)

    def see(self, state: State, seat: int) -> object:
        extra = state.extra
        keepers, known, under = (tuple(extra[row : row + c.MISSIONS]) for row in (c.KEEPER, c.KNOWN, c.UNDER))
        missions = tuple(known_missions(state, seat))
        return IntrigueView(extra[c.DRAWN], extra[c.BOASTED], keepers, known, under, missions)

    def secrets(self, state: State) -> object:
        return tuple(state.private[c.MISSION : c.MISSION + c.MISSIONS])

    def hold(self, state: State, seen: object) -> None:
        for card in seen.under if isinstance(seen, IntrigueView) else ():
            if card:
                writing.put_kept(state, card - 1)

    def restore(self, state: State, seat: int, seen: object, hidden: object, stream: Stream) -> None:
        view = seen if isinstance(seen, IntrigueView) else IntrigueView()
        writing.put_extra(state, c.DRAWN, view.drawn)
        writing.put_extra(state, c.BOASTED, view.boasted)
        for row, numbers in ((c.KEEPER, view.keepers), (c.KNOWN, view.known), (c.UNDER, view.under)):
            for place, number in enumerate(numbers):
                writing.put_extra(state, row + place, number)
        missions = hidden if isinstance(hidden, tuple) and hidden else view.missions
        put_missions(state, list(missions), stream)

    def file(self, seen: object, hidden: object) -> dict[str, object]:
        view = seen if isinstance(seen, IntrigueView) else IntrigueView()
        under = [CATALOGUE.id(card - 1) if card else None for card in view.under]
        part = {"drawn": view.drawn, "boasted": view.boasted, "keepers": list(view.keepers)}
        return {"intrigue": {**part, "known": list(view.known), "under": under, "missions": list(view.missions)}}

    def file_hidden(self, hidden: object) -> dict[str, object]:
        return {"intrigue": list(hidden) if isinstance(hidden, tuple) else []}

    def unfile(self, document: Part, hidden: Part, age: int, places: object) -> tuple[object, object]:
        known = places if isinstance(places, Places) else Places()
        fields = document.entries().get("intrigue", Part({}, "intrigue")).entries()
        last = c.MISSIONS - 1

        def row(key: str, unstated: int | None) -> list[Part]:
            return fields[key].exactly(c.MISSIONS) if key in fields else [Part(unstated)] * c.MISSIONS

        view = IntrigueView(
            drawn=fields.get("drawn", Part(0)).number(0, c.MISSIONS),
            boasted=fields.get("boasted", Part(0)).number(0, 1),
            keepers=tuple(part.number(0, 2) for part in row("keepers", 0)),
            known=tuple(part.number(0, 7) for part in row("known", 0)),
            under=tuple(1 + known.put(part, "card") if part.value else 0 for part in row("under", None)),
            missions=tuple(None if part.value is None else part.number(0, last) for part in row("missions", None)),
        )
        secret = hidden.entries().get("intrigue", Part((), "hidden.intrigue")).parts()
        return view, tuple(part.number(0, last) for part in secret)

    def price(self, state: State, seat: int, move: int) -> Quote | None:
        return explain.bill(state, seat, moves.first_of(move)) if moves.verb_of(move) == c.SEND else None

    def refusal(self, state: State, seat: int, kind: int, about: int, move: int) -> Reason | None:
        verb, card = moves.verb_of(move), moves.first_of(move)
        if verb in (c.KEEP, c.BOAST):
            return Reason.NOT_DRAWN
        if kind != TAKE_TURN or verb not in (c.SEND, c.BURY):
            return None
        if verb == c.SEND and CATALOGUE.deck[card] != c.ENVOY_DECK:
            return Reason.OTHER_QUESTION
        if card not in open_cards(state):
            return explain.card_refusal(state, card)
        return Reason.MISSING_COINS if verb == c.SEND or empty_places(state, seat) else Reason.NOT_DRAWN


def known_missions(state: State, seat: int) -> list[int | None]:
    """The missions in their order, as far as a seat knows them."""
    return [state.private[c.MISSION + place] if state.extra[c.KNOWN + place] >> seat & 1 else None for place in PLACES]


def put_missions(state: State, missions: list[int | None], stream: Stream) -> None:
    """Lay out the missions; those that are not given are shuffled."""
    others = [mission for mission in PLACES if mission not in missions]
    stream.shuffle(others)
    for place, mission in enumerate(missions):
        writing.put_private(state, c.MISSION + place, others.pop() if mission is None else mission)
