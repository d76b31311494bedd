"""Agora's hooks: set-up, the steps of a turn, what is asked first, and hidden information."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ...core.chance import Stream
from ...core.documents import Part
from ...core.quote import Quote, Reason
from .. import sizes
from ..constants import NOTHING, TAKE_TURN
from ..data.components import BASE_TOKENS, BASE_WONDERS, first_layout, token_pool, wonder_pool
from ..data.ids import Places
from ..expansions import in_play
from ..files.deal_file import seed_of
from ..model import Decision, Extension, Option
from ..pantheon.constants import SEIZE_CARD, STEAL_WONDER
from ..pantheon.power_decisions import SeizeCard, StealWonder
from ..promo.constants import CLAIM_TOP
from ..promo.decisions import ClaimTop
from ..state import State
from ..table_config import BASE, laid_decks
from . import checks, deal, dealing, decisions, explain, fast_view, plot_decisions, position, senate, setters, turns
from . import constants as c
from . import view as agora_view
from .cards import AGORA_TOKENS, AGORA_WONDERS
from .constants import CARD_DUE, FROM_BOX, JUST_TRIGGERED, SENATE, SENATOR_DECK, TURN_WITHOUT_CARD, UP_AT_START
from .numbers import DECREE_RULES, FIRST_PLOT
from .options import AgoraOptions, ConspiratorAction, EmptyTrigger, ReviveSenator
from .view import AgoraSecrets, AgoraView

if TYPE_CHECKING:
    from ..knowledge.view import Question, View

WONDERS = BASE_WONDERS | wonder_pool(tuple(wonder.id for wonder in AGORA_WONDERS))
TOKENS = BASE_TOKENS | token_pool(tuple(token.id for token in AGORA_TOKENS))


class Agora(Extension):
    """The expansion, as the options of a table want it."""

    def __init__(self, options: AgoraOptions) -> None:
        self.revives = options.revive_senator == ReviveSenator.ALLOWED
        self.optional = options.conspirator_action == ConspiratorAction.OPTIONAL
        self.in_vain = options.empty_trigger == EmptyTrigger.ALLOWED
        expansions = in_play(options)
        self.table_config = replace(
            BASE, laid=laid_decks(expansions), layouts=first_layout(expansions), in_play=expansions
        )

    def options(self) -> list[Option]:
        return [turns.Recruit(c.RECRUIT), turns.Prepare(c.PREPARE), turns.Trigger(c.TRIGGER, self.in_vain)]

    def questions(self) -> dict[int, Decision]:
        return {
            c.SENATE_ACTION: decisions.SenateAction(),
            c.CONSPIRATOR_ACTION: decisions.ConspiratorAction(self.optional),
            c.PLACE_CUBE: decisions.PlaceCube(),
            c.MOVE_CUBE: decisions.MoveCube(),
            c.REMOVE_CUBE: decisions.RemoveCube(),
            c.KEEP_PLOT: decisions.KeepPlot(),
            c.TRIGGER_PLOT: decisions.TriggerPlot(self.in_vain),
            c.LOCK_TOKEN: plot_decisions.LockToken(),
            c.CLAIM_REMOVED: plot_decisions.ClaimRemoved(),
            c.SPY_TOKEN: plot_decisions.SpyToken(),
            c.CAST_OPEN: plot_decisions.CastOpen(),
            c.SWAP_CARDS: plot_decisions.SwapCards(),
            c.SHIFT_DECREE: plot_decisions.ShiftDecree(),
            c.RUIN_WONDER: plot_decisions.RuinWonder(),
            STEAL_WONDER: StealWonder(),
            SEIZE_CARD: SeizeCard(),
            CLAIM_TOP: ClaimTop(),
        }

    def categories(self) -> tuple[int, ...]:
        return (SENATE,)

    def furnish(self, state: State) -> None:
        """More wonders and tokens, military tokens instead of loot, decrees alternately up and down."""
        state.wonder_pool |= WONDERS
        state.token_pool |= TOKENS
        state.own_spoils = 1
        state.decree_rules = DECREE_RULES
        senate.hold_prices(state)
        state.revivable = 1 << SENATOR_DECK if self.revives else 0
        state.decrees_up = UP_AT_START
        state.plots_left = sizes.PLOTS
        for chamber in range(sizes.CHAMBERS):
            state.decree_at[chamber] = chamber

    def set_up(self, state: State, seed: int, stream: Stream) -> None:
        dealing.deal(state, seed, stream)

    def open_age(self, state: State) -> None:
        """What Treason has shown of the age before follows now for everyone from what is gone."""
        state.removed_known = 0

    def settle(self, state: State) -> None:
        """Military tokens are resolved before anything else that is asked (A-203, A-205)."""
        if state.spoils:
            decisions.ask_for_spoils(state)
        decisions.drop_vain(state, self.in_vain)

    def end_turn(self, state: State) -> None:
        """After a trigger comes the card, unless none is left (A-040, A-043)."""
        if state.plotted == JUST_TRIGGERED and state.present:
            state.plotted = CARD_DUE
            state.ask(TAKE_TURN, state.mover, 0)
            return
        if state.plotted == JUST_TRIGGERED:
            state.tell(TURN_WITHOUT_CARD, state.mover, 0, 0)
        state.plotted = 0

    def redeal(self, state: State, seat: int, stream: Stream) -> None:
        dealing.redeal(state, seat, stream)

    def show(self, seen: State, state: State, seat: int) -> None:
        fast_view.show(seen, state, seat)

    def came_up(self, state: State) -> int:
        """Conspiracies that were triggered."""
        found = 0
        for seat in range(sizes.SEATS):
            for number in range(state.plots_held[seat]):
                if state.plots_shown[seat] >> number & 1:
                    state.bag[found] = FIRST_PLOT + state.plot_hand[seat][number]
                    found += 1
        return found

    def see(self, state: State, seat: int) -> object:
        return agora_view.see(state, seat)

    def secretly_out(self, state: State, seat: int) -> list[int]:
        secret = state.locked_from == FROM_BOX and not state.locked_seen >> seat & 1
        return [state.locked] if secret and state.locked != NOTHING else []

    def secrets(self, state: State) -> object:
        return agora_view.secrets(state)

    def hold(self, state: State, seen: object) -> None:
        if isinstance(seen, AgoraView):
            agora_view.hold(state, seen)

    def restore(self, state: State, seat: int, seen: object, hidden: object, stream: Stream) -> None:
        """Secrets that are given are true, the others are dealt."""
        view = seen if isinstance(seen, AgoraView) else AgoraView(up=UP_AT_START)
        truth = hidden if isinstance(hidden, AgoraSecrets) else AgoraSecrets()
        agora_view.put(state, view, truth)
        agora_view.put_knowledge(state, seat, view, truth)
        if hidden is None:
            self.redeal(state, seat, stream)
        else:
            dealing.complete(state, seat, stream)
        setters.refresh(state)

    def file(self, seen: object, hidden: object) -> dict[str, object]:
        return {"agora": position.write(seen)} if isinstance(seen, AgoraView) else {}

    def file_hidden(self, hidden: object) -> dict[str, object]:
        return {"agora": position.write_hidden(hidden)} if isinstance(hidden, AgoraSecrets) else {}

    def unfile(self, document: Part, hidden: Part, age: int, places: object) -> tuple[object, object]:
        known = places if isinstance(places, Places) else Places()
        part = document.entries().get("agora", Part({}, "agora"))
        return position.read(part, hidden.entries().get("agora", Part({}, "hidden.agora")), known)

    def check(self, view: View, seen: object, hidden: object) -> None:
        if isinstance(seen, AgoraView) and isinstance(hidden, AgoraSecrets):
            checks.check(view, seen, hidden, self.table_config)

    def answerable(self, view: View, seen: object, question: Question) -> bool:
        if not isinstance(seen, AgoraView):
            return True
        return checks.answerable(view, seen, question, self.table_config.layouts)

    def lay(self, state: State, document: Part, places: object) -> None:
        known = places if isinstance(places, Places) else Places()
        stream = Stream(seed_of(document.entries()), "duel.agora.deal")
        decrees, plots = deal.lay(document, known, stream)
        for chamber, decree in enumerate(decrees):
            setters.put_decree(state, chamber, decree, chamber, UP_AT_START >> chamber & 1)
        setters.put_deck(state, plots[::-1])
        for seat in range(sizes.SEATS):
            setters.know_own(state, seat)

    def price(self, state: State, seat: int, move: int) -> Quote | None:
        return explain.price(state, seat, move)

    def refusal(self, state: State, seat: int, kind: int, about: int, move: int) -> Reason | None:
        return explain.refusal(state, seat, kind, about, move)
