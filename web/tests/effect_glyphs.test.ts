import { describe, expect, test } from 'vitest';
import { costGlyphs, effectGlyphs, groupedCostGlyphs } from '../src/draw/effect_glyphs';
import { arrangeGlyphs, briefRow, enlarged, glyph, rowWidth } from '../src/draw/glyph';
import { stableNumber } from '../src/draw/palette';

const signs = (effects: { kind: string }[]) =>
  effectGlyphs(effects).map(({ sign, value }) => (value === undefined ? sign : `${sign} ${value}`));

describe('effects as pictures', () => {
  test('production comes first, effects are apart', () => {
    expect(signs([{ kind: 'points', amount: 3 } as never, { kind: 'produce', resource: 'clay', amount: 2 } as never])).toEqual([
      'good clay',
      'good clay',
      'gap',
      'points 3',
    ]);
  });

  test('a choice is separated by slashes', () => {
    expect(signs([{ kind: 'produce_choice', resources: ['wood', 'clay'] } as never])).toEqual(['good wood', 'slash', 'good clay']);
  });

  test('points for what neighbours have show both arrows', () => {
    const guild = { kind: 'points_per', amount: 1, what: 'brown_built', of: ['left', 'right'] };
    expect(signs([guild])).toEqual(['points 1', 'per', 'card brown', 'left', 'right']);
  });

  test('cheaper goods are drawn for decrees of Duel and for neighbours of 7 Wonders', () => {
    expect(signs([{ kind: 'trade_rebate', target: 'raw' } as never])).toEqual(['card brown', 'loss 1']);
    expect(signs([{ kind: 'trade_rebate', neighbors: ['left'], amount: 1 } as never])).toEqual(['left', 'good any', 'loss 1']);
  });

  test('an effect without a drawing shows a star', () => {
    expect(signs([{ kind: 'something_new' }])).toEqual(['star']);
  });
});

test('a cost shows its coins, then each of its goods', () => {
  const cost = costGlyphs({ coins: 2, goods: { stone: 2, glass: 1 } }).map(({ sign, value }) => `${sign} ${value}`);
  expect(cost).toEqual(['coin 2', 'good stone', 'good stone', 'good glass']);
  expect(costGlyphs({ coins: 0, goods: {} })).toEqual([]);
});

test('a row is as wide as its pictures and the gaps between them', () => {
  expect(rowWidth(costGlyphs({ coins: 1, goods: { clay: 1 } }))).toBe(52);
});

test('small variations of a drawing depend on its name only, and stay below their bound', () => {
  const names = Array.from({ length: 200 }, (_, place) => `card_${place}`);
  const numbers = names.map((name) => stableNumber(name, 7));
  expect(names.map((name) => stableNumber(name, 7))).toEqual(numbers);
  expect(new Set(numbers)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
});

test('in little room a cost shows many equal goods once, with their number', () => {
  const cost = groupedCostGlyphs({ coins: 0, goods: { stone: 4, clay: 2 } }).map(({ sign, value }) => `${sign} ${value}`);
  expect(cost).toEqual(['good stone', 'times 4', 'good clay', 'good clay']);
});

test('glyphs that are too many for a row go into two, where they are larger', () => {
  const few = [glyph('coin', 1), glyph('coin', 2)];
  const many = Array.from({ length: 8 }, (_, place) => glyph('coin', place));
  expect(arrangeGlyphs(few, 60, 28).rows.length).toBe(1);
  const { rows, scale } = arrangeGlyphs(many, 60, 40);
  expect(rows.map(({ glyphs }) => glyphs.length)).toEqual([4, 4]);
  expect(scale * Math.max(...rows.map(({ width }) => width))).toBeLessThanOrEqual(60);
  expect(scale).toBeGreaterThan(60 / rowWidth(many));
});

test('a gap does not begin a row', () => {
  const row = [glyph('coin', 1, 24), glyph('gap', undefined, 5), glyph('coin', 2, 24)];
  const signs = arrangeGlyphs(row, 26, 60).rows.map(({ glyphs }) => glyphs[0]!.glyph.sign);
  expect(signs).toEqual(['coin', 'coin']);
});

test('in little room a long row ends in dots, and not with a sign that leads on', () => {
  const row = [glyph('points', 5), glyph('slash', undefined, 4), glyph('points', 12), glyph('slash', undefined, 4), glyph('points', 21)];
  expect(briefRow(row, 76).map(({ sign }) => sign)).toEqual(['points', 'slash', 'points', 'dots']);
  expect(briefRow(row, 48).map(({ sign }) => sign)).toEqual(['points', 'dots']);
  expect(briefRow(row, 200)).toBe(row);
});

test('coins and points for the same things are drawn together, and so are equal points for several things', () => {
  const of = ['self'];
  const both = [
    { kind: 'coins_per', amount: 3, what: 'wonder_stage', of },
    { kind: 'points_per', amount: 1, what: 'wonder_stage', of },
  ];
  expect(signs(both as never)).toEqual(['coin 3', 'points 1', 'per', 'card wonder_stage']);
  const guild = ['brown', 'gray', 'purple'].map((what) => ({ kind: 'points_per', amount: 1, what, of }));
  expect(signs(guild as never)).toEqual(['points 1', 'per', 'card brown', 'card gray', 'card purple']);
  expect(
    signs([
      { kind: 'coins', amount: 4 },
      { kind: 'points', amount: 2 },
    ] as never),
  ).toEqual(['coin 4', 'gap', 'points 2']);
  const unlike = [guild[0], { ...guild[1], amount: 2 }];
  expect(signs(unlike as never).filter((sign) => sign === 'per').length).toBe(2);
});

test('on a tiny card pictures are at least 20 wide, and what stands between them stays narrow', () => {
  const row = [glyph('good', 'wood', 16), glyph('slash', undefined, 6), glyph('coin', 3)];
  expect(enlarged(row).map(({ width }) => width)).toEqual([20, 6, 24]);
});
