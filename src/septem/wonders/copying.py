"""Copy a position, or only its visible fields. Compiled, each block is one memcpy.

Written by scripts/generate.py from fields.py, here and in the expansions.
"""

# ruff: noqa: PLR0915

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import State

BLOCKS = (
    "free_city",
    "other_packages",
    "cities",
    "leaders",
)  # of fields that are copied only if one of the positions uses them


def copy(target: State, source: State) -> None:
    """Copy every field but scratch and log; rows are copied, not shared."""
    used = target.used_blocks | source.used_blocks
    target.coins = source.coins[:]
    target.board = source.board[:]
    target.shields = source.shields[:]
    target.own = [row[:] for row in source.own]
    target.sale = [row[:] for row in source.sale]
    target.rates = [row[:] for row in source.rates]
    target.built = [row[:] for row in source.built]
    target.counts = [row[:] for row in source.counts]
    target.bonuses = [row[:] for row in source.bonuses]
    target.symbols = [row[:] for row in source.symbols]
    target.free_symbols = source.free_symbols[:]
    target.victories = [row[:] for row in source.victories]
    target.helps = source.helps[:]
    target.used = source.used[:]
    target.waives = source.waives[:]
    target.frees = source.frees[:]
    target.free_turns = source.free_turns[:]
    target.chain_bonus = source.chain_bonus[:]
    target.trade_bonus = source.trade_bonus[:]
    target.bounty = source.bounty[:]
    target.other_items = source.other_items[:]
    target.copied = source.copied[:]
    target.negative_points = source.negative_points[:]
    target.absences = source.absences[:]
    target.uncounted_defeats = source.uncounted_defeats[:]
    target.symbol_copies = source.symbol_copies[:]
    target.claim_colours = source.claim_colours[:]
    target.set_bonus = source.set_bonus[:]
    target.claims = source.claims
    target.claiming = source.claiming
    target.lasting = source.lasting
    target.reviving = source.reviving
    target.copying = source.copying
    target.colour_claims = source.colour_claims
    target.colour_claiming = source.colour_claiming
    target.free_colours = source.free_colours
    target.interest = source.interest
    target.interest_due = source.interest_due
    target.defeats_as_shields = source.defeats_as_shields
    target.passing_defeats = source.passing_defeats
    target.cities = source.cities
    target.seats = source.seats
    target.left = source.left[:]
    target.right = source.right[:]
    target.eyes = source.eyes[:]
    target.team = source.team
    target.rulings = source.rulings
    target.rounds = source.rounds
    target.last_turn = source.last_turn
    target.afterwards = source.afterwards
    target.edition = source.edition
    target.guild_pool = source.guild_pool
    target.extras = source.extras
    target.age = source.age
    target.turn = source.turn
    target.discarded = source.discarded
    target.winners = source.winners
    target.used_blocks = source.used_blocks
    target.agenda = source.agenda[:]
    target.depth = source.depth
    target.answers = source.answers[:]
    target.hand = source.hand[:]
    target.held = source.held[:]
    target.hands = [row[:] for row in source.hands]
    target.history = [row[:] for row in source.history]
    target.kept_market = [row[:] for row in source.kept_market]
    target.kept_rates = source.kept_rates[:]
    target.kept_purse = source.kept_purse
    target.kept_helps = source.kept_helps
    target.kept_printed = source.kept_printed
    target.dealt = [row[:] for row in source.dealt]
    target.board_aside = source.board_aside[:]
    target.looked = source.looked[:]
    target.revived = source.revived[:]
    target.revivals = source.revivals
    target.forgotten = source.forgotten
    if used & 1:
        target.excluded = source.excluded[:]
        target.free_city_coins = source.free_city_coins[:]
    if used & 2:
        target.spare = source.spare[:]
    if used & 4:
        target.owed = source.owed[:]
        target.owed_tokens = source.owed_tokens[:]
        target.owed_stages = source.owed_stages[:]
    if used & 8:
        target.reduction = source.reduction[:]
        target.patrons = source.patrons
        target.hiring = source.hiring
        target.courting = source.courting
        target.drafted = source.drafted
        target.recruitments = source.recruitments
        target.leader_hand = source.leader_hand[:]
        target.leader_dealt = source.leader_dealt[:]
        target.picks = [row[:] for row in source.picks]
        target.leader_past = [row[:] for row in source.leader_past]
        target.leader_draws = source.leader_draws
        target.unused = source.unused[:]
        target.unused_size = source.unused_size


def copy_visible(target: State, source: State) -> None:
    """Copy every field that everyone sees."""
    used = target.used_blocks | source.used_blocks
    target.coins = source.coins[:]
    target.board = source.board[:]
    target.shields = source.shields[:]
    target.own = [row[:] for row in source.own]
    target.sale = [row[:] for row in source.sale]
    target.rates = [row[:] for row in source.rates]
    target.built = [row[:] for row in source.built]
    target.counts = [row[:] for row in source.counts]
    target.bonuses = [row[:] for row in source.bonuses]
    target.symbols = [row[:] for row in source.symbols]
    target.free_symbols = source.free_symbols[:]
    target.victories = [row[:] for row in source.victories]
    target.helps = source.helps[:]
    target.used = source.used[:]
    target.waives = source.waives[:]
    target.frees = source.frees[:]
    target.free_turns = source.free_turns[:]
    target.chain_bonus = source.chain_bonus[:]
    target.trade_bonus = source.trade_bonus[:]
    target.bounty = source.bounty[:]
    target.other_items = source.other_items[:]
    target.copied = source.copied[:]
    target.negative_points = source.negative_points[:]
    target.absences = source.absences[:]
    target.uncounted_defeats = source.uncounted_defeats[:]
    target.symbol_copies = source.symbol_copies[:]
    target.claim_colours = source.claim_colours[:]
    target.set_bonus = source.set_bonus[:]
    target.claims = source.claims
    target.claiming = source.claiming
    target.lasting = source.lasting
    target.reviving = source.reviving
    target.copying = source.copying
    target.colour_claims = source.colour_claims
    target.colour_claiming = source.colour_claiming
    target.free_colours = source.free_colours
    target.interest = source.interest
    target.interest_due = source.interest_due
    target.defeats_as_shields = source.defeats_as_shields
    target.passing_defeats = source.passing_defeats
    target.cities = source.cities
    target.seats = source.seats
    target.left = source.left[:]
    target.right = source.right[:]
    target.eyes = source.eyes[:]
    target.team = source.team
    target.rulings = source.rulings
    target.rounds = source.rounds
    target.last_turn = source.last_turn
    target.afterwards = source.afterwards
    target.edition = source.edition
    target.guild_pool = source.guild_pool
    target.extras = source.extras
    target.age = source.age
    target.turn = source.turn
    target.discarded = source.discarded
    target.winners = source.winners
    target.used_blocks = source.used_blocks
    if used & 2:
        target.spare = source.spare[:]
    if used & 4:
        target.owed = source.owed[:]
        target.owed_tokens = source.owed_tokens[:]
        target.owed_stages = source.owed_stages[:]
    if used & 8:
        target.reduction = source.reduction[:]
        target.patrons = source.patrons
        target.hiring = source.hiring
        target.courting = source.courting
        target.drafted = source.drafted
        target.recruitments = source.recruitments
