/** Effects as rows of small pictures, read from what the declarations say of them. */
import type { Facts } from '../api/types';
import { EXPANSIONS } from './expansions';
import { number, sign, words, type Drawer, type Glyph } from './glyph';

export type { Glyph };

function either(names: string[]): Glyph[] {
  return names.flatMap((name, place) => (place ? [sign('slash', undefined, 7), sign('good', name, 21)] : [sign('good', name, 21)]));
}

function counted(what: unknown): Glyph[] {
  return words(what).map((name) => {
    const plain = name.replace(/_own$|_built_own$|_built$/, '');
    if (plain === 'coin_triplet') return sign('coin', 3, 20);
    return sign('card', plain, 17);
  });
}

function where(facts: Facts): Glyph[] {
  const of = words(facts.of ?? ['self']);
  const left = of.includes('left') ? [sign('left', undefined, 10)] : [];
  const right = of.includes('right') ? [sign('right', undefined, 10)] : [];
  const self = of.includes('self') && (left.length || right.length) ? [sign('down', undefined, 10)] : [];
  return [...left, ...self, ...right];
}

function discount(facts: Facts): Glyph[] {
  const sides = words(facts.neighbors);
  const goods = facts.resources === 'raw' ? ['clay', 'stone', 'wood', 'ore'] : ['glass', 'loom', 'papyrus'];
  return [
    ...(sides.includes('left') ? [sign('left', undefined, 11)] : []),
    ...goods.map((good) => sign('good', good, 15)),
    ...(sides.includes('right') ? [sign('right', undefined, 11)] : []),
    sign('coin', number(facts.price), 20),
  ];
}

