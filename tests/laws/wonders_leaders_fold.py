"""The reader of events with expansions: the empty table; the draft, hands of leaders, recruitment."""

from __future__ import annotations

from dataclasses import replace

from septem.wonders.cities.view import CitiesView
from septem.wonders.data.catalogue import CATALOGUE
from septem.wonders.data.components import NO_BOARD
from septem.wonders.game import Wonders
from septem.wonders.knowledge.view import Mate, View
from septem.wonders.leaders.constants import DRAFT_LEADER, HIRE_LEADER, RECRUIT, RECRUIT_LEADER
from septem.wonders.leaders.view import LeaderDeed, LeadersView, Pack
from tests.laws.wonders_fold import Reader, blank, powers

PACK = 4
SOLOMON, COPIED_SOLOMON = 8, 16  # ranks of those who look through the pile, after stages


def blank_table(game: Wonders, seat: int | None) -> View:
    """The empty table, before the first event."""
    options, cities = game.options, game.cities
    eyes = [] if seat is None else sorted({seat, seat ^ 1}) if options.teams else [seat]
    parts: list[object] = []
    if options.leaders:
        size = 42 if options.cities else 36
        hands = tuple((mate, ()) for mate in eyes)
        nobody: tuple[tuple[int, ...], ...] = ((),) * cities
        unused = size - PACK * game.seats
        parts.append(LeadersView(nobody, (None,) * cities, (0,) * game.seats, hands, unused=unused))
    if options.cities:
        none = (0,) * cities
        parts.append(CitiesView(none, none, none, none, none, 0, none))
    view = replace(blank(seat, game.seats), turn=int(not options.leaders))
    if options.leaders and options.boards_after_draft:
        view = replace(view, cities=tuple(replace(city, board=NO_BOARD) for city in view.cities))
    mates = tuple(Mate(mate, (), ()) for mate in eyes if mate != seat)
    return replace(view, rounds=game.table_config.rounds, mates=mates, used=(0,) * cities, parts=tuple(parts))


