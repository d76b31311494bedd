"""Checks of Agora's part of a position, and whether its questions have an answer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...core import bits
from ...core.errors import Problem
from .. import sizes
from ..constants import BLUE, DECKS, GRAY, GREEN, NOBODY, NOTHING
from ..data.catalogue import CATALOGUE
from ..files.check_cards import cards_out, first_age, most_of
from ..knowledge.view import Question, View
from ..pantheon.constants import SEIZE_CARD, STEAL_WONDER
from ..promo.constants import CLAIM_TOP
from ..rules.layout import STRUCTURES
from ..table_config import TableConfig
from . import constants as c
from .numbers import FIRST_DECREE, FIRST_PLOT
from .view import AgoraSecrets, AgoraView, Places, Plot

MOST_TAKEN = 13  # conspiracies that can leave the deck
EVERYONE = (1 << sizes.SEATS + 1) - 1
SENATE, CHAMBERS = "agora", range(sizes.CHAMBERS)
ASKED_BY = {  # questions that only one conspiracy asks
    c.LOCK_TOKEN: c.OBSCURANTISM,
    c.CLAIM_REMOVED: c.TREASON,
    c.SPY_TOKEN: c.ESPIONAGE,
    c.CAST_OPEN: c.TURN_OF_EVENTS,
    c.SWAP_CARDS: c.COERCION,
    c.SHIFT_DECREE: c.INSIDER_INFLUENCE,
    c.RUIN_WONDER: c.SABOTAGE,
}
CURIA_JULIA = "curia_julia"


def check(view: View, part: AgoraView, truth: AgoraSecrets, config: TableConfig) -> None:
    """Refuse what no game with Agora can come to."""
    check_cubes(view, part)
    check_decrees(part, truth)
    check_plots(part, truth)
    check_under(view, part, config)
    check_turn(view, part)
    check_locked(part, truth)
    check_removed(view, part)
    check_knowledge(view, part, truth)


def controllers(part: AgoraView) -> list[int]:
    """Who controls each chamber (A-074)."""
    first, second = part.cubes
    leads = [one - two for one, two in zip(first, second, strict=True)]
    return [NOBODY if lead == 0 else int(lead < 0) for lead in leads]


def check_cubes(view: View, part: AgoraView) -> None:
    """Twelve cubes each (A-003); who controls all chambers has won (A-220)."""
    for seat, cubes in enumerate(part.cubes):
        if sum(cubes) > c.CUBES:
            raise Problem("too_many", f"{SENATE}.cubes[{seat}]", given=sum(cubes), most=c.CUBES)
        whole = controllers(part) == [seat] * sizes.CHAMBERS
        if whole and view.winner == NOBODY:
            raise Problem("chambers_won", f"{SENATE}.cubes", seat=seat + 1)
        if not whole and view.winner == seat and view.victory == c.BY_POLITICS:
            raise Problem("chambers_not_won", "result", seat=seat + 1)


def check_decrees(part: AgoraView, truth: AgoraSecrets) -> None:
    """Face up: those of chambers 1, 3, 5, and those of chambers that somebody controls (A-004, A-077)."""
    held = controllers(part)
    for place, decree in enumerate(part.decrees):
        where, up = f"{SENATE}.decrees[{place}]", part.up >> place & 1
        if not up and (c.UP_AT_START >> place & 1 or held[decree.chamber] != NOBODY):
            raise Problem("decree_face_down", where, chamber=place + 1)
        if up and decree.face is None:
            raise Problem("decree_unknown", where, chamber=place + 1)
        if not up and decree.face is not None:
            raise Problem("decree_face_up", where, chamber=place + 1)
    check_moved(part)
    faces = [decree.face for decree in part.decrees]
    told = [face for face, known in zip(truth.decrees, faces, strict=False) if known is None and face != NOTHING]
    check_different([*(face for face in faces if face is not None), *told], FIRST_DECREE, f"{SENATE}.decrees")


def check_moved(part: AgoraView) -> None:
    """Insider Influence moves one decree (A-162)."""
    moved = [place for place, decree in enumerate(part.decrees) if decree.chamber != place]
    if moved:
        check_triggered(part, c.INSIDER_INFLUENCE, f"{SENATE}.moved")
    if len(moved) > 1:
        raise Problem("too_many", f"{SENATE}.moved", given=len(moved), most=1)


def check_different(numbers: Sequence[int], first: int, where: str) -> None:
    for number in numbers:
        if numbers.count(number) > 1:
            raise Problem("stated_twice", where, id=CATALOGUE.id(first + number))


def triggered(part: AgoraView, seats: Iterable[int]) -> set[int | None]:
    return {plot.face for seat in seats for plot in part.hands[seat] if plot.shown}


def check_triggered(part: AgoraView, plot: int, where: str, seats: Iterable[int] = range(sizes.SEATS)) -> None:
    if plot not in triggered(part, seats):
        raise Problem("needs_conspiracy", where, id=CATALOGUE.id(FIRST_PLOT + plot))


def check_plots(part: AgoraView, truth: AgoraSecrets) -> None:
    """All different; those triggered are known to everyone (A-005, A-129)."""
    taken = sum(len(hand) for hand in part.hands)
    if taken > MOST_TAKEN:
        raise Problem("too_many", f"{SENATE}.conspiracies", given=taken, most=MOST_TAKEN)
    for seat, hand in enumerate(part.hands):
        for number, plot in enumerate(hand):
            if plot.shown and plot.face is None:
                where = f"{SENATE}.conspiracies[{seat}][{number}]"
                raise Problem("conspiracy_unknown", where, number=number + 1)
    faces = [*(plot.face for hand in part.hands for plot in hand), *part.deck]
    told = [*whole(truth.hands, part.hands), *(truth.deck or [NOTHING] * len(part.deck))]
    for seen, stated in zip(faces, told, strict=False):
        if seen is not None and stated not in (NOTHING, seen):
            raise Problem("other_conspiracy", f"hidden.{SENATE}", id=CATALOGUE.id(FIRST_PLOT + stated))
    known = [stated if seen is None else seen for seen, stated in zip(faces, told, strict=False)]
    check_different([face for face in known if face != NOTHING], FIRST_PLOT, f"{SENATE}.conspiracies")


def whole(stated: tuple[tuple[int, ...], ...], hands: tuple[tuple[Plot, ...], ...]) -> list[int]:
    """The conspiracies before the players, as far as they are told."""
    rows = [stated[seat] if seat < len(stated) else () for seat in range(sizes.SEATS)]
    return [face for row, hand in zip(rows, hands, strict=True) for face in (row or [NOTHING] * len(hand))]


def check_under(view: View, part: AgoraView, config: TableConfig) -> None:
    """Cards under conspiracies are in play like any others."""
    under = [plot.card for hand in part.hands for plot in hand if plot.card != NOTHING]
    lying = [*cards_out(view), *under, *(part.removed or ())]
    decks = [CATALOGUE.deck[card] for card in lying] + [place.deck for place in view.structure if place]
    for deck in sorted({CATALOGUE.deck[card] for card in under}):
        given, most = decks.count(deck), most_of(deck, config) + len(part.removed or ())
        if given > most:
            raise Problem("too_many_of_deck", f"{SENATE}.conspiracies", deck=DECKS[deck], given=given, most=most)
    for card in under:
        if view.age and first_age(CATALOGUE.deck[card], config) > view.age:
            raise Problem("too_early", f"{SENATE}.conspiracies", id=CATALOGUE.id(card), age=view.age)


def check_turn(view: View, part: AgoraView) -> None:
    """What was triggered in this turn is a conspiracy of the player whose turn it is (A-127)."""
    plotted, turning, spoils = part.turn
    if plotted and not triggered(part, (view.mover,)):
        raise Problem("nobody_asked", f"{SENATE}.turn.triggered")
    if turning:
        check_triggered(part, c.TURN_OF_EVENTS, f"{SENATE}.turn.turning")
    if spoils and view.winner == NOBODY:
        raise Problem("nobody_asked", f"{SENATE}.turn.spoils")


def check_locked(part: AgoraView, truth: AgoraSecrets) -> None:
    """Obscurantism locks a token away; one that was not in the box is known to everyone (A-144, AH-12)."""
    source, seen, token = part.locked
    if source:
        check_triggered(part, c.OBSCURANTISM, f"{SENATE}.locked")
        if source != c.FROM_BOX and (seen != EVERYONE or token is None):
            raise Problem("not_hidden", f"{SENATE}.locked.seen")
    elif truth.locked != NOTHING:
        raise Problem("needs_conspiracy", f"hidden.{SENATE}.locked", id="obscurantism")


def check_removed(view: View, part: AgoraView) -> None:
    """What Treason has shown: cards of this age (A-151)."""
    for seat in bits.members(part.removed_known):
        if seat < sizes.SEATS:
            check_triggered(part, c.TREASON, f"{SENATE}.removed", (seat,))
    for card in part.removed or ():
        if CATALOGUE.deck[card] != view.age - 1:
            raise Problem("wrong_deck", f"{SENATE}.removed.cards", id=CATALOGUE.id(card), age=view.age)


def check_knowledge(view: View, part: AgoraView, truth: AgoraSecrets) -> None:
    """Places where a player thinks that conspiracies may lie: all different ones, and the true ones among them."""
    stated = [("", part.maybe, view.seat), *(("hidden.", maybe, seat) for seat, maybe in enumerate(truth.maybe))]
    for root, maybe, seat in stated:
        if maybe and seat is not None:
            check_places(part, truth, maybe, f"{root}{SENATE}.maybe")


def check_places(part: AgoraView, truth: AgoraSecrets, maybe: Places, where: str) -> None:
    """A place for every conspiracy: the stated ones in theirs, the others in any that is left."""
    there = where_they_lie(part, truth)
    every = {place for place, _ in there}
    wanted = []
    for plot, (deck, hands) in enumerate(maybe):
        places = {(sizes.SEATS, place) for place in bits.members(deck)}
        places |= {divmod(place, sizes.PLOTS) for place in bits.members(hands)}
        lies = {place for place, face in there if face == plot}
        wanted.append(places & lies if lies else places & every - {place for place, face in there if face != NOTHING})
    placed: dict[tuple[int, int], int] = {}
    for plot in range(len(wanted)):
        if not find_place(plot, wanted, placed, set()):
            raise Problem("no_place_left", where, id=CATALOGUE.id(FIRST_PLOT + plot))


def where_they_lie(part: AgoraView, truth: AgoraSecrets) -> list[tuple[tuple[int, int], int]]:
    """Every place, before a player or in the deck (seat 2), and the conspiracy there as far as it is told."""
    hands = [(seat, number) for seat, hand in enumerate(part.hands) for number in range(len(hand))]
    faces = [plot.face for hand in part.hands for plot in hand]
    told = whole(truth.hands, part.hands)
    deck = truth.deck or [NOTHING if face is None else face for face in part.deck]
    known = [told[place] if face is None else face for place, face in enumerate(faces)]
    return [*zip(hands, known, strict=True), *(((sizes.SEATS, place), face) for place, face in enumerate(deck))]


def find_place(plot: int, wanted: list[set[tuple[int, int]]], placed: dict[tuple[int, int], int], tried: set) -> bool:  # type: ignore[type-arg]
    """Whether there is a place for one more: those placed before may have to move on."""
    for place in wanted[plot] - tried:
        tried.add(place)
        if place not in placed or find_place(placed[place], wanted, placed, tried):
            placed[place] = plot
            return True
    return False


def answerable(view: View, part: AgoraView, question: Question, layouts: int) -> bool:
    """Whether there is anything to choose from, and a conspiracy that asks. What waits may still turn out in vain."""
    if question.kind in ASKED_BY and ASKED_BY[question.kind] not in triggered(part, (question.seat,)):
        return False
    if question is not view.question:
        return True
    stock, in_senate, theirs_there = cubes_of(part, question.seat)
    own, theirs = view.cities[question.seat], view.cities[1 - question.seat]
    return {
        c.SENATE_ACTION: question.about % (c.ACTIONS + 1) > 0,
        c.CONSPIRATOR_ACTION: stock > 0 or len(part.deck) > 1,
        c.PLACE_CUBE: stock > 0,
        c.MOVE_CUBE: in_senate > 0,
        c.REMOVE_CUBE: theirs_there > 0,
        c.KEEP_PLOT: len(part.deck) > 1,
        c.TRIGGER_PLOT: CATALOGUE.numbers[CURIA_JULIA] in dict(own.wonders) and unprepared(part, question.seat),
        c.LOCK_TOKEN: bool(view.board or theirs.tokens or view.box),
        c.SPY_TOKEN: bool(view.box),
        c.CAST_OPEN: any(view.structure),
        c.SWAP_CARDS: any(has(own.buildings, colour) and has(theirs.buildings, colour) for colour in (BLUE, GREEN)),
        c.RUIN_WONDER: bool(theirs.wonders),
        STEAL_WONDER: bool(theirs.unbuilt),
        SEIZE_CARD: any(CATALOGUE.colour[card] <= GRAY for card in theirs.buildings),
        CLAIM_TOP: view.age > 0 and claimable(view, layouts),
    }.get(question.kind, True)


def cubes_of(part: AgoraView, seat: int) -> tuple[int, int, int]:
    """In stock, in the senate, and the opponent's there."""
    return c.CUBES - sum(part.cubes[seat]), sum(part.cubes[seat]), sum(part.cubes[1 - seat])


def unprepared(part: AgoraView, seat: int) -> bool:
    return any(plot.card == NOTHING and not plot.shown for plot in part.hands[seat])


def has(buildings: tuple[int, ...], colour: int) -> bool:
    return any(CATALOGUE.colour[card] == colour for card in buildings)


def claimable(view: View, layouts: int) -> bool:
    """A card of the top row that is no senator (A-149, A-260)."""
    row = view.structure[: len(STRUCTURES[layouts + view.age - 1][0])]
    return any(place and place.deck != c.SENATOR_DECK for place in row)
