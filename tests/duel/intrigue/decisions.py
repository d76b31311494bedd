"""More ways to use a turn, and the questions of the expansion."""

from septem.core import bits
from septem.duel import moves, sizes, writing
from septem.duel.constants import CARD_TAKEN, EVERY_SEAT
from septem.duel.data.catalogue import CATALOGUE
from septem.duel.model import Decision, Option
from septem.duel.payment import prices
from septem.duel.rules import building, layout, treasury
from septem.duel.state import State

from . import constants as c


def open_cards(state: State) -> list[int]:
    deal = state.deal
    return [deal[state.age * sizes.SLOTS + slot] for slot in bits.members(state.open)]


def take_card(state: State, seat: int, card: int) -> None:
    slot = layout.find(state, card)
    layout.take(state, slot)
    state.tell(CARD_TAKEN, seat, card, slot)


def own_places(state: State, seat: int) -> list[int]:
    """The missions that a seat keeps."""
    keepers = state.extra[c.KEEPER : c.KEEPER + c.MISSIONS]
    return [place for place, keeper in enumerate(keepers) if keeper == seat + 1]


def empty_places(state: State, seat: int) -> list[int]:
    """Missions of a seat with no card under them."""
    return [place for place in own_places(state, seat) if not state.extra[c.UNDER + place]]


def secret_places(state: State, seat: int) -> list[int]:
    """Missions of a seat that only the seat itself knows."""
    return [place for place in own_places(state, seat) if state.extra[c.KNOWN + place] == 1 << seat]


class SendEnvoy(Option):
    """Take an envoy and pay for it; the first three seats to do so draw missions."""

    def moves(self, state: State, seat: int, filled: int) -> int:
        for card in open_cards(state):
            if CATALOGUE.deck[card] == c.ENVOY_DECK and prices.payable(state, seat, card):
                writing.put_move(state, filled, moves.pack(c.SEND, card))
                filled += 1
        return filled

    def take(self, state: State, seat: int, move: int) -> None:
        card, drawn = moves.first_of(move), state.extra[c.DRAWN]
        take_card(state, seat, card)
        prices.pay(state, seat, card)
        state.tell(c.ENVOY_SENT, seat, card, 0)
        building.enter(state, seat, card)
        if drawn < c.MISSIONS:
            self.draw(state, seat, drawn)

    def draw(self, state: State, seat: int, drawn: int) -> None:
        writing.put_extra(state, c.DRAWN, drawn + c.DRAW)
        state.tell(c.MISSIONS_DRAWN, seat, drawn, 0)
        for place in range(drawn, drawn + c.DRAW):
            writing.put_extra(state, c.KNOWN + place, 1 << seat)
            state.whisper(1 << seat, c.MISSION_SEEN, seat, state.private[c.MISSION + place], place)
        state.ask(c.KEEP_MISSION, seat, 0)


class BuryCard(Option):
    """Lay any open card under a mission: it is out of the game."""

    def moves(self, state: State, seat: int, filled: int) -> int:
        if empty_places(state, seat):
            for card in open_cards(state):
                writing.put_move(state, filled, moves.pack(c.BURY, card))
                filled += 1
        return filled

    def take(self, state: State, seat: int, move: int) -> None:
        card, place = moves.first_of(move), empty_places(state, seat)[0]
        take_card(state, seat, card)
        writing.put_extra(state, c.UNDER + place, 1 + card)
        writing.put_kept(state, card)
        state.tell(c.CARD_BURIED, seat, card, place)


class KeepMission(Decision):
    """Keep one of the missions just drawn. It comes to lie first, so that nobody else learns which it was."""

    def moves(self, state: State, seat: int, about: int) -> int:
        first = state.extra[c.DRAWN] - c.DRAW
        for number in range(c.DRAW):
            writing.put_move(state, number, moves.pack(c.KEEP, state.private[c.MISSION + first + number]))
        return c.DRAW

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        first = state.extra[c.DRAWN] - c.DRAW
        drawn = [state.private[c.MISSION + first + number] for number in range(c.DRAW)]
        drawn.sort(key=lambda mission: mission != moves.first_of(move))
        writing.put_extra(state, c.KEEPER + first, seat + 1)
        state.tell(c.MISSION_KEPT, seat, 0, first)
        for number, mission in enumerate(drawn):
            writing.put_private(state, c.MISSION + first + number, mission)
            state.whisper(1 << seat, c.MISSION_SEEN, seat, mission, first + number)


class ShowMission(Decision):
    """At the end of a turn, without a coin: show a mission for coins, or keep quiet."""

    def moves(self, state: State, seat: int, about: int) -> int:
        places = secret_places(state, seat)
        for number, place in enumerate((*places, c.SILENCE)):
            writing.put_move(state, number, moves.pack(c.BOAST, place))
        return len(places) + 1

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        writing.put_extra(state, c.BOASTED, 1)
        place = moves.first_of(move)
        if place != c.SILENCE:
            mission = state.private[c.MISSION + place]
            writing.put_extra(state, c.KNOWN + place, EVERY_SEAT)
            state.tell(c.MISSION_SHOWN, seat, mission, place)
            treasury.receive(state, seat, 1 + mission, c.BOAST)
