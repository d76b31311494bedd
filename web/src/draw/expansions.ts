/** Effects of the expansions as pictures. */
import type { Facts } from '../api/types';
import { number, glyph, strings, type Drawer, type Glyph } from './glyph';

const LEFT = glyph('left', undefined, 10);
const RIGHT = glyph('right', undefined, 10);
const PER = glyph('per', undefined, 9);
const IS = glyph('equals', undefined, 10);

const card = (kind: unknown, width = 18): Glyph => glyph('card', String(kind), width);
const coin = (amount: unknown, width = 21): Glyph => glyph('coin', typeof amount === 'string' ? amount : number(amount), width);

/** Side by side if they are few, and smaller the more there are. */
function together(kinds: string[]): Glyph[] {
  return kinds.map((kind) => card(kind, kinds.length > 4 ? 12 : 16));
}

const promo: Record<string, Drawer> = {
  build_from_top_row: () => [glyph('revive', undefined, 24)],
  build_from_set_aside: () => [glyph('revive', undefined, 24)],
};

const pantheon: Record<string, Drawer> = {
  pantheon_discount: (facts) => [glyph('minus', number(facts.amount), 22), glyph('card', 'divinity', 18)],
  build_any_chain_card_for: (facts) => [
    glyph('chain', undefined, 20),
    glyph('equals', undefined, 10),
    glyph('coin', number(facts.coins), 22),
  ],
  enki_progress: () => [glyph('draw', '2', 26)],
  copy_opponent_science: () => [glyph('rival', undefined, 16), glyph('right', undefined, 10), glyph('card', 'green', 18)],
  steal_building: () => [
    glyph('rival', undefined, 16),
    glyph('right', undefined, 10),
    glyph('card', 'brown', 17),
    glyph('slash', undefined, 6),
    glyph('card', 'gray', 17),
  ],
  discard_structure_card: () => [glyph('destroy', 'wonder', 24)],
  unbuild_wonder: () => [glyph('card', 'wonder', 18), glyph('right', undefined, 10), glyph('destroy', 'brown', 20)],
  build_wonder_free_with_discarded_card: () => [glyph('revive', undefined, 22), glyph('right', undefined, 10), glyph('card', 'wonder', 18)],
  steal_unbuilt_wonder: () => [glyph('rival', undefined, 16), glyph('right', undefined, 10), glyph('card', 'wonder', 18)],
  place_minerva_pawn: () => [glyph('barrier', undefined, 24)],
  neptune_tokens: () => [glyph('rival', undefined, 16), glyph('loss', '', 20)],
  activate_from_deck_tops: () => [glyph('draw', '5', 26)],
  activate_from_one_deck: () => [glyph('draw', '3', 26)],
  grand_temple_set: () => [
    glyph('points', 5, 20),
    glyph('slash', undefined, 6),
    glyph('points', 12, 20),
    glyph('slash', undefined, 6),
    glyph('points', 21, 20),
  ],
  points_per_protected_coin: (facts) => [glyph('points', number(facts.amount), 22), glyph('per', undefined, 9), glyph('coin', '', 18)],
  points_per_mythology_and_offering_token_own: (facts) => [
    glyph('points', number(facts.amount), 22),
    glyph('per', undefined, 9),
    glyph('card', 'divinity', 18),
  ],
  protected_coins: (facts) => [glyph('coin', number(facts.amount))],
  opponent_loses_coins_per_space_advanced: (facts) => [
    glyph('shield', undefined, 18),
    glyph('rival', undefined, 18),
    glyph('loss', number(facts.amount), 20),
  ],
};

const cube = (width = 20): Glyph => glyph('cube', undefined, width);
const plot = (value = '', width = 20): Glyph => glyph('plot', value, width);

const agora: Record<string, Drawer> = {
  senate_actions: (facts) => [cube(24), glyph('chambers', `${String(facts.first)}${String(facts.last)}`, 34)],
  conspirator: () => [cube(24), glyph('slash', undefined, 6), plot('', 24)],
  drafted_conspire: () => [plot()],
  drafted_place_cube: () => [cube()],
  place_cube: () => [glyph('plus', undefined, 9), cube()],
  move_cube: () => [cube(), RIGHT],
  remove_cube: () => [glyph('nocube', undefined, 22)],
  trigger_unprepared: () => [plot('!')],
  senators_free: () => [card('senator'), IS, coin(0)],
  conspire_keep_both: () => [plot('', 18), plot('', 18)],
  take_half_coins: () => [coin('½'), LEFT, glyph('rival', undefined, 18)],
  lock_progress_token: () => [glyph('lock', undefined, 20), card('progress_token')],
  build_from_removed: () => [glyph('revive', undefined, 24)],
  progress_from_box_all: () => [glyph('draw', '1', 26)],
  discard_accessible_card: () => [glyph('destroy', 'gray', 20), glyph('destroy', 'gray', 20)],
  coins_per_own_cube: (facts) => [coin(facts.amount), PER, cube(18)],
  opponent_loses_coins_per_cube: (facts) => [glyph('rival', undefined, 16), glyph('loss', number(facts.amount), 21)],
  swap_building: () => [card('blue'), LEFT, RIGHT, card('blue')],
  move_decree: () => [glyph('decree', undefined, 20), RIGHT],
  destroy_wonder: () => [glyph('destroy', 'wonder', 22)],
  coins_by_age_on_build: (facts) => [card(facts.target), glyph('plus', undefined, 9), coin('')],
  waive_symbol: (facts) => [card(facts.target), glyph('minus', 1, 22)],
  waive_resource: (facts) => [card(facts.target), glyph('minus', 1, 22)],
  control_shield: () => [glyph('shield', undefined, 22)],
  blue_count_bonus: () => [glyph('plus', undefined, 9), card('blue'), card('blue')],
  sale_bonus: () => [glyph('revive'), coin('+2', 24)],
  opponent_chains: () => [glyph('rival', undefined, 20), glyph('chain')],
  extra_turn_on_recruit: () => [plot('', 22), glyph('again')],
};

