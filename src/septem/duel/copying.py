"""Copy a position, or only its visible fields. Compiled, each block is one memcpy.

Written by scripts/generate.py from fields.py, here and in the expansions.
"""

# ruff: noqa: PLR0915

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import State

BLOCKS = ("other_packages", "agora", "pantheon")  # of fields that are copied only if one of the positions uses them


def copy(target: State, source: State) -> None:
    """Copy every field but scratch and log; rows are copied, not shared."""
    used = target.used_blocks | source.used_blocks
    target.coins = source.coins[:]
    target.goods = [row[:] for row in source.goods]
    target.fixed = [row[:] for row in source.fixed]
    target.counts = [row[:] for row in source.counts]
    target.discount = [row[:] for row in source.discount]
    target.raw_choices = source.raw_choices[:]
    target.made_choices = source.made_choices[:]
    target.helped = source.helped[:]
    target.symbols = source.symbols[:]
    target.pairs = source.pairs[:]
    target.hand = source.hand[:]
    target.chain_bonus = source.chain_bonus[:]
    target.tolls = source.tolls[:]
    target.extra_shields = source.extra_shields[:]
    target.replays = source.replays[:]
    target.link_price = source.link_price[:]
    target.siege = source.siege[:]
    target.vault = source.vault[:]
    target.sale_bonus = source.sale_bonus[:]
    target.built = [row[:] for row in source.built]
    target.spent = source.spent[:]
    target.kept = source.kept[:]
    target.discarded = source.discarded
    target.board = source.board
    target.drafted = source.drafted
    target.pawn = source.pawn
    target.loot = source.loot
    target.barrier = source.barrier
    target.raised = source.raised
    target.age = source.age
    target.present = source.present
    target.open = source.open
    target.marked = source.marked
    target.mover = source.mover
    target.again = source.again
    target.begun = source.begun
    target.removed_shown = source.removed_shown
    target.removed_known = source.removed_known
    target.patron = source.patron[:]
    target.spoils = source.spoils
    target.turning = source.turning
    target.depth = source.depth
    target.winner = source.winner
    target.victory = source.victory
    target.wonder_pool = source.wonder_pool
    target.token_pool = source.token_pool
    target.deck_pool = source.deck_pool[:]
    target.layouts = source.layouts
    target.laid = [row[:] for row in source.laid]
    target.spread = source.spread
    target.revivable = source.revivable
    target.own_spoils = source.own_spoils
    target.price_rules = source.price_rules
    target.card_rules = source.card_rules
    target.last_item = source.last_item
    target.library_view = source.library_view
    target.mixes = source.mixes
    target.used_blocks = source.used_blocks
    target.agenda = source.agenda[:]
    target.discards = source.discards[:]
    target.shown = source.shown
    target.deal = source.deal[:]
    target.removed = source.removed[:]
    target.offer = source.offer[:]
    target.box = source.box[:]
    target.boxed = source.boxed
    target.drawn = source.drawn
    target.watching = source.watching
    target.box_seen = source.box_seen[:]
    target.luck = source.luck
    target.mixed = source.mixed
    if used & 1:
        target.extra = source.extra[:]
        target.private = source.private[:]
    if used & 2:
        target.cubes = [row[:] for row in source.cubes]
        target.decree_at = source.decree_at[:]
        target.decrees_up = source.decrees_up
        target.edicts = source.edicts[:]
        target.decree_rules = source.decree_rules
        target.plots_left = source.plots_left
        target.plots_held = source.plots_held[:]
        target.plot_card = [row[:] for row in source.plot_card]
        target.plots_shown = source.plots_shown[:]
        target.plotted = source.plotted
        target.free_senators = source.free_senators[:]
        target.keeps_both = source.keeps_both[:]
        target.locked_from = source.locked_from
        target.locked_seen = source.locked_seen
        target.locked = source.locked
        target.decree = source.decree[:]
        target.plot_deck = source.plot_deck[:]
        target.plot_hand = [row[:] for row in source.plot_hand]
        target.maybe_deck = [row[:] for row in source.maybe_deck]
        target.maybe_hand = [row[:] for row in source.maybe_hand]
    if used & 4:
        target.offerings = source.offerings[:]
        target.rebate = source.rebate[:]
        target.snake = source.snake[:]
        target.lender = source.lender
        target.reveal_view = source.reveal_view
        target.piles = source.piles[:]
        target.pile_seen = source.pile_seen[:]
        target.piled = source.piled[:]
        target.shrine = source.shrine[:]
        target.shrine_seen = source.shrine_seen[:]
        target.mark = source.mark[:]
        target.lent = source.lent[:]
        target.lent_seen = source.lent_seen


