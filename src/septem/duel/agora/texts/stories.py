"""Events of Agora as sentences."""

from __future__ import annotations

from ....core.events import Event
from ....text.duel.narrator import Narration, Narrator, about_item, about_player
from ... import constants as duel
from .. import constants as c


def about_chamber(key: str) -> Narration:
    def narration(narrator: Narrator, run: list[Event]) -> None:
        for event in run:
            narrator.add(key, player=narrator.player(event.seat), chamber=event.what + 1)

    return narration


def about_chambers(key: str) -> Narration:
    def narration(narrator: Narrator, run: list[Event]) -> None:
        for event in run:
            narrator.add(key, player=narrator.player(event.seat), chamber=event.what + 1, to=event.amount + 1)

    return narration


def about_number(key: str) -> Narration:
    """A sentence about an item and the number of a conspiracy."""

    def narration(narrator: Narrator, run: list[Event]) -> None:
        for event in run:
            item = narrator.language.the(event.what)
            narrator.add(key, player=narrator.player(event.seat), item=item, number=event.amount + 1)

    return narration


def tell_recruited(narrator: Narrator, run: list[Event]) -> None:
    player, item = narrator.player(run[0].seat), narrator.language.the(run[0].what)
    narrator.add("event.senator_recruited", player=player, item=item, price=narrator.price())
    narrator.settle()


def tell_decrees(narrator: Narrator, run: list[Event]) -> None:
    for event in run:
        narrator.add("event.decree_shown", chamber=event.amount + 1, item=narrator.language.the(event.what))


def tell_conspired(narrator: Narrator, run: list[Event]) -> None:
    cards = narrator.language.count("conspiracy", run[0].amount)
    narrator.add("event.conspired", player=narrator.player(run[0].seat), cards=cards)


def tell_plots_seen(narrator: Narrator, run: list[Event]) -> None:
    narrator.amend("event.plots_seen", plots=narrator.language.the_all(event.what for event in run))


def tell_kept(narrator: Narrator, run: list[Event]) -> None:
    for event in run:
        end = narrator.language.say(f"end.{c.ENDS[event.what]}")
        narrator.add("event.plot_kept", player=narrator.player(event.seat), number=event.amount + 1, end=end)


def tell_kept_seen(narrator: Narrator, run: list[Event]) -> None:
    for event in run:
        narrator.amend("event.plot_kept_seen", item=narrator.language.the(event.what))


def tell_taken(narrator: Narrator, run: list[Event]) -> None:
    narrator.add("event.coins_taken", player=narrator.player(run[0].seat), coins=narrator.coins(run[0].amount))


def tell_locked(narrator: Narrator, run: list[Event]) -> None:
    player = narrator.player(run[0].seat)
    if run[0].what == duel.NOTHING:
        narrator.add("event.token_locked_box", player=player)
    else:
        narrator.add("event.token_locked", player=player, item=narrator.language.the(run[0].what))


def tell_looked_at(narrator: Narrator, run: list[Event]) -> None:
    cards = narrator.language.count("card", run[0].amount)
    narrator.add("event.aside_looked_at", player=narrator.player(run[0].seat), cards=cards)


def tell_aside(narrator: Narrator, run: list[Event]) -> None:
    narrator.amend("event.aside_seen", cards=narrator.language.the_all(event.what for event in run))


def tell_box(narrator: Narrator, run: list[Event]) -> None:
    tokens = narrator.language.count("token", run[0].amount)
    narrator.add("event.box_looked_at", player=narrator.player(run[0].seat), tokens=tokens)


NARRATIONS: dict[int, Narration] = {
    c.SENATOR_RECRUITED: tell_recruited,
    c.CUBE_PLACED: about_chamber("event.cube_placed"),
    c.CUBE_MOVED: about_chambers("event.cube_moved"),
    c.CUBE_REMOVED: about_chamber("event.cube_removed"),
    c.CHAMBER_GAINED: about_chamber("event.chamber_gained"),
    c.CHAMBER_LOST: about_chamber("event.chamber_lost"),
    c.DECREE_SHOWN: tell_decrees,
    c.DECREE_MOVED: about_chambers("event.decree_moved"),
    c.CONSPIRED: tell_conspired,
    c.PLOT_SEEN: tell_plots_seen,
    c.PLOT_KEPT: tell_kept,
    c.PLOT_KEPT_SEEN: tell_kept_seen,
    c.PLOT_PREPARED: about_number("event.plot_prepared"),
    c.PLOT_TRIGGERED: about_number("event.plot_triggered"),
    c.COINS_TAKEN: tell_taken,
    c.WONDER_RUINED: about_item("event.wonder_ruined", gains=False),
    c.CARD_SWAPPED: about_item("event.card_swapped", gains=False),
    c.TOKEN_LOCKED: tell_locked,
    c.LOCKED_SEEN: about_item("event.locked_seen", gains=False),
    c.ASIDE_LOOKED_AT: tell_looked_at,
    c.ASIDE_SEEN: tell_aside,
    c.BOX_LOOKED_AT: tell_box,
    c.ACTIONS_FORGONE: about_player("event.actions_forgone"),
    c.REPEAT_DECREED: about_player("event.repeat_decreed"),
    c.TURN_WITHOUT_CARD: about_player("event.turn_without_card"),
}
BACKS = {c.SENATOR_DECK: ("senator", "event.senator_backs")}  # decks whose backs are counted