class LeadersReader(Reader):
    """The knowledge about leaders of a viewer who only hears events."""

    def __init__(self, view: View, rulings: int) -> None:
        super().__init__(view, rulings)
        self.eyes = [*([] if view.seat is None else [view.seat]), *(mate.seat for mate in view.mates)]
        self.leaders = next((part for part in view.parts if isinstance(part, LeadersView)), None)
        self.recruiting = view.round is not None and view.round.kind == RECRUIT_LEADER

    def favour(self, city: int) -> None:
        """A city may build a black card for nothing."""
        raise NotImplementedError

    def save(self, city: int) -> None:
        """A city receives more from the bank, in this turn too."""
        raise NotImplementedError

    def spare(self, city: int) -> None:
        """Defeat tokens count as shields, perhaps only later ones."""
        raise NotImplementedError

    def changed(self, row: tuple[int, ...], city: int, amount: int) -> tuple[int, ...]:
        return tuple(number + amount if place == city else number for place, number in enumerate(row))

    def leader_dealt(self, seat: int, leader: int, _: int) -> None:
        assert self.leaders is not None
        packs = {(pack.seat, pack.pick): pack for pack in self.leaders.packs}
        key = (seat, self.leaders.drafted)
        pack = packs.get(key, Pack(seat, key[1], (), None))
        packs[key] = replace(pack, leaders=tuple(sorted((*pack.leaders, leader))))
        self.leaders = replace(self.leaders, packs=tuple(pack for _, pack in sorted(packs.items())))

    def leader_kept(self, seat: int, leader: int, _: int) -> None:
        """Told before the packs go on, but for the last one."""
        assert self.leaders is not None
        last = [pack for pack in self.leaders.packs if pack.seat == seat][-1]
        packs = tuple(replace(pack, kept=leader) if pack is last else pack for pack in self.leaders.packs)
        self.leaders = replace(self.leaders, packs=packs)
        self.hold(seat, {leader}, set())

    def packs_passed(self, _: int, __: int, cards: int) -> None:
        assert self.leaders is not None
        drafted = PACK - cards
        kept = drafted if cards > 1 else PACK
        self.leaders = replace(self.leaders, drafted=drafted, held=(kept,) * self.players)
        if cards > 1:
            self.ask(DRAFT_LEADER, range(self.players))

    def hold(self, seat: int, more: set[int], less: set[int]) -> None:
        """Change a hand of leaders, as far as one sees it."""
        assert self.leaders is not None
        hands = [
            (one, tuple(sorted(set(hand) | more - less)) if one == seat else hand) for one, hand in self.leaders.hands
        ]
        hands = [(one, tuple(each for each in hand if one != seat or each not in less)) for one, hand in hands]
        self.leaders = replace(self.leaders, hands=tuple(hands))

    def note_leader(self, city: int, verb: int, leader: int | None) -> None:
        """A leader was used in a recruitment; verb -1 tells only which one."""
        assert self.leaders is not None
        deeds = {(deed.age, deed.city): deed for deed in self.leaders.deeds}
        key = (self.age, city)
        deeds[key] = replace(deeds[key], leader=leader) if verb < 0 else LeaderDeed(*key, verb, leader)
        ordered = tuple(deed for _, deed in sorted(deeds.items()))
        held = self.leaders.held if verb < 0 else self.changed(self.leaders.held, city, -1)
        self.leaders = replace(self.leaders, deeds=ordered, held=held)
        self.hold(city, set(), set() if leader is None else {leader})

    def leader_recruited(self, city: int, leader: int, _: int) -> None:
        assert self.leaders is not None
        if self.recruiting:
            self.note_leader(city, RECRUIT, leader)
        else:
            self.leaders = replace(self.leaders, held=self.changed(self.leaders.held, city, -1))
            self.hold(city, set(), {leader})
        there = [
            tuple(sorted((*row, leader))) if place == city else row for place, row in enumerate(self.leaders.leaders)
        ]
        self.leaders = replace(self.leaders, leaders=tuple(there))
        self.begin_effects(city, leader, SOLOMON)

    def begin_effects(self, city: int, leader: int, rank: int) -> None:
        if "build_from_discard" in powers(leader):
            self.reviving |= 1 << city << rank
        if "free_build_color_once_per_age" in powers(leader):
            self.favour(city)
        if "bank_income_bonus" in powers(leader):
            self.save(city)
        if "defeat_tokens_as_shields" in powers(leader):
            self.spare(city)

    def leader_copied(self, city: int, leader: int, _: int) -> None:
        assert self.leaders is not None
        copied = tuple(leader if place == city else other for place, other in enumerate(self.leaders.copied))
        self.leaders = replace(self.leaders, copied=copied)
        self.begin_effects(city, leader, COPIED_SOLOMON)

    def copy_lost(self, city: int, _: int, __: int) -> None:
        assert self.leaders is not None
        self.leaders = replace(self.leaders, courting=self.leaders.courting & ~(1 << city))

    def leaders_drawn(self, city: int, _: int, cards: int) -> None:
        assert self.leaders is not None
        held = self.changed(self.leaders.held, city, cards)
        draws = () if city in self.eyes else None
        self.leaders = replace(
            self.leaders, held=held, drawn=(city, cards), draws=draws, unused=self.leaders.unused - cards
        )

    def draw_of_leader(self, city: int, leader: int, _: int) -> None:
        assert self.leaders is not None
        assert self.leaders.draws is not None
        self.leaders = replace(self.leaders, draws=tuple(sorted((*self.leaders.draws, leader))))
        self.hold(city, {leader}, set())

    def hire_asked(self, city: int, _: int, __: int) -> None:
        assert self.leaders is not None
        self.leaders = replace(self.leaders, hiring=self.leaders.hiring & ~(1 << city))
        self.ask(HIRE_LEADER, [city])

    def hire_declined(self, _: int, __: int, ___: int) -> None:
        """Nothing changes."""

    def leaders_left(self, city: int, _: int, cards: int) -> None:
        assert self.leaders is not None
        self.leaders = replace(self.leaders, held=self.changed(self.leaders.held, city, -cards))
        self.hold(city, set(), set(range(CATALOGUE.size)))
