"""Senators, wonders, progress tokens, decrees and conspiracies of Agora, and the structures they lie in."""

from ..constants import BLUE, TOKEN, WONDER, YELLOW
from ..data.declarations import Card, Cost
from ..model import Immediate
from ..rules.effects import Coins, Destroys, PlayAgain, Points
from . import effects as e
from .constants import FOR_WONDER, SENATOR

SECTION_OF_POLITICIANS = (0, 0, 1, 1, 1, 2, 2)
CONSPIRATORS = 6


def politician(number: int, section: int) -> Card:
    return Card(f"politician_{number}", SENATOR, Cost(), (e.SenateActions(section),), buildable=False)


def conspirator(number: int) -> Card:
    return Card(f"conspirator_{number}", SENATOR, Cost(), (e.Conspires(),), buildable=False)


SENATORS = (
    *(politician(number, section) for number, section in enumerate(SECTION_OF_POLITICIANS, 1)),
    *(conspirator(number) for number in range(1, CONSPIRATORS + 1)),
)
# Questions are answered last in, first out: of two parts the second one is asked first.
AGORA_WONDERS = (
    Card("curia_julia", WONDER, Cost("CWSGP"), (e.DraftConspire(), Coins(6), PlayAgain(), e.TriggersFree())),
    Card(
        "knossos", WONDER, Cost("CWSGG"), (e.DraftCube(), e.MovesCube(FOR_WONDER), e.PlacesCube(FOR_WONDER), Points(3))
    ),
)
AGORA_TOKENS = (
    Card("corruption", TOKEN, Cost(), (e.SenatorsFree(),)),
    Card("organized_crime", TOKEN, Cost(), (e.KeepsBoth(),)),
)


def decree(name: str, kind: str, target: str = "") -> Card:
    return Card(f"decree_{name}", SENATOR, Cost(), (e.Decreed(kind, target),), buildable=False)


DECREES = (
    decree("blue_coins", "coins_by_age_on_build", "blue"),
    decree("green_coins", "coins_by_age_on_build", "green"),
    decree("yellow_coins", "coins_by_age_on_build", "yellow"),
    decree("red_coins", "coins_by_age_on_build", "red"),
    decree("yellow_waiver", "waive_symbol", "yellow"),
    decree("red_waiver", "waive_symbol", "red"),
    decree("green_waiver", "waive_symbol", "green"),
    decree("wonder_waiver", "waive_resource", "wonder"),
    decree("shield", "control_shield"),
    decree("raw_price", "trade_rebate", "raw"),
    decree("manufactured_price", "trade_rebate", "manufactured"),
    decree("blue_count", "blue_count_bonus"),
    decree("sale", "sale_bonus"),
    decree("wonder_coins", "coins_by_age_on_build", "wonder"),
    decree("chains", "opponent_chains"),
    decree("extra_turn", "extra_turn_on_recruit"),
)


def plot(name: str, *parts: Immediate) -> Card:
    return Card(name, SENATOR, Cost(), parts, buildable=False)


THEN_MOVE = e.MovesCube()
CONSPIRACIES = (
    plot("extortion", e.TakesWonder(), THEN_MOVE),
    plot("blackmail", e.TakesHalf(), THEN_MOVE),
    plot("expropriation", Destroys(BLUE), THEN_MOVE),
    plot("swindle", Destroys(YELLOW), THEN_MOVE),
    plot("obscurantism", e.LocksToken()),
    plot("coup", e.PushesPawn(2)),
    plot("property_fraud", e.ClaimsTop()),
    plot("treason", e.ClaimsRemoved()),
    plot("political_maneuver", e.PlacesCube(), e.RemovesCube(), THEN_MOVE),
    plot("espionage", e.SpiesToken()),
    plot("turn_of_events", e.CastsOpen(), THEN_MOVE),
    plot("embezzlement", e.CoinsPerCube(), e.LossPerCube()),
    plot("foreclosure", e.TakesProducer()),
    plot("coercion", e.SwapsCards(), THEN_MOVE),
    plot("insider_influence", e.MovesDecree(), THEN_MOVE),
    plot("sabotage", e.RuinsWonder()),
)
STRUCTURES = (
    ((-2, 0, 2), (-3, -1, 1, 3), (-4, -2, 0, 2, 4), (-5, -3, -1, 1, 3, 5), (-6, -4, -2, 0, 2, 4, 6)),
    ((-6, -4, -2, 0, 2, 4, 6), (-5, -3, -1, 1, 3, 5), (-4, -2, 0, 2, 4), (-3, -1, 1, 3), (-2, 0, 2)),
    ((-1, 1), (-2, 0, 2), (-3, -1, 1, 3), (-4, -2, 0, 2, 4), (-3, -1, 1, 3), (-2, 0, 2), (-1, 1)),
)
TOKEN_SLOTS = ((4, 6, 12, 14, 17), (7, 9, 12))
LAID = (5, 5, 3)  # senators in each age
