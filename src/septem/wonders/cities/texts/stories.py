"""Events of Cities as sentences."""

from __future__ import annotations

from ....core.events import Event
from ....text.wonders.narrator import Narration, Narrator, note_claim
from .. import constants as w


def tell_dove(narrator: Narrator, run: list[Event]) -> None:
    for event in run:
        narrator.amend(event.seat, "event.dove_taken")


def tell_doves_spent(narrator: Narrator, run: list[Event]) -> None:
    narrator.add("event.dove_spent", players=", ".join(narrator.player(event.seat) for event in run))


def tell_due(narrator: Narrator, run: list[Event]) -> None:
    """The coins that each city has to lose."""
    losses = {event.seat: narrator.coins(event.amount) for event in sorted(run, key=lambda event: event.amount)}
    narrator.add("event.loss_due", losses=grouped(narrator, losses))


def tell_losses(narrator: Narrator, run: list[Event]) -> None:
    """The coins that each city pays, and the debts it takes."""
    parts: dict[int, list[str]] = {}
    for event in run:
        noun = "coin" if event.fact == w.LOSS_PAID else "debt"
        parts.setdefault(event.seat, []).append(narrator.language.count(noun, event.amount))
    losses = {city: narrator.language.join(words) for city, words in parts.items()}
    narrator.add("event.loss_settled", losses=grouped(narrator, losses))


def grouped(narrator: Narrator, losses: dict[int, str]) -> str:
    """Cities that lose the same are named together."""
    cities: dict[str, list[str]] = {}
    for city, loss in losses.items():
        cities.setdefault(loss, []).append(narrator.player(city))
    return ", ".join(
        narrator.language.say("event.loss", loss=loss, players=", ".join(players)) for loss, players in cities.items()
    )


NARRATIONS: dict[int, Narration] = {
    w.FAVOUR_USED: note_claim("event.favoured"),
    w.DOVE_TAKEN: tell_dove,
    w.DOVE_SPENT: tell_doves_spent,
    w.LOSS_DUE: tell_due,
    w.LOSS_PAID: tell_losses,
}
ONE_STORY = {w.DEBT_TAKEN: w.LOSS_PAID}
