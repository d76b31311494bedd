"""What happens in Pantheon, told as sentences."""

from __future__ import annotations

from ...core.events import Event
from ...duel import constants as w
from ...duel.pantheon import constants as pantheon
from .narrator import Narrator, Telling, about_item, about_items, about_player, space


def mark(teller: Narrator, number: int) -> str:
    """A mythology or offering token."""
    if number >= pantheon.FIRST_OFFERING:
        return teller.language.say(f"offering.{pantheon.OFFERINGS[number - pantheon.FIRST_OFFERING]}")
    return mythology(teller, number)


def mythology(teller: Narrator, number: int) -> str:
    return teller.language.say(f"mythology.{pantheon.MYTHOLOGIES[number]}")


def about_mark(key: str) -> Telling:
    def telling(teller: Narrator, run: list[Event]) -> None:
        for event in run:
            teller.add(key, player=teller.player(event.seat), mark=mark(teller, event.what))

    return telling


def tell_marks(teller: Narrator, run: list[Event]) -> None:
    teller.add("event.marks_laid", marks=", ".join(mark(teller, event.what) for event in run))


def tell_divinities_drawn(teller: Narrator, run: list[Event]) -> None:
    event = run[0]
    divinities = teller.language.count("divinity", event.amount)
    player = teller.player(event.seat)
    teller.add("event.divinities_drawn", player=player, divinities=divinities, mythology=mythology(teller, event.what))


def tell_placed(teller: Narrator, run: list[Event]) -> None:
    event = run[0]
    named = mythology(teller, event.what)
    teller.add("event.divinity_placed", player=teller.player(event.seat), slot=event.amount, mythology=named)


def tell_placement(teller: Narrator, run: list[Event]) -> None:
    teller.amend("event.placement_seen", item=teller.language.the(run[0].what))


def tell_activated(teller: Narrator, run: list[Event]) -> None:
    player, item = teller.player(run[0].seat), teller.language.the(run[0].what)
    teller.add("event.divinity_activated", run[0].seat, player=player, item=item, price=teller.price())
    teller.settle()


def tell_deck(teller: Narrator, run: list[Event]) -> None:
    teller.add("event.deck_opened", player=teller.player(run[0].seat), mythology=mythology(teller, run[0].what))


def tell_offerings(teller: Narrator, run: list[Event]) -> None:
    for event in run:
        teller.add("event.offering_spent", player=teller.player(event.seat), offering=mark(teller, event.what))


def tell_vault_filled(teller: Narrator, run: list[Event]) -> None:
    player, item = teller.player(run[0].seat), teller.language.the(run[0].what)
    teller.add("event.vault_filled", player=player, item=item, coins=teller.coins(run[0].amount))


def tell_vault_spent(teller: Narrator, run: list[Event]) -> None:
    teller.add("event.vault_spent", player=teller.player(run[0].seat), coins=teller.coins(run[0].amount))


def tell_barrier(teller: Narrator, run: list[Event]) -> None:
    teller.add("event.barrier_placed", player=teller.player(run[0].seat), place=space(teller, run[0].what))


def tell_dropped(teller: Narrator, run: list[Event]) -> None:
    loot = teller.language.say(f"loot.{w.LOOT[run[0].what]}")
    teller.add("event.loot_dropped", player=teller.player(run[0].seat), loot=loot)


TELLERS: dict[int, Telling] = {
    pantheon.MARK_LAID: tell_marks,
    pantheon.MARK_TAKEN: about_mark("event.mark_taken"),
    pantheon.MARK_LOST: about_mark("event.mark_lost"),
    pantheon.DIVINITIES_DRAWN: tell_divinities_drawn,
    pantheon.DIVINITY_SEEN: about_items("event.divinities_seen", "divinities"),
    pantheon.DIVINITY_PLACED: tell_placed,
    pantheon.PLACEMENT_SEEN: tell_placement,
    pantheon.DIVINITY_SHOWN: about_items("event.divinity_shown", "divinities"),
    pantheon.DIVINITY_ACTIVATED: tell_activated,
    pantheon.DECK_OPENED: tell_deck,
    pantheon.DECK_ORDERED: about_item("event.deck_ordered"),
    pantheon.TOKEN_LENT: about_items("event.tokens_lent", "tokens"),
    pantheon.TOKEN_RETURNED: about_items("event.tokens_returned", "tokens"),
    pantheon.OFFERING_SPENT: tell_offerings,
    pantheon.SNAKE_PLACED: about_item("event.snake_placed"),
    pantheon.VAULT_FILLED: tell_vault_filled,
    w.VAULT_SPENT: tell_vault_spent,
    pantheon.CARD_SEIZED: about_item("event.card_seized"),
    pantheon.CARD_STRUCK: about_item("event.card_struck"),
    pantheon.WONDER_UNBUILT: about_item("event.wonder_unbuilt"),
    pantheon.WONDER_STOLEN: about_item("event.wonder_stolen"),
    pantheon.BARRIER_PLACED: tell_barrier,
    w.BARRIER_SPENT: about_player("event.barrier_spent"),
    pantheon.LOOT_DROPPED: tell_dropped,
}
