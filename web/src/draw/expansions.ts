/** Effects of Leaders and Cities as pictures. */
import { number, sign, words, type Drawer, type Glyph } from './glyph';

const LEFT = sign('left', undefined, 10);
const RIGHT = sign('right', undefined, 10);
const PER = sign('per', undefined, 9);
const IS = sign('equals', undefined, 10);

const card = (kind: unknown, width = 18): Glyph => sign('card', String(kind), width);
const coin = (amount: unknown, width = 21): Glyph => sign('coin', number(amount), width);

/** Side by side if they are few, and smaller the more there are. */
function together(kinds: string[]): Glyph[] {
  return kinds.map((kind) => card(kind, kinds.length > 4 ? 12 : 16));
}

const leaders: Record<string, Drawer> = {
  points_per_coins: (facts) => [sign('points', number(facts.amount), 22), PER, coin(facts.coins, 22)],
  points_per_set: (facts) => [sign('points', number(facts.amount), 22), PER, ...together(words(facts.colors))],
  science_set_bonus: (facts) => [
    ...['compass', 'gear', 'tablet'].map((name) => sign('symbol', name, 17)),
    sign('plus', undefined, 10),
    sign('points', number(facts.amount), 22),
  ],
  build_discount: (facts) => [card(facts.target), IS, sign('minus', number(facts.amount), 22)],
  free_build_color: (facts) => [card(facts.color), IS, coin(0)],
  free_build_color_once_per_age: (facts) => [card(facts.color), IS, coin(0), sign('once', undefined, 20)],
  bank_purchase: (facts) => [coin(facts.price), RIGHT, sign('good', 'any', 22)],
  coins_on_trade: (facts) => [LEFT, sign('good', 'any', 20), RIGHT, sign('plus', undefined, 9), coin(facts.amount)],
  coins_on_chain: (facts) => [sign('chain', undefined, 20), sign('plus', undefined, 9), coin(facts.amount)],
  coins_on_build: (facts) => [card(facts.color), sign('plus', undefined, 9), coin(facts.amount)],
  coins_on_victory_token: (facts) => [card('victory_token'), sign('plus', undefined, 9), coin(facts.amount)],
  defeat_tokens_to_winner: () => [card('defeat_token'), RIGHT, sign('rival', undefined, 18)],
  free_leaders: () => [card('leader'), IS, coin(0)],
  leader_cost_reduction: (facts) => [
    card('leader'),
    sign('minus', number(facts.self), 22),
    ...(number(facts.neighbors) ? [LEFT, sign('minus', number(facts.neighbors), 16), RIGHT] : []),
  ],
  draw_leaders: (facts) => [sign('plus', undefined, 10), sign('last', number(facts.amount), 18), card('leader')],
  recruit_leader_now: () => [sign('again', undefined, 20), card('leader')],
  copy_leader: () => [LEFT, card('leader'), RIGHT],
};

const cities: Record<string, Drawer> = {
  copy_science: (facts) => Array.from({ length: number(facts.amount) }, () => sign('mask', undefined, 26)),
  diplomacy: (facts) => Array.from({ length: number(facts.amount) }, () => sign('dove', undefined, 26)),
  coins_neighbors: (facts) => [LEFT, coin(facts.amount), RIGHT],
  others_lose_coins: (facts) => [sign('others', undefined, 22), sign('loss', number(facts.amount), 23)],
  others_lose_coins_per: (facts) => [sign('others', undefined, 20), sign('loss', number(facts.amount), 20), PER, card(facts.what, 17)],
  produce_dynamic: (facts) => [
    sign('good', 'any', 22),
    facts.set === 'produced_by_city' ? sign('twice', undefined, 20) : sign('new', undefined, 20),
  ],
  stages_free_of_resources: () => [card('wonder_stage'), IS, sign('nogoods', undefined, 23)],
  bank_income_bonus: (facts) => [sign('bank', undefined, 22), sign('plus', undefined, 9), coin(facts.amount)],
  trade_rebate: (facts) => [
    ...(words(facts.neighbors).includes('left') ? [LEFT] : []),
    sign('good', 'any', 20),
    sign('loss', number(facts.amount), 20),
    ...(words(facts.neighbors).includes('right') ? [RIGHT] : []),
  ],
  defeat_tokens_as_shields: () => [card('defeat_token'), IS, sign('shield', undefined, 20)],
};

export const EXPANSIONS: Record<string, Drawer> = { ...leaders, ...cities };