def copy_visible(target: State, source: State) -> None:
    """Copy every field that everyone sees."""
    used = target.used_blocks | source.used_blocks
    target.coins = source.coins[:]
    target.goods = [row[:] for row in source.goods]
    target.fixed = [row[:] for row in source.fixed]
    target.counts = [row[:] for row in source.counts]
    target.discount = [row[:] for row in source.discount]
    target.raw_choices = source.raw_choices[:]
    target.made_choices = source.made_choices[:]
    target.helped = source.helped[:]
    target.symbols = source.symbols[:]
    target.pairs = source.pairs[:]
    target.hand = source.hand[:]
    target.chain_bonus = source.chain_bonus[:]
    target.tolls = source.tolls[:]
    target.extra_shields = source.extra_shields[:]
    target.replays = source.replays[:]
    target.link_price = source.link_price[:]
    target.siege = source.siege[:]
    target.vault = source.vault[:]
    target.sale_bonus = source.sale_bonus[:]
    target.built = [row[:] for row in source.built]
    target.spent = source.spent[:]
    target.kept = source.kept[:]
    target.discarded = source.discarded
    target.board = source.board
    target.drafted = source.drafted
    target.pawn = source.pawn
    target.loot = source.loot
    target.barrier = source.barrier
    target.raised = source.raised
    target.age = source.age
    target.present = source.present
    target.open = source.open
    target.marked = source.marked
    target.mover = source.mover
    target.again = source.again
    target.begun = source.begun
    target.removed_shown = source.removed_shown
    target.removed_known = source.removed_known
    target.patron = source.patron[:]
    target.spoils = source.spoils
    target.turning = source.turning
    target.depth = source.depth
    target.winner = source.winner
    target.victory = source.victory
    target.wonder_pool = source.wonder_pool
    target.token_pool = source.token_pool
    target.deck_pool = source.deck_pool[:]
    target.layouts = source.layouts
    target.laid = [row[:] for row in source.laid]
    target.spread = source.spread
    target.revivable = source.revivable
    target.own_spoils = source.own_spoils
    target.price_rules = source.price_rules
    target.card_rules = source.card_rules
    target.last_item = source.last_item
    target.library_view = source.library_view
    target.mixes = source.mixes
    target.used_blocks = source.used_blocks
    if used & 1:
        target.extra = source.extra[:]
    if used & 2:
        target.cubes = [row[:] for row in source.cubes]
        target.decree_at = source.decree_at[:]
        target.decrees_up = source.decrees_up
        target.edicts = source.edicts[:]
        target.decree_rules = source.decree_rules
        target.plots_left = source.plots_left
        target.plots_held = source.plots_held[:]
        target.plot_card = [row[:] for row in source.plot_card]
        target.plots_shown = source.plots_shown[:]
        target.plotted = source.plotted
        target.free_senators = source.free_senators[:]
        target.keeps_both = source.keeps_both[:]
        target.locked_from = source.locked_from
        target.locked_seen = source.locked_seen
    if used & 4:
        target.offerings = source.offerings[:]
        target.rebate = source.rebate[:]
        target.snake = source.snake[:]
        target.lender = source.lender
        target.reveal_view = source.reveal_view
