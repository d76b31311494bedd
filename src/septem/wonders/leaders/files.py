"""Leaders' part of positions and deals in files."""

from __future__ import annotations

from collections.abc import Iterable

from ...core import bits
from ...core.chance import Stream
from ...core.documents import Part
from ...core.errors import Problem
from .. import sizes
from ..constants import RAISE, SELL
from ..data import ids
from ..data.catalogue import CATALOGUE
from ..data.components import FIRST_OTHER as FIRST_LEADER
from ..data.components import NO_BOARD, is_board_of
from ..state import State
from ..table_config import TableConfig
from . import checks, setters
from .constants import RECRUIT
from .view import LeaderDeed, Leaders, LeadersSecrets, LeadersView, Pack

KEY = "leaders"
CITY_KEYS = ("leaders", "copied")
VERBS = {"recruit": RECRUIT, "stage with": RAISE, "sell": SELL}
FORMS = tuple(f"{word} LEADER" for word in VERBS)
KEYS = ("hands", "past", "packs", "drafted", "recruitments", "drawn", "unused", "hiring", "courting")
AGES = tuple(str(age + 1) for age in range(sizes.AGES))


def name(leader: int | None) -> str:
    return ids.UNKNOWN if leader is None else CATALOGUE.id(leader)


def names(leaders: Iterable[int]) -> list[str]:
    return [CATALOGUE.id(leader) for leader in leaders]


def cities_of(members: int) -> list[int]:
    return [city + 1 for city in bits.members(members)]


def write_city(view: LeadersView, city: int) -> dict[str, object]:
    document: dict[str, object] = {"leaders": names(view.leaders[city])}
    copied = view.copied[city]
    return document if copied is None else document | {"copied": CATALOGUE.id(copied)}


def write(view: LeadersView, hidden: LeadersSecrets | None) -> dict[str, object]:
    known = dict(enumerate(hidden.hands)) if hidden else dict(view.hands)
    document: dict[str, object] = {
        "hands": [names(known[seat]) if seat in known else held for seat, held in enumerate(view.held)],
        "past": write_past(hidden.deeds if hidden else view.deeds, len(view.held)),
        "drafted": view.drafted,
        "recruitments": view.recruitments,
        "unused": view.unused,
    }
    if view.packs:
        document["packs"] = [write_pack(pack) for pack in view.packs]
    if view.drawn is not None:
        draws = hidden.draws if hidden else view.draws
        document["drawn"] = {"city": view.drawn[0] + 1, "leaders": view.drawn[1] if draws is None else names(draws)}
    pending = {"hiring": cities_of(view.hiring), "courting": cities_of(view.courting)}
    return document | {key: cities for key, cities in pending.items() if cities}


def write_past(deeds: tuple[LeaderDeed, ...], seats: int) -> dict[str, list[str]]:
    """The uses of leaders by age, a line for each seat."""
    document: dict[str, list[str]] = {}
    for deed in sorted(deeds, key=lambda deed: (deed.age, deed.city)):
        word = next(word for word, verb in VERBS.items() if verb == deed.verb)
        document.setdefault(str(deed.age + 1), []).append(f"{word} {name(deed.leader)}")
    return document


def write_pack(pack: Pack) -> dict[str, object]:
    document: dict[str, object] = {"seat": pack.seat + 1, "pick": pack.pick + 1, "leaders": names(pack.leaders)}
    return document if pack.kept is None else document | {"kept": CATALOGUE.id(pack.kept)}


def write_hidden(hidden: LeadersSecrets) -> dict[str, object]:
    document: dict[str, object] = {
        "dealt": [names(leaders) for leaders in hidden.dealt],
        "picks": [names(leaders) for leaders in hidden.picks],
        "unused": names(hidden.unused),
    }
    boards = [CATALOGUE.boards[side] for side in hidden.boards]
    return document | ({"boards": [f"{board.written} {board.side}" for board in boards]} if boards else {})


def markers(deeds: Iterable[LeaderDeed]) -> list[tuple[int, int, str]]:
    """Leaders under stages: before which age, in which city, and their names."""
    return [
        (deed.age, deed.city, ids.unknown("leader") if deed.leader is None else CATALOGUE.id(deed.leader))
        for deed in deeds
        if deed.verb == RAISE
    ]


