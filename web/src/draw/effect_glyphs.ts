/** Effects as rows of small pictures, read from what the declarations say of them. */
import type { Facts } from '../api/types';
import { EXPANSIONS } from './expansions';
import { number, glyph, strings, type Drawer, type Glyph } from './glyph';

function either(names: string[]): Glyph[] {
  return names.flatMap((name, place) => (place ? [glyph('slash', undefined, 4), glyph('good', name, 22)] : [glyph('good', name, 22)]));
}

function counted(what: unknown): Glyph[] {
  return strings(what).map((name) => {
    const plain = name.replace(/_own$|_built_own$|_built$/, '');
    if (plain === 'coin_triplet') return glyph('coin', 3, 20);
    return glyph('card', plain, 17);
  });
}

function where(facts: Facts): Glyph[] {
  const of = strings(facts.of ?? ['self']);
  const left = of.includes('left') ? [glyph('left', undefined, 10)] : [];
  const right = of.includes('right') ? [glyph('right', undefined, 10)] : [];
  const self = of.includes('self') && (left.length || right.length) ? [glyph('down', undefined, 10)] : [];
  return [...left, ...self, ...right];
}

function discount(facts: Facts): Glyph[] {
  const sides = strings(facts.neighbors);
  return [
    ...(sides.includes('left') ? [glyph('left', undefined, 11)] : []),
    glyph('card', facts.resources === 'raw' ? 'brown' : 'gray', 20),
    ...(sides.includes('right') ? [glyph('right', undefined, 11)] : []),
    glyph('equals', undefined, 10),
    glyph('coin', number(facts.price), 20),
  ];
}

const DRAWERS: Record<string, Drawer> = {
  ...EXPANSIONS,
  points: (facts) => [glyph('points', number(facts.amount))],
  coins: (facts) => [glyph('coin', number(facts.amount))],
  shields: (facts) => Array.from({ length: number(facts.amount) }, () => glyph('shield', undefined, 20)),
  science: (facts) => [glyph('symbol', String(facts.symbol), 28)],
  science_choice: (facts) =>
    strings(facts.options).flatMap((name, place) =>
      place ? [glyph('slash', undefined, 6), glyph('symbol', name, 20)] : [glyph('symbol', name, 20)],
    ),
  produce: (facts) => {
    const good = strings(facts.resource ?? facts.options)[0]!;
    return Array.from({ length: number(facts.amount) }, () => glyph('good', good));
  },
  produce_choice: (facts) => either(strings(facts.resources ?? facts.options)),
  trade_price: (facts) => [
    ...strings(facts.resources).map((good) => glyph('good', good, 20)),
    glyph('equals', undefined, 10),
    glyph('coin', number(facts.price), 20),
  ],
  trade_discount: discount,
  discount_resources: (facts) => [glyph('minus', number(facts.amount), 22), glyph('card', String(facts.target), 18)],
  coins_on_chain_build: (facts) => [glyph('chain', undefined, 20), glyph('coin', number(facts.amount), 22)],
  receive_opponent_trade_coins: () => [glyph('coin', '', 20), glyph('left', undefined, 12), glyph('rival', undefined, 18)],
  extra_shields_on_build: (facts) => [glyph('card', String(facts.type), 17), glyph('plus', undefined, 10), glyph('shield', undefined, 20)],
  extra_turn_on_wonder_build: () => [glyph('card', 'wonder', 18), glyph('again')],
  coins_per: (facts) => [glyph('coin', number(facts.amount), 22), glyph('per', undefined, 9), ...counted(facts.what), ...where(facts)],
  coins_per_max_city: (facts) => [
    glyph('coin', number(facts.amount), 20),
    glyph('per', undefined, 8),
    ...counted(facts.what),
    glyph('most', undefined, 12),
  ],
  points_per: (facts) => [glyph('points', number(facts.amount), 22), glyph('per', undefined, 9), ...counted(facts.what), ...where(facts)],
  points_per_max_city: (facts) => [
    glyph('points', number(facts.amount), 20),
    glyph('per', undefined, 8),
    ...counted(facts.what),
    glyph('most', undefined, 12),
  ],
  both_points_per: (facts) => [
    glyph('coin', number(facts.amount), 21),
    glyph('points', number(facts.points), 22),
    glyph('per', undefined, 8),
    ...counted(facts.what),
    ...where(facts),
  ],
  both_points_per_max_city: (facts) => [
    glyph('coin', number(facts.amount), 21),
    glyph('points', number(facts.points), 22),
    glyph('per', undefined, 8),
    ...counted(facts.what),
    glyph('most', undefined, 12),
  ],
  points_per_progress_token_own: (facts) => [
    glyph('points', number(facts.amount), 22),
    glyph('per', undefined, 9),
    glyph('card', 'progress_token', 18),
  ],
  opponent_loses_coins: (facts) => [glyph('rival', undefined, 18), glyph('loss', number(facts.amount), 22)],
  extra_turn: () => [glyph('again')],
  discard_opponent_building: (facts) => [glyph('destroy', String(facts.type), 22)],
  build_from_discard: () => [glyph('revive', undefined, 24)],
  progress_from_box: () => [glyph('draw', '3', 26)],
  free_build_once_per_age: () => [glyph('card', 'wonder', 16), glyph('equals', undefined, 10), glyph('coin', 0, 20)],
  free_first_of_each_colour: () => [
    ...['blue', 'green', 'red'].map((colour) => glyph('card', colour, 13)),
    glyph('equals', undefined, 10),
    glyph('coin', 0, 20),
  ],
  free_first_card_of_age: () => [glyph('last', '1', 24), glyph('equals', undefined, 10), glyph('coin', 0, 20)],
  free_last_card_of_age: () => [glyph('last', '…', 24), glyph('equals', undefined, 10), glyph('coin', 0, 20)],
  points_if_wonder_complete: (facts) => [
    glyph('card', 'wonder', 18),
    glyph('equals', undefined, 10),
    glyph('points', number(facts.amount), 22),
  ],
  play_last_card: () => [glyph('last', '7', 24)],
  copy_guild: () => [glyph('left', undefined, 10), glyph('card', 'purple', 18), glyph('right', undefined, 10)],
};

