"""Events of Leaders as sentences."""

from __future__ import annotations

from ....core.events import Event
from ....text.wonders.narrator import Narration, Narrator, about_city, silence
from ... import constants as wonders
from .. import constants as w

ROMAN = ("", "I", "II", "III")


def note_bank(narrator: Narrator, run: list[Event]) -> None:
    for event in run:
        part = narrator.language.say("event.to_bank", coins=narrator.coins(event.amount))
        narrator.paid.setdefault(event.seat, []).append(part)


def tell_kept(narrator: Narrator, run: list[Event]) -> None:
    for event in run:
        narrator.add("event.leader_kept", event.seat, item=narrator.language.the(event.what))


def tell_packs(narrator: Narrator, run: list[Event]) -> None:
    direction = narrator.language.say("direction.right" if run[0].what == wonders.RIGHT else "direction.left")
    narrator.add("event.packs_passed", direction=direction, number=run[0].amount)


def tell_recruitment(narrator: Narrator, run: list[Event]) -> None:
    narrator.add("event.recruitment_begun", age=ROMAN[run[0].what])


def tell_recruited(narrator: Narrator, run: list[Event]) -> None:
    for event in run:
        price = narrator.price(event.seat)
        narrator.do("event.leader_recruited", event, item=narrator.language.the(event.what), price=price)


def tell_drawn(narrator: Narrator, run: list[Event]) -> None:
    """The number of leaders drawn and, for those who see them, their names."""
    first, *seen = run
    narrator.amend(first.seat, "event.leaders_drawn", leaders=narrator.language.count("leader", first.amount))
    if seen:
        narrator.amend(first.seat, "event.card_shown", card=narrator.language.the_all(event.what for event in seen))


def tell_unused(narrator: Narrator, run: list[Event]) -> None:
    players = ", ".join(narrator.player(event.seat) for event in run)
    narrator.add("event.leaders_left", players=players)


def tell_copied(narrator: Narrator, run: list[Event]) -> None:
    for event in run:
        item, owner = narrator.language.the(event.what), narrator.player(event.amount)
        narrator.do("event.leader_copied", event, item=item, owner=owner)


NARRATIONS: dict[int, Narration] = {
    wonders.BANK_BOUGHT: note_bank,
    w.LEADER_DEALT: silence,
    w.LEADER_KEPT: tell_kept,
    w.PACKS_PASSED: tell_packs,
    w.RECRUITMENT_BEGUN: tell_recruitment,
    w.LEADER_RECRUITED: tell_recruited,
    w.LEADERS_DRAWN: tell_drawn,
    w.HIRE_ASKED: about_city("event.hire_asked"),
    w.HIRE_DECLINED: about_city("event.hire_declined"),
    w.LEADERS_LEFT: tell_unused,
    w.LEADER_COPIED: tell_copied,
    w.COPY_LOST: about_city("event.copy_lost"),
}
ONE_STORY = {w.DRAW_OF_LEADER: w.LEADERS_DRAWN, wonders.DEFEAT_PASSED: wonders.CONFLICT_WON}
COINS_TOLD_AS = {wonders.FOR_VICTORY: wonders.CONFLICT_WON}
OF_CONFLICTS = {wonders.DEFEAT_PASSED: "event.defeat_passed"}
