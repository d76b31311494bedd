"""Deletes a person: first from the tables where others may wait, then from the database."""

from __future__ import annotations

import logging

from ..store import Database, own_data
from ..tables.lobby import Lobby
from ..tables.refusal import Refusal
from ..tables.stored import PLAYING, Guest, short_id

log = logging.getLogger("septem")


async def delete_person(lobby: Lobby, database: Database, guest: Guest) -> None:
    places = await database.run(own_data.places_of, guest.id)
    for table in await database.run(own_data.unfinished, guest.id):
        await leave(lobby, table, guest)
    changed = await database.run(own_data.erase, guest.id, places)
    for table in changed:
        lobby.forget(table)
        lobby.notifications.send(table)


async def leave(lobby: Lobby, table: str, guest: Guest) -> None:
    """Resign a game, or free the seats of one that has not begun. A table that is set aside stays as it is."""
    try:
        session = await lobby.find(table)
        if session.status == PLAYING and session.seats_of(guest.id):
            await session.resign(guest.id)
        elif session.status != PLAYING:
            for number in session.seats_of(guest.id):
                await session.stand_up(number, guest)
    except Refusal as refusal:
        log.warning("a deleted person stays at table %s: %s", short_id(table), refusal.code)
