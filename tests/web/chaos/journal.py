"""What honest players have experienced, and whether the database agrees."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field

from sqlalchemy import func, select

from septem.web.store import Database, administration
from septem.web.store.models import EntryRow

RECOVERY = 5.0  # seconds after a fault that still count as disturbed


@dataclass(frozen=True)
class Acknowledged:
    """An answer that the server has accepted."""

    table: str
    seat: int  # from 1
    move: str
    sent: float
    accepted: float


@dataclass
class Journal:
    acknowledged: dict[str, Acknowledged] = field(default_factory=dict)  # by reference
    refusals: Counter[str] = field(default_factory=Counter)  # of honest players: there must be none
    outages: Counter[str] = field(default_factory=Counter)  # what players had to try again, by reason
    faults: list[tuple[str, float, float]] = field(default_factory=list)  # name, begin and end
    problems: list[str] = field(default_factory=list)
    finished: int = 0  # games

    def calm(self, answer: Acknowledged) -> bool:
        """Whether no fault disturbed an answer."""
        return not any(begin < answer.accepted and answer.sent < end + RECOVERY for _, begin, end in self.faults)

    def add_fault(self, name: str, begin: float) -> None:
        self.faults.append((name, begin, time.monotonic()))


def verdict(journal: Journal, database_url: str) -> list[str]:
    """All that went wrong."""
    database = Database(database_url)
    try:
        _, bad = administration.check(database)
        with database.engine.connect() as connection:
            rows = connection.execute(select(EntryRow.ref, EntryRow.table, EntryRow.seat, EntryRow.text)).all()
            numbers = select(EntryRow.table, func.count(), func.max(EntryRow.number)).group_by(EntryRow.table)
            gaps = [table for table, count, last in connection.execute(numbers) if count != last + 1]
    finally:
        database.close()
    stored = Counter((ref, table, seat + 1, text) for ref, table, seat, text in rows if ref is not None)
    wrong = [f"{kind}: {number}" for kind, number in journal.refusals.items()]
    lost = [ref for ref, one in journal.acknowledged.items() if stored[(ref, one.table, one.seat, one.move)] != 1]
    return [
        *journal.problems,
        *(f"an honest player was refused: {refusal}" for refusal in wrong),
        *(f"the log of table {table} has a gap" for table in gaps),
        *(f"table {one['id']} cannot be replayed: {one['problem']}" for one in bad),
        *(f"the acknowledged answer {ref} is lost: {journal.acknowledged[ref]}" for ref in lost),
        *([] if journal.finished else ["nobody finished a game"]),
    ]


def summary(journal: Journal) -> str:
    faults = ", ".join(
        f"{count} {name}" for name, count in sorted(Counter(name for name, *_ in journal.faults).items())
    )
    outages = ", ".join(f"{count} {name}" for name, count in sorted(journal.outages.items()))
    calm = [one for one in journal.acknowledged.values() if journal.calm(one)]
    return "\n".join(
        (
            f"  faults: {faults}",
            f"  {journal.finished} games finished, {len(journal.acknowledged)} answers acknowledged",
            f"  tried again after: {outages or 'nothing'}",
            f"  without a fault: {latency(calm)}",
            f"  all answers: {latency(list(journal.acknowledged.values()))}",
        )
    )


def counted(things: Counter[str]) -> str:
    return ", ".join(f"{number} {name}" for name, number in sorted(things.items()))


def latency(answers: list[Acknowledged]) -> str:
    """From the first attempt to the acknowledgement."""
    waits = sorted(1000 * (one.accepted - one.sent) for one in answers)
    if not waits:
        return "no answers"
    p50, p99 = waits[len(waits) // 2], waits[int(len(waits) * 0.99)]
    return f"{len(waits)} answers, p50 {p50:.0f} ms, p99 {p99:.0f} ms, longest {waits[-1]:.0f} ms"
