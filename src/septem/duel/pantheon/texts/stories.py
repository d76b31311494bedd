"""Events of Pantheon as sentences."""

from __future__ import annotations

from ....core.events import Event
from ....text.duel.narrator import Narration, Narrator, about_item, about_items, about_player, space
from ... import constants as duel
from .. import constants as w


def mark(narrator: Narrator, number: int) -> str:
    """A mythology or offering token."""
    if number >= w.FIRST_OFFERING:
        return narrator.language.say(f"offering.{w.OFFERINGS[number - w.FIRST_OFFERING]}")
    return mythology(narrator, number)


def mythology(narrator: Narrator, number: int) -> str:
    return narrator.language.say(f"mythology.{w.MYTHOLOGIES[number]}")


def about_mark(key: str) -> Narration:
    def narration(narrator: Narrator, run: list[Event]) -> None:
        for event in run:
            narrator.add(key, player=narrator.player(event.seat), mark=mark(narrator, event.what))

    return narration


def tell_marks(narrator: Narrator, run: list[Event]) -> None:
    narrator.add("event.marks_laid", marks=", ".join(mark(narrator, event.what) for event in run))


def tell_divinities_drawn(narrator: Narrator, run: list[Event]) -> None:
    event = run[0]
    divinities = narrator.language.count("divinity", event.amount)
    player = narrator.player(event.seat)
    narrator.add(
        "event.divinities_drawn", player=player, divinities=divinities, mythology=mythology(narrator, event.what)
    )


def tell_placed(narrator: Narrator, run: list[Event]) -> None:
    event = run[0]
    named = mythology(narrator, event.what)
    narrator.add("event.divinity_placed", player=narrator.player(event.seat), slot=event.amount + 1, mythology=named)


def tell_placement(narrator: Narrator, run: list[Event]) -> None:
    narrator.amend("event.placement_seen", item=narrator.language.the(run[0].what))


def tell_activated(narrator: Narrator, run: list[Event]) -> None:
    player, item = narrator.player(run[0].seat), narrator.language.the(run[0].what)
    narrator.add("event.divinity_activated", run[0].seat, player=player, item=item, price=narrator.price())
    narrator.settle()


def tell_deck(narrator: Narrator, run: list[Event]) -> None:
    narrator.add("event.deck_opened", player=narrator.player(run[0].seat), mythology=mythology(narrator, run[0].what))


def tell_offerings(narrator: Narrator, run: list[Event]) -> None:
    for event in run:
        narrator.add("event.offering_spent", player=narrator.player(event.seat), offering=mark(narrator, event.what))


def tell_vault_filled(narrator: Narrator, run: list[Event]) -> None:
    player, item = narrator.player(run[0].seat), narrator.language.the(run[0].what)
    narrator.add("event.vault_filled", player=player, item=item, coins=narrator.coins(run[0].amount))


def tell_vault_spent(narrator: Narrator, run: list[Event]) -> None:
    narrator.add("event.vault_spent", player=narrator.player(run[0].seat), coins=narrator.coins(run[0].amount))


def tell_barrier(narrator: Narrator, run: list[Event]) -> None:
    narrator.add("event.barrier_placed", player=narrator.player(run[0].seat), place=space(narrator, run[0].what))


def tell_dropped(narrator: Narrator, run: list[Event]) -> None:
    loot = narrator.language.say(f"loot.{duel.LOOT[run[0].what]}")
    narrator.add("event.loot_dropped", player=narrator.player(run[0].seat), loot=loot)


NARRATIONS: dict[int, Narration] = {
    w.MARK_LAID: tell_marks,
    w.MARK_TAKEN: about_mark("event.mark_taken"),
    w.MARK_LOST: about_mark("event.mark_lost"),
    w.DIVINITIES_DRAWN: tell_divinities_drawn,
    w.DIVINITY_SEEN: about_items("event.divinities_seen", "divinities"),
    w.DIVINITY_PLACED: tell_placed,
    w.PLACEMENT_SEEN: tell_placement,
    w.DIVINITY_SHOWN: about_items("event.divinity_shown", "divinities"),
    w.DIVINITY_ACTIVATED: tell_activated,
    w.DECK_OPENED: tell_deck,
    w.DECK_ORDERED: about_item("event.deck_ordered"),
    w.TOKEN_LENT: about_items("event.tokens_lent", "tokens"),
    w.TOKEN_RETURNED: about_items("event.tokens_returned", "tokens"),
    w.OFFERING_SPENT: tell_offerings,
    w.SNAKE_PLACED: about_item("event.snake_placed"),
    w.VAULT_FILLED: tell_vault_filled,
    duel.VAULT_SPENT: tell_vault_spent,
    w.CARD_SEIZED: about_item("event.card_seized"),
    w.CARD_STRUCK: about_item("event.card_struck"),
    w.WONDER_UNBUILT: about_item("event.wonder_unbuilt"),
    w.WONDER_STOLEN: about_item("event.wonder_stolen"),
    w.BARRIER_PLACED: tell_barrier,
    duel.BARRIER_SPENT: about_player("event.barrier_spent"),
    w.LOOT_DROPPED: tell_dropped,
}
BACKS = {w.TEMPLE_DECK: ("grand_temple", "event.grand_temple_backs")}  # decks whose backs are counted