class Reader:
    """Reads the part of a position about leaders."""

    def __init__(self, document: Part, hidden: Part, state: State, step: int, size: int) -> None:
        self.state = state
        self.step = step
        self.size = size
        self.document = document.entries()
        self.fields = self.document.get(KEY, Part({}, KEY)).fields(KEYS)
        self.hidden = hidden.entries().get(KEY)
        self.known: dict[int, str] = {}  # where each leader lies
        decision = self.document.get("decision", Part(None)).value
        self.question = decision if isinstance(decision, dict) else {}
        self.in_draft = self.asks("draft")
        self.table_config = TableConfig(other_items=tuple(range(FIRST_LEADER, FIRST_LEADER + self.size)))

    def asks(self, kind: str) -> bool:
        return self.question.get("ask") == kind

    def leader(self, part: Part, claim: bool = True) -> int:
        """A leader that is in the game and lies nowhere else."""
        leader = ids.number(part.text(), "leader", part.where, self.table_config)
        if claim and leader in self.known:
            raise Problem("in_two_places", part.where, id=part.value, first=self.known[leader])
        if claim:
            self.known[leader] = part.where
        return leader

    def part(self, key: str, unstated: object) -> Part:
        return self.fields.get(key, Part(unstated, f"{KEY}.{key}"))

    def read(self) -> tuple[LeadersView, LeadersSecrets | None]:
        state = self.state
        cities = [city.entries() for city in self.document["cities"].parts()]
        drafted, done = self.read_progress()
        leaders = tuple(self.leaders(city.get("leaders", Part(()))) for city in cities)
        deeds = tuple(self.read_past())
        hands = self.read_hands(drafted, done)
        drawn, draws = self.read_drawn()
        view = LeadersView(
            leaders=leaders,
            copied=tuple(self.leader(city["copied"], claim=False) if "copied" in city else None for city in cities),
            held=tuple(hand if isinstance(hand, int) else len(hand) for hand in hands),
            hands=tuple((seat, hand) for seat, hand in enumerate(hands) if not isinstance(hand, int)),
            deeds=deeds,
            packs=tuple(self.read_pack(pack) for pack in self.part("packs", ()).parts()),
            drafted=drafted,
            recruitments=done,
            drawn=drawn,
            draws=draws,
            unused=self.size - sizes.PICKS * state.seats - (drawn[1] if drawn else 0),
            hiring=self.read_cities("hiring"),
            courting=self.read_cities("courting"),
        )
        checks.check(view, state, str(self.question.get("ask")), int(self.question.get("city", 1)) - 1)
        return view, None if self.hidden is None else self.read_hidden(view)

    def read_progress(self) -> tuple[int, int]:
        """The leaders that each seat has kept, and the recruitments so far, which follow from the age."""
        least, most = (0, sizes.PICKS - 2) if self.in_draft else (sizes.PICKS, sizes.PICKS)
        rounds = 0 if self.in_draft else self.state.age + 1
        drafted = self.part("drafted", least).number(least, most)
        return drafted, self.part("recruitments", rounds).number(rounds, rounds)

    def leaders(self, document: Part) -> Leaders:
        return tuple(self.leader(part) for part in document.parts())

    def read_cities(self, key: str) -> int:
        return sum(1 << city.number(1, self.state.cities) - 1 for city in self.part(key, ()).parts())

    def read_hands(self, drafted: int, done: int) -> list[int | Leaders]:
        """Leaders, or how many; unstated, as many as there must be."""
        over = done == sizes.AGES and not self.asks("recruit")
        usual = 0 if over else max(drafted - done + self.asks("recruit"), 0)
        parts = self.part("hands", (usual,) * self.state.seats).exactly(self.state.seats)
        return [self.read_hand(part) for part in parts]

    def read_hand(self, part: Part) -> int | Leaders:
        """Leaders, or how many; a hand of unknown leaders is their number."""
        if isinstance(part.value, int):
            return part.number(0, self.size)
        leaders = part.at_most(self.size)
        hidden = [leader for leader in leaders if leader.value == ids.UNKNOWN]
        return len(leaders) if leaders and len(hidden) == len(leaders) else self.leaders(part)

    def read_past(self) -> list[LeaderDeed]:
        """Read the past; recruited leaders are already listed with their cities."""
        rounds = self.part("past", {}).fields(AGES[: self.state.age + 1])
        return [
            self.read_deed(part, int(age) - 1, seat)
            for age, seats in rounds.items()
            for seat, part in enumerate(seats.exactly(self.state.seats))
        ]

    def read_deed(self, part: Part, age: int, seat: int) -> LeaderDeed:
        words, _, leader = part.text().rpartition(" ")
        if words not in VERBS:
            raise Problem("bad_move_form", part.where, given=part.text(), form=" / ".join(FORMS))
        if leader == ids.UNKNOWN:
            return LeaderDeed(age, seat, VERBS[words], None)
        found = self.leader(Part(leader, part.where), claim=VERBS[words] != RECRUIT)
        return LeaderDeed(age, seat, VERBS[words], found)

    def read_drawn(self) -> tuple[tuple[int, int] | None, Leaders | None]:
        if "drawn" not in self.fields:
            return None, None
        fields = self.fields["drawn"].fields(("city", "leaders"), ("city", "leaders"))
        city, drawn = fields["city"].number(1, self.state.seats) - 1, fields["leaders"]
        if isinstance(drawn.value, int):
            return (city, drawn.number(1, sizes.PICKS)), None
        leaders = tuple(self.leader(part, claim=False) for part in drawn.at_most(sizes.PICKS))
        return (city, len(leaders)), leaders

    def read_pack(self, document: Part) -> Pack:
        fields = document.fields(("seat", "pick", "leaders", "kept"), ("seat", "pick", "leaders"))
        return Pack(
            seat=fields["seat"].number(1, self.state.seats) - 1,
            pick=fields["pick"].number(1, sizes.PICKS) - 1,
            leaders=tuple(self.leader(part, claim=False) for part in fields["leaders"].parts()),
            kept=self.leader(fields["kept"], claim=False) if "kept" in fields else None,
        )

    def read_hidden(self, view: LeadersView) -> LeadersSecrets | None:
        """Read the hidden part, which must be stated as a whole."""
        needed = ("dealt", "picks", "unused", *(("boards",) if self.state.board[0] == NO_BOARD else ()))
        fields = (self.hidden or Part({})).fields(needed, needed)
        rows = [self.row(row, sizes.PICKS) for row in fields["dealt"].exactly(self.state.seats)]
        picks = [self.row(row, self.state.seats) for row in fields["picks"].exactly(view.drafted)]
        hands = dict(view.hands)
        if len(hands) < self.state.seats or any(deed.leader is None for deed in view.deeds):
            return None
        secrets = LeadersSecrets(
            dealt=tuple(rows),
            picks=tuple(picks),
            hands=tuple(hands[seat] for seat in range(self.state.seats)),
            deeds=view.deeds,
            draws=view.draws or (),
            unused=tuple(self.leader(part, claim=False) for part in fields["unused"].exactly(view.unused)),
            boards=self.read_boards(fields["boards"]) if "boards" in fields else (),
        )
        checks.check_secrets(view, secrets, self.step, self.size)
        return secrets

    def read_boards(self, document: Part) -> tuple[int, ...]:
        """A board with its side for each city, each board once."""
        sides_known = [side for side in range(NO_BOARD) if is_board_of(side // 2, self.state.edition)]
        boards = {side: CATALOGUE.boards[side] for side in sides_known}
        known = {f"{board.written} {board.side}": side for side, board in boards.items()}
        parts = document.exactly(self.state.cities)
        sides = tuple(known[part.word(tuple(known))] for part in parts)
        for part, side in zip(parts, sides, strict=True):
            if [other // 2 for other in sides].count(side // 2) > 1:
                raise Problem("in_two_places", part.where, id=part.value, first=document.where)
        return sides

    def row(self, document: Part, length: int) -> Leaders:
        return tuple(self.leader(part, claim=False) for part in document.exactly(length))


def lay(state: State, document: Part, size: int, stream: Stream) -> None:
    """A deal that is written down: four leaders for each seat, and the others in the order of drawing."""
    fields = document.entries().get(KEY, Part({}, KEY)).fields(("dealt", "unused"))
    reader = Reader(Part({"cities": ()}), Part({}), state, 0, size)
    stated = fields["dealt"].exactly(state.seats) if "dealt" in fields else []
    rows = [known_leaders(reader, row) for row in stated] or [()] * state.seats
    unused = fields["unused"].at_most(size - sizes.PICKS * state.seats) if "unused" in fields else []
    last = [None if part.value == ids.UNKNOWN else reader.leader(part) for part in unused]
    left = [FIRST_LEADER + leader for leader in range(size) if FIRST_LEADER + leader not in reader.known]
    stream.shuffle(left)
    for seat, leaders in enumerate(rows):
        setters.put_pack(state, seat, [*leaders, *(left.pop() for _ in range(sizes.PICKS - len(leaders)))])
    drawn = [left.pop() if leader is None else leader for leader in last]
    setters.put_unused(state, [*left, *drawn[::-1]])


def known_leaders(reader: Reader, pack: Part) -> Leaders:
    return tuple(reader.leader(part) for part in pack.exactly(sizes.PICKS) if part.value != ids.UNKNOWN)