const DRAWN: Record<string, Drawer> = {
  ...EXPANSIONS,
  points: (facts) => [sign('points', number(facts.amount))],
  coins: (facts) => [sign('coin', number(facts.amount))],
  shields: (facts) => Array.from({ length: number(facts.amount) }, () => sign('shield', undefined, 20)),
  science: (facts) => [sign('symbol', String(facts.symbol), 28)],
  science_choice: (facts) =>
    words(facts.options).flatMap((name, place) =>
      place ? [sign('slash', undefined, 6), sign('symbol', name, 20)] : [sign('symbol', name, 20)],
    ),
  produce: (facts) => {
    const good = words(facts.resource ?? facts.options)[0]!;
    return Array.from({ length: number(facts.amount) }, () => sign('good', good));
  },
  produce_choice: (facts) => either(words(facts.resources ?? facts.options)),
  trade_price: (facts) => [
    ...words(facts.resources).map((good) => sign('good', good, 20)),
    sign('equals', undefined, 10),
    sign('coin', number(facts.price), 20),
  ],
  trade_discount: discount,
  discount_resources: (facts) => [sign('minus', number(facts.amount), 22), sign('card', String(facts.target), 18)],
  coins_on_chain_build: (facts) => [sign('chain', undefined, 20), sign('coin', number(facts.amount), 22)],
  receive_opponent_trade_coins: () => [sign('coin', '', 20), sign('left', undefined, 12), sign('rival', undefined, 18)],
  extra_shields_on_build: (facts) => [sign('card', String(facts.type), 17), sign('plus', undefined, 10), sign('shield', undefined, 20)],
  extra_turn_on_wonder_build: () => [sign('card', 'wonder', 18), sign('again')],
  coins_per: (facts) => [sign('coin', number(facts.amount), 22), sign('per', undefined, 9), ...counted(facts.what), ...where(facts)],
  coins_per_max_city: (facts) => [
    sign('coin', number(facts.amount), 20),
    sign('per', undefined, 8),
    ...counted(facts.what),
    sign('most', undefined, 12),
  ],
  points_per: (facts) => [sign('points', number(facts.amount), 22), sign('per', undefined, 9), ...counted(facts.what), ...where(facts)],
  points_per_max_city: (facts) => [
    sign('points', number(facts.amount), 20),
    sign('per', undefined, 8),
    ...counted(facts.what),
    sign('most', undefined, 12),
  ],
  points_per_progress_token_own: (facts) => [
    sign('points', number(facts.amount), 22),
    sign('per', undefined, 9),
    sign('card', 'progress_token', 18),
  ],
  opponent_loses_coins: (facts) => [sign('rival', undefined, 18), sign('loss', number(facts.amount), 22)],
  extra_turn: () => [sign('again')],
  discard_opponent_building: (facts) => [sign('destroy', String(facts.type), 22)],
  build_from_discard: () => [sign('revive', undefined, 24)],
  progress_from_box: () => [sign('draw', '3', 26)],
  free_build_once_per_age: () => [sign('card', 'wonder', 16), sign('equals', undefined, 10), sign('coin', 0, 20)],
  play_last_card: () => [sign('last', '7', 24)],
  copy_guild: () => [sign('left', undefined, 10), sign('card', 'purple', 18), sign('right', undefined, 10)],
  build_from_top_row: () => [sign('revive', undefined, 24)],
  build_from_set_aside: () => [sign('revive', undefined, 24)],
  pantheon_discount: (facts) => [sign('minus', number(facts.amount), 22), sign('card', 'divinity', 18)],
  build_any_chain_card_for: (facts) => [sign('chain', undefined, 20), sign('equals', undefined, 10), sign('coin', number(facts.coins), 22)],
  enki_progress: () => [sign('draw', '2', 26)],
  copy_opponent_science: () => [sign('rival', undefined, 16), sign('right', undefined, 10), sign('card', 'green', 18)],
  steal_building: () => [
    sign('rival', undefined, 16),
    sign('right', undefined, 10),
    sign('card', 'brown', 17),
    sign('slash', undefined, 6),
    sign('card', 'gray', 17),
  ],
  discard_structure_card: () => [sign('destroy', 'wonder', 24)],
  unbuild_wonder: () => [sign('card', 'wonder', 18), sign('right', undefined, 10), sign('destroy', 'brown', 20)],
  build_wonder_free_with_discarded_card: () => [sign('revive', undefined, 22), sign('right', undefined, 10), sign('card', 'wonder', 18)],
  steal_unbuilt_wonder: () => [sign('rival', undefined, 16), sign('right', undefined, 10), sign('card', 'wonder', 18)],
  place_minerva_pawn: () => [sign('barrier', undefined, 24)],
  neptune_tokens: () => [sign('rival', undefined, 16), sign('loss', '', 20)],
  activate_from_deck_tops: () => [sign('draw', '5', 26)],
  activate_from_one_deck: () => [sign('draw', '3', 26)],
  grand_temple_set: () => [
    sign('points', 5, 20),
    sign('slash', undefined, 6),
    sign('points', 12, 20),
    sign('slash', undefined, 6),
    sign('points', 21, 20),
  ],
  points_per_protected_coin: (facts) => [sign('points', number(facts.amount), 22), sign('per', undefined, 9), sign('coin', '', 18)],
  points_per_mythology_and_offering_token_own: (facts) => [
    sign('points', number(facts.amount), 22),
    sign('per', undefined, 9),
    sign('card', 'divinity', 18),
  ],
  protected_coins: (facts) => [sign('coin', number(facts.amount))],
  opponent_loses_coins_per_space_advanced: (facts) => [
    sign('shield', undefined, 18),
    sign('rival', undefined, 18),
    sign('loss', number(facts.amount), 20),
  ],
};

/** The pictures of a list of effects; an effect without one shows a star, and its help tells the rest. */
export function glyphs(effects: Facts[]): Glyph[] {
  const rows = [...effects].sort((a, b) => Number(b.kind === 'produce') - Number(a.kind === 'produce'));
  return rows.flatMap((facts, place) => {
    const drawn = (DRAWN[facts.kind] ?? (() => [sign('star')]))(facts);
    return place ? [sign('gap', undefined, 5), ...drawn] : drawn;
  });
}

export function width(row: Glyph[]): number {
  return row.reduce((sum, glyph) => sum + glyph.width + 2, 0);
}