/** Cheaper goods of the bank by a decree. */
function rebate(target: unknown): Glyph[] {
  return [card(target === 'raw' ? 'brown' : 'gray'), glyph('loss', 1, 22)];
}

const leaders: Record<string, Drawer> = {
  points_per_coins: (facts) => [glyph('points', number(facts.amount), 22), PER, coin(facts.coins, 22)],
  points_per_set: (facts) => [glyph('points', number(facts.amount), 22), PER, ...together(strings(facts.colors))],
  science_set_bonus: (facts) => [
    ...['compass', 'gear', 'tablet'].map((name) => glyph('symbol', name, 20)),
    glyph('points', number(facts.amount), 22),
  ],
  build_discount: (facts) => [card(facts.target), IS, glyph('minus', number(facts.amount), 22)],
  free_build_color: (facts) => [card(facts.color), IS, coin(0)],
  free_build_color_once_per_age: (facts) => [card(facts.color), IS, coin(0), glyph('once', undefined, 20)],
  bank_purchase: (facts) => [coin(facts.price), RIGHT, glyph('good', 'any', 22)],
  coins_on_trade: (facts) => [LEFT, glyph('good', 'any', 20), RIGHT, glyph('plus', undefined, 9), coin(facts.amount)],
  coins_on_chain: (facts) => [glyph('chain', undefined, 20), glyph('plus', undefined, 9), coin(facts.amount)],
  coins_on_build: (facts) => [card(facts.color), glyph('plus', undefined, 9), coin(facts.amount)],
  coins_on_victory_token: (facts) => [card('victory_token'), glyph('plus', undefined, 9), coin(facts.amount)],
  defeat_tokens_to_winner: () => [card('defeat_token'), RIGHT, glyph('rival', undefined, 18)],
  free_leaders: () => [card('leader'), IS, coin(0)],
  leader_cost_reduction: (facts) => [
    card('leader'),
    glyph('minus', number(facts.self), 22),
    ...(number(facts.neighbors) ? [LEFT, glyph('minus', number(facts.neighbors), 16), RIGHT] : []),
  ],
  draw_leaders: (facts) => [glyph('plus', undefined, 10), glyph('last', number(facts.amount), 18), card('leader')],
  recruit_leader_now: () => [glyph('again', undefined, 20), card('leader')],
  copy_leader: () => [LEFT, card('leader'), RIGHT],
};

function neighbourRebate(facts: Facts): Glyph[] {
  return [
    ...(strings(facts.neighbors).includes('left') ? [LEFT] : []),
    glyph('good', 'any', 20),
    glyph('loss', number(facts.amount), 20),
    ...(strings(facts.neighbors).includes('right') ? [RIGHT] : []),
  ];
}

const cities: Record<string, Drawer> = {
  copy_science: (facts) => Array.from({ length: number(facts.amount) }, () => glyph('mask', undefined, 26)),
  diplomacy: (facts) => Array.from({ length: number(facts.amount) }, () => glyph('dove', undefined, 26)),
  coins_neighbors: (facts) => [LEFT, coin(facts.amount), RIGHT],
  others_lose_coins: (facts) => [glyph('others', undefined, 22), glyph('loss', number(facts.amount), 23)],
  others_lose_coins_per: (facts) => [glyph('others', undefined, 20), glyph('loss', number(facts.amount), 20), PER, card(facts.what, 17)],
  produce_dynamic: (facts) => [
    glyph('good', 'any', 22),
    facts.set === 'produced_by_city' ? glyph('twice', undefined, 20) : glyph('new', undefined, 20),
  ],
  stages_free_of_resources: () => [card('wonder_stage'), IS, glyph('nogoods', undefined, 23)],
  bank_income_bonus: (facts) => [glyph('bank', undefined, 22), glyph('plus', undefined, 9), coin(facts.amount)],
  trade_rebate: (facts) => (facts.target ? rebate(facts.target) : neighbourRebate(facts)),
  defeat_tokens_as_shields: () => [card('defeat_token'), IS, glyph('shield', undefined, 20)],
};

export const EXPANSIONS: Record<string, Drawer> = { ...promo, ...pantheon, ...agora, ...leaders, ...cities };
