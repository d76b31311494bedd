"""The clients connected to a table, and the messages each of them receives."""

from __future__ import annotations

from collections.abc import Callable
from weakref import proxy

from ...core.events import Event
from .. import messages as m
from ..messages import SeatKind
from . import program_view
from .interfaces import Notification, Notifications
from .listener import Listener
from .refusal import Refusal
from .stored import PLAYING, UNDO, ChatEntry, Entry, Seat, StoredTable
from .table_state import TableState

PRESENCE = 75_000  # milliseconds for which a message of another process about its guests counts; it repeats them


class Audience:
    """Sends each client what its viewpoint may see of a table. Never changes the table."""

    def __init__(self, table: TableState, notifications: Notifications) -> None:
        self.table: TableState = proxy(table)  # the table holds its audience: both are freed as soon as it is unused
        self.notifications = notifications
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, tuple[int, list[str | None]]] = {}  # by process: when it said so, and its guests
        self.opened = table.steady_now()
        self.left: dict[str | None, int] = {}  # when each guest was seen last

    # Presence.

    def join(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self.send_presence()
        self.send_welcome(listener)
        self.send_table(but=listener)

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.left[listener.guest] = self.table.steady_now()
        self.send_presence()
        self.send_table()

    def set_viewpoint(self, listener: Listener, seat: int | None, code: str) -> None:
        """Change a client's seat or language; only to one of its own seats, or to a spectator's viewpoint."""
        if seat is not None and seat not in self.table.seats_of(listener.guest):
            raise Refusal("not_your_seat")
        listener.seat, listener.code = seat, code
        self.send_welcome(listener)

    def change_unheard(self, guest: str, unheard: frozenset[str]) -> None:
        """Somebody mutes or hears other people: their clients get the chat again."""
        for listener in list(self.listeners):
            if listener.guest == guest:
                listener.unheard = unheard
                self.send_welcome(listener)

    def is_seated(self, guest: str | None) -> bool:
        """Whether a guest plays here, or made the table."""
        return guest is not None and (guest == self.table.stored.host or bool(self.table.seats_of(guest)))

    def spectators(self) -> int:
        return sum(not self.is_seated(listener.guest) for listener in self.listeners)

    def make_room(self, guest: str, most: int) -> None:
        """A player always gets in: the oldest of too many clients of one player is disconnected."""
        own = sorted((one for one in self.listeners if one.guest == guest), key=lambda one: one.number)
        for listener in own[: max(len(own) - most + 1, 0)]:
            listener.crowded_out = True
            listener.close()

    def assign_seats(self) -> None:
        """When the game begins, every client looks from a seat of its own, if it has one."""
        for listener in self.listeners:
            own = self.table.seats_of(listener.guest)
            if listener.seat not in own:
                listener.seat = own[0] if own else None

    def guests_here(self) -> list[str | None]:
        return [listener.guest for listener in self.listeners]

    def guests(self) -> list[str | None]:
        """The guest of every client of every process; a spectator may be None."""
        heard_since = self.table.steady_now() - PRESENCE
        elsewhere = [guests for heard, guests in self.elsewhere.values() if heard >= heard_since]
        return [*self.guests_here(), *(guest for guests in elsewhere for guest in guests)]

    def is_present(self, guest: str | None) -> bool:
        return guest in self.guests()

    def away_for(self, guest: str | None) -> int:
        """Milliseconds without a connection, as far as this process knows."""
        return 0 if self.is_present(guest) else self.table.steady_now() - self.left.get(guest, self.opened)

    def send_presence(self, asking: bool = False) -> None:
        """Tell other processes who is connected here."""
        if not self.notifications.single_process:
            self.notifications.send(self.table.id, here=self.guests_here(), asking=asking)

    def receive_presence(self, notification: Notification) -> None:
        """Another process tells who is connected there."""
        if notification.asking:
            self.send_presence()
        if notification.here is None:
            return
        now, (_, before) = self.table.steady_now(), self.elsewhere.get(notification.sender, (0, []))
        self.elsewhere[notification.sender] = now, notification.here
        self.left |= dict.fromkeys(set(before) - set(notification.here), now)
        if before != notification.here:
            self.send_table()

    def close(self) -> None:
        for listener in list(self.listeners):
            listener.close()

    # Messages.

    def info(self, guest: str | None) -> m.TableInfo:
        """The table as a guest sees it."""
        table, guests = self.table, self.guests()
        stored, present = table.stored, set(guests)
        return m.TableInfo(
            id=table.id,
            game=stored.game,  # type: ignore[arg-type]
            rules=stored.rules,
            options=stored.options,
            status=table.status,  # type: ignore[arg-type]
            seats=[seat_info(seat, guest, present) for seat in table.seats],
            host=guest == stored.host,
            watching=sum(1 for other in guests if not table.seats_of(other)),
            commitment=stored.commitment,
            proof=table.proof(),
            clock=m.ClockSettings(**stored.clock) if stored.clock else None,
            clocks=table.clocks(),
            successor=stored.successor,
            resigned=None if table.resigned is None else table.resigned + 1,
            hints=table.status == PLAYING and not table.teaches and table.against_bots_only(guest) and not stored.rated,
            rated=stored.rated,
            declined=stored.declined if table.table_game is None else None,  # type: ignore[arg-type]
            origin=origin_of(stored),
        )

    def send_welcome(self, listener: Listener) -> None:
        """The whole table, for a client that has just connected or changed its viewpoint."""
        game, seat, code = self.table.table_game, listener.seat, listener.code
        if listener.program and seat is not None:
            listener.send(
                program_view.full(self.table, self.info(listener.guest), seat, listener.unheard).model_dump_json()
            )
            return
        welcome = m.Welcome(
            table=self.info(listener.guest),
            scene=self.table.scene(seat, code),
            log=game.narrate_log(seat, code, self.table.names) if game else [],
            chat=self.table.heard(listener.unheard),
        )
        listener.send(welcome.model_dump_json())

    def send_welcomes(self) -> None:
        for listener in list(self.listeners):
            self.send_welcome(listener)

    def send_table(self, but: Listener | None = None) -> None:
        """Send who is seated and present. Players and the host get messages of their own; all others share one."""
        own = {self.table.stored.host, *(seat.guest for seat in self.table.seats)}
        made: dict[str | None, str] = {}
        for listener in list(self.listeners - {but}):
            guest = listener.guest if listener.guest in own else None
            if guest not in made:
                made[guest] = m.Table(table=self.info(guest)).model_dump_json()
            listener.send(made[guest])

    def send_chat(self, line: ChatEntry) -> None:
        text = m.ChatLine(said=self.table.chat_message(line)).model_dump_json()
        for listener in list(self.listeners):
            if line.guest not in listener.unheard:
                listener.send(text)

    def send_entry(self, entry: Entry, events: tuple[Event, ...]) -> None:
        make = self._undone if entry.kind == UNDO else self._happened
        self._send_by_viewpoint(lambda seat, code: make(entry, events, seat, code))
        for listener in list(self.listeners):
            if listener.program and listener.seat is not None:
                listener.send(program_view.update(self.table, entry, events, listener.seat).model_dump_json())

    def _send_by_viewpoint(self, make: Callable[[int | None, str], str]) -> None:
        """Clients with the same viewpoint get the same text."""
        made: dict[tuple[int | None, str], str] = {}
        for listener in [one for one in self.listeners if not one.program]:
            viewpoint = (listener.seat, listener.code)
            if viewpoint not in made:
                made[viewpoint] = make(*viewpoint)
            listener.send(made[viewpoint])

    def _happened(self, entry: Entry, events: tuple[Event, ...], seat: int | None, code: str) -> str:
        game, names = self.table.begun_game(), self.table.names
        return m.Happened(
            seat=entry.seat + 1,
            events=game.visible_events(events, seat),
            lines=game.narrate(events, seat, code, names),
            scene=self.table.begun_scene(seat, code),
            clocks=self.table.clocks(),
        ).model_dump_json()

    def _undone(self, entry: Entry, _events: tuple[Event, ...], seat: int | None, code: str) -> str:
        game, names = self.table.begun_game(), self.table.names
        return m.Undone(
            seat=entry.seat + 1,
            log=game.narrate_log(seat, code, names),
            scene=self.table.begun_scene(seat, code),
            clocks=self.table.clocks(),
        ).model_dump_json()


def origin_of(stored: StoredTable) -> m.Origin | None:
    start = stored.start
    return m.Origin(table=start["table"], at=len(start["moves"]), puzzle=start.get("puzzle")) if start else None


def seat_info(seat: Seat, guest: str | None, present: set[str | None]) -> m.SeatInfo:
    kind: SeatKind = "guest" if seat.guest is not None else "bot" if seat.bot is not None else "open"
    return m.SeatInfo(
        number=seat.number + 1,
        name=seat.name,
        kind=kind,
        bot=seat.bot,
        present=kind == "bot" or (seat.guest is not None and seat.guest in present),
        mine=guest is not None and seat.guest == guest,
        bot_account=seat.bot_account and seat.guest is not None,
    )
