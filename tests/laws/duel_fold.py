"""A small reader of events: old view + events heard = new view. One method a fact, named after it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from septem.core.events import Event
from septem.duel.constants import (
    CHOOSE_STARTER,
    COLOURS,
    DESTROY_CARD,
    DRAFT_WONDER,
    DRAW,
    FACTS,
    KEEP_TOKEN,
    NOBODY,
    PICK_TOKEN,
    REVIVE_CARD,
    SHARED,
    TAKE_TURN,
)
from septem.duel.data.catalogue import CATALOGUE
from septem.duel.knowledge.view import CityView, Question, Slot, View
from septem.duel.rules.layout import ROWS, Rows

DRAFT_ORDER = (0, 1, 1, 0, 1, 0, 0, 1)


def effects(item: int) -> dict[object, dict[str, object]]:
    """The effects printed on an item, by kind."""
    printed = [effect.facts() for effect in CATALOGUE.cards[item].effects]
    return {facts["kind"]: facts for facts in printed}


class City:
    def __init__(self, view: CityView) -> None:
        self.coins = view.coins
        self.buildings = set(view.buildings)
        self.wonders = dict(view.wonders)
        self.unbuilt = set(view.unbuilt)
        self.tokens = set(view.tokens)

    def has(self, colour: object) -> bool:
        return any(COLOURS[CATALOGUE.colour[card]] == colour for card in self.buildings)

    def view(self) -> CityView:
        return CityView(
            coins=self.coins,
            buildings=tuple(sorted(self.buildings)),
            wonders=tuple(sorted(self.wonders.items())),
            unbuilt=tuple(sorted(self.unbuilt)),
            tokens=tuple(sorted(self.tokens)),
        )


class Reader:
    """The table as someone who only hears events pictures it."""

    structures: Sequence[Rows] = ROWS

    def __init__(self, view: View) -> None:
        self.seat = view.seat
        self.age = view.age
        self.cities = [City(city) for city in view.cities]
        self.pawn = view.pawn
        self.loot, self.board, self.box = set(view.loot), set(view.board), set(view.box)
        self.drawn = view.drawn
        self.seen = list(view.seen)
        self.faces = [(place.card, place.deck) if place else None for place in view.structure]
        self.discard = list(view.discard)
        self.offer = list(view.offer)
        self.drafted = view.drafted
        self.mover, self.again = view.mover, view.again
        self.questions = list(view.questions)
        self.winner, self.victory = view.winner, view.victory
        self.answered = Question(-1, 0)

    def hear(self, events: Iterable[Event]) -> View:
        """The question on top was answered; this is what came of it."""
        self.answered = self.questions.pop() if self.questions else Question(-1, 0)
        for event in events:
            method: Callable[[int, int, int], None] = getattr(self, FACTS[event.fact])
            method(event.seat, event.what, event.amount)
        if not self.questions and self.winner == NOBODY:
            self.ask_next()
        return self.view()

    def ask(self, kind: int, seat: int, about: int = 0) -> None:
        self.questions.append(Question(kind, seat, about))

    def ask_next(self) -> None:
        """No question follows from what happened, so the next one follows from where the game stands."""
        if self.drafted < len(DRAFT_ORDER):
            self.ask(DRAFT_WONDER, DRAFT_ORDER[self.drafted])
        else:
            weaker = self.mover if self.pawn == 0 else int(self.pawn > 0)
            self.ask(CHOOSE_STARTER, weaker)

    def view(self) -> View:
        first, second = self.cities
        return View(
            seat=self.seat,
            age=self.age,
            cities=(first.view(), second.view()),
            pawn=self.pawn,
            loot=tuple(sorted(self.loot)),
            board=tuple(sorted(self.board)),
            box=tuple(sorted(self.box)),
            drawn=self.drawn,
            seen=tuple(self.seen),
            structure=self.structure(),
            discard=tuple(self.discard),
            offer=tuple(self.offer),
            drafted=self.drafted,
            mover=self.mover,
            again=self.again,
            questions=tuple(self.questions),
            winner=self.winner,
            victory=self.victory,
            parts=self.parts(),
        )

    def parts(self) -> tuple[object, ...]:
        """The expansions' parts of the view."""
        return ()

    def structure(self) -> tuple[Slot | None, ...]:
        return tuple(Slot(*face, self.is_open(slot)) if face else None for slot, face in enumerate(self.faces))

    def is_open(self, slot: int) -> bool:
        """A card lies under those of the next row that are half a card to its left or right (D-022, D-023)."""
        spots = [(row, spot) for row, spots in enumerate(self.structures[self.age - 1]) for spot in spots]
        row, spot = spots[slot]
        covering = [(row + 1, spot - 1), (row + 1, spot + 1)]
        return not any(face and spots[other] in covering for other, face in enumerate(self.faces))

    # Setting up.
    def token_laid(self, _: int, token: int, __: int) -> None:
        self.board.add(token)
        self.box.remove(token)

    def offer_shown(self, _: int, wonder: int, __: int) -> None:
        self.offer.append(wonder)

    def wonder_drafted(self, seat: int, wonder: int, _: int) -> None:
        self.cities[seat].unbuilt.add(wonder)
        self.drafted += 1

    def age_opened(self, _: int, age: int, __: int) -> None:
        self.age = age
        self.faces = [None] * sum(map(len, self.structures[age - 1]))

    def card_laid(self, _: int, card: int, slot: int) -> None:
        self.faces[slot] = (card, CATALOGUE.deck[card])

    def back_laid(self, _: int, deck: int, slot: int) -> None:
        self.faces[slot] = (None, deck)

    # Coins.
    def coins_received(self, seat: int, _: int, coins: int) -> None:
        self.cities[seat].coins += coins

    def coins_paid(self, seat: int, _: int, coins: int) -> None:
        self.cities[seat].coins -= coins

    def coins_lost(self, seat: int, _: int, coins: int) -> None:
        self.cities[seat].coins -= coins

    def toll_received(self, seat: int, _: int, coins: int) -> None:
        self.cities[seat].coins += coins

    def good_bought(self, _: int, __: int, ___: int) -> None:
        """Told in full by coins_paid."""

    # Turns.
    def turn_begun(self, seat: int, _: int, __: int) -> None:
        self.mover = seat
        self.ask(TAKE_TURN, seat)

    def turn_repeated(self, _: int, __: int, ___: int) -> None:
        self.again = False

    def repeat_lost(self, _: int, __: int, ___: int) -> None:
        self.again = False

    def starter_chosen(self, seat: int, _: int, __: int) -> None:
        self.mover = seat

    def card_taken(self, _: int, __: int, slot: int) -> None:
        self.faces[slot] = None

    def card_revealed(self, _: int, card: int, slot: int) -> None:
        self.faces[slot] = (card, CATALOGUE.deck[card])

    def card_built(self, seat: int, card: int, _: int) -> None:
        self.cities[seat].buildings.add(card)

    def card_sold(self, seat: int, card: int, coins: int) -> None:
        self.cities[seat].coins += coins
        self.discard.append(card)

    def wonder_raised(self, seat: int, wonder: int, card: int) -> None:
        city, other = self.cities[seat], self.cities[1 - seat]
        city.unbuilt.remove(wonder)
        city.wonders[wonder] = card
        printed = effects(wonder)
        theology = any("extra_turn_on_wonder_build" in effects(token) for token in city.tokens)
        self.again = theology or "extra_turn" in printed
        destroyed = printed.get("discard_opponent_building", {}).get("type")
        if destroyed and other.has(destroyed):
            self.ask(DESTROY_CARD, seat, COLOURS.index(str(destroyed)))
        if "build_from_discard" in printed and any(CATALOGUE.cards[card].buildable for card in self.discard):
            self.ask(REVIVE_CARD, seat)

    def wonder_boxed(self, owner: int, wonder: int, _: int) -> None:
        self.cities[owner].unbuilt.remove(wonder)

    # What buildings and wonders do.
    def pawn_moved(self, _: int, position: int, __: int) -> None:
        self.pawn = position

    def loot_spent(self, _: int, token: int, __: int) -> None:
        self.loot.remove(token)

    def pair_made(self, seat: int, _: int, __: int) -> None:
        if self.board:
            self.ask(PICK_TOKEN, seat)

    def token_taken(self, seat: int, token: int, _: int) -> None:
        self.board.remove(token)
        self.cities[seat].tokens.add(token)

    def tokens_drawn(self, seat: int, _: int, count: int) -> None:
        self.drawn = count
        self.ask(KEEP_TOKEN, seat)

    def token_seen(self, _: int, token: int, __: int) -> None:
        self.seen.append(token)

    def token_kept(self, seat: int, token: int, _: int) -> None:
        self.drawn = 0
        self.seen = []
        self.box.remove(token)
        self.cities[seat].tokens.add(token)

    def card_revived(self, seat: int, card: int, _: int) -> None:
        self.discard[self.discard.index(card)] = self.discard[-1]  # the last card of the pile fills the gap
        self.discard.pop()
        self.cities[seat].buildings.add(card)

    def card_destroyed(self, owner: int, card: int, _: int) -> None:
        self.cities[owner].buildings.remove(card)
        self.discard.append(card)

    # The end.
    def game_won(self, seat: int, victory: int, _: int) -> None:
        self.winner, self.victory = seat, victory
        self.questions = []

    def game_shared(self, _: int, __: int, ___: int) -> None:
        self.winner, self.victory = DRAW, SHARED
        self.questions = []
