"""Conflicts, the end, and what expansions have to tell."""

from __future__ import annotations

from ...core.events import Event
from ...wonders import constants as w
from ...wonders.cities import constants as city_constants
from .narrator import Narrator

ROMAN = ("", "I", "II", "III")


def tell_conflicts(teller: Narrator, run: list[Event]) -> None:
    """Who defeats whom, tokens of one pair added up; then the coins of victories."""
    for (winner, loser), points in added(run, w.CONFLICT_WON).items():
        gained = teller.language.count("point", points)
        teller.add("event.conflict", winner, loser=teller.player(loser), points=f"+{gained}")
        if any(event[:3] == (city_constants.DEFEAT_PASSED, winner, loser) for event in run):
            teller.amend(winner, "event.defeat_passed")
    received = [event for event in run if event.fact == w.COINS_RECEIVED]
    for city in dict.fromkeys(event.seat for event in received):
        coins = sum(event.amount for event in received if event.seat == city)
        teller.add("event.coins_received", city, coins=teller.coins(coins))


def added(run: list[Event], fact: int) -> dict[tuple[int, int], int]:
    """Amounts of a fact by city and what it is about."""
    sums: dict[tuple[int, int], int] = {}
    for event in run:
        if event.fact == fact:
            sums[event.seat, event.what] = sums.get((event.seat, event.what), 0) + event.amount
    return sums


def tell_won(teller: Narrator, run: list[Event]) -> None:
    players = teller.language.join(teller.player(event.seat) for event in run)
    points = teller.language.count("point", run[0].what)
    if len(run) == 1:
        teller.add("event.wins", run[0].seat, points=points)
    elif len({(event.what, event.amount) for event in run}) == 1:
        teller.add("event.wins_shared", players=players, points=points)
    else:  # who shares a victory has the same points and coins, so these are teams
        tell_team(teller, run, players)


def tell_team(teller: Narrator, run: list[Event], players: str) -> None:
    """The points of a team are those of both."""
    total = teller.language.count("point", sum(event.what for event in run[: w.TEAM]))
    if len(run) > w.TEAM:
        teller.add("event.teams_share", players=players, total=total)
    else:
        parts = " + ".join(str(event.what) for event in run)
        teller.add("event.team_wins", players=players, total=total, parts=parts)


def note_bank(teller: Narrator, run: list[Event]) -> None:
    for event in run:
        part = teller.language.say("event.to_bank", coins=teller.coins(event.amount))
        teller.paid.setdefault(event.seat, []).append(part)


def tell_kept(teller: Narrator, run: list[Event]) -> None:
    for event in run:
        teller.add("event.leader_kept", event.seat, item=teller.language.the(event.what))


def tell_packs(teller: Narrator, run: list[Event]) -> None:
    direction = teller.language.say("direction.right" if run[0].what == w.RIGHT else "direction.left")
    teller.add("event.packs_passed", direction=direction, number=run[0].amount)


def tell_recruitment(teller: Narrator, run: list[Event]) -> None:
    teller.add("event.recruitment_begun", age=ROMAN[run[0].what])


def tell_recruited(teller: Narrator, run: list[Event]) -> None:
    for event in run:
        price = teller.price(event.seat)
        teller.do("event.leader_recruited", event, item=teller.language.the(event.what), price=price)


def tell_drawn(teller: Narrator, run: list[Event]) -> None:
    """How many, and for who sees them, whom."""
    first, *seen = run
    teller.amend(first.seat, "event.leaders_drawn", leaders=teller.language.count("leader", first.amount))
    if seen:
        teller.amend(first.seat, "event.card_shown", card=teller.language.the_all(event.what for event in seen))


def tell_unused(teller: Narrator, run: list[Event]) -> None:
    players = ", ".join(teller.player(event.seat) for event in run)
    teller.add("event.leaders_left", players=players)


def tell_copied(teller: Narrator, run: list[Event]) -> None:
    for event in run:
        item, owner = teller.language.the(event.what), teller.player(event.amount)
        teller.do("event.leader_copied", event, item=item, owner=owner)


def tell_dove(teller: Narrator, run: list[Event]) -> None:
    for event in run:
        teller.amend(event.seat, "event.dove_taken")


def tell_doves_spent(teller: Narrator, run: list[Event]) -> None:
    teller.add("event.dove_spent", players=", ".join(teller.player(event.seat) for event in run))


def tell_due(teller: Narrator, run: list[Event]) -> None:
    """What each city has to lose."""
    losses = {event.seat: teller.coins(event.amount) for event in sorted(run, key=lambda event: event.amount)}
    teller.add("event.loss_due", losses=grouped(teller, losses))


def tell_losses(teller: Narrator, run: list[Event]) -> None:
    """What each city pays, and what it takes as debts."""
    parts: dict[int, list[str]] = {}
    for event in run:
        noun = "coin" if event.fact == city_constants.LOSS_PAID else "debt"
        parts.setdefault(event.seat, []).append(teller.language.count(noun, event.amount))
    losses = {city: teller.language.join(words) for city, words in parts.items()}
    teller.add("event.loss_settled", losses=grouped(teller, losses))


def grouped(teller: Narrator, losses: dict[int, str]) -> str:
    """Cities that lose the same are named together."""
    cities: dict[str, list[str]] = {}
    for city, loss in losses.items():
        cities.setdefault(loss, []).append(teller.player(city))
    return ", ".join(
        teller.language.say("event.loss", loss=loss, players=", ".join(players)) for loss, players in cities.items()
    )