/** The cost of an item: its coins, then each of its goods. */
export function costGlyphs({ coins, goods }: { coins: number; goods: Record<string, number> }): Glyph[] {
  const each = Object.entries(goods).flatMap(([good, count]) => Array.from({ length: count }, () => glyph('good', good)));
  return coins ? [glyph('coin', coins), ...each] : each;
}

/** The same in little room: each good once, with its number. */
export function groupedCostGlyphs({ coins, goods }: { coins: number; goods: Record<string, number> }): Glyph[] {
  const each = Object.entries(goods).flatMap(([good, count]) =>
    count > 2 ? [glyph('good', good), glyph('times', count, 22)] : Array.from({ length: count }, () => glyph('good', good)),
  );
  return coins ? [glyph('coin', coins), ...each] : each;
}

/** The pictures of a list of effects; an effect without one shows a star, and its help tells the rest. */
export function effectGlyphs(effects: Facts[]): Glyph[] {
  const rows = merged([...effects].sort((a, b) => Number(b.kind === 'produce') - Number(a.kind === 'produce')));
  return rows.flatMap((facts, place) => {
    const drawn = (DRAWERS[facts.kind] ?? (() => [glyph('star')]))(facts);
    return place ? [glyph('gap', undefined, rows.length > 2 ? 2 : 5), ...drawn] : drawn;
  });
}

/** Coins and points for the same things are drawn together, and so are equal points for several things. */
function merged(effects: Facts[]): Facts[] {
  return effects.reduce<Facts[]>((rows, facts) => {
    const before = rows.at(-1);
    if (before && countsTheSame(before, facts))
      return [...rows.slice(0, -1), { ...before, kind: `both_${facts.kind}`, points: facts.amount }];
    if (before && pointsTheSame(before, facts))
      return [...rows.slice(0, -1), { ...before, what: [...strings(before.what), ...strings(facts.what)] }];
    return [...rows, facts];
  }, []);
}

function countsTheSame(coins: Facts, points: Facts): boolean {
  return (
    points.kind.startsWith('points_per') &&
    coins.kind === points.kind.replace('points', 'coins') &&
    sameTarget(coins, points, ['what', 'of'])
  );
}

function pointsTheSame(one: Facts, other: Facts): boolean {
  return one.kind === 'points_per' && other.kind === 'points_per' && sameTarget(one, other, ['amount', 'of']);
}

function sameTarget(one: Facts, other: Facts, keys: string[]): boolean {
  return keys.every((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]));
}
