import { describe, expect, test } from 'vitest';
import { costGlyphs, effectGlyphs, rowWidth } from '../src/draw/effect_glyphs';
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
