import { describe, expect, test } from 'vitest';
import type { HintInfo, Scene } from '../src/api/types';
import { stacksOf } from '../src/state/catalogue';
import { hintRanks } from '../src/tables/shared/hint_ranks';
import { SOUNDS } from '../src/ui/sounds';
import { catalogue, choice, item } from './make';

describe('the cards of a hint', () => {
  const scene = {
    choices: [
      choice('build baths', { item: 'baths' }),
      choice('sell baths', { item: 'baths' }),
      choice('raise sphinx stable', { item: 'sphinx', other: 'stable' }),
    ],
  } as Scene;
  const hint = (...moves: string[]) => ({ candidates: moves.map((move) => ({ move })) }) as HintInfo;

  test('have the rank of the best move with them; a wonder is built with a card', () => {
    const ranks = hintRanks(scene, hint('raise sphinx stable', 'sell baths', 'build baths'));
    expect([...ranks]).toEqual([
      ['stable', 1],
      ['baths', 2],
    ]);
  });

  test('are none without a hint, or for moves that are no longer possible', () => {
    expect(hintRanks(scene, null).size).toBe(0);
    expect(hintRanks(scene, hint('build forum')).size).toBe(0);
  });
});

test('cards are stacked by colour, in the order in which they were built', () => {
  const cards = catalogue([item('stable', { colour: 'red' }), item('baths', { colour: 'blue' }), item('altar', { colour: 'blue' })]);
  expect(stacksOf(cards, ['stable', 'baths', 'altar'])).toEqual([
    { colour: 'blue', cards: ['baths', 'altar'] },
    { colour: 'red', cards: ['stable'] },
  ]);
});

test('every sound is short, and no part of it is louder than it may be', () => {
  for (const parts of Object.values(SOUNDS) as { at?: number; length?: number; volume?: number }[][])
    for (const part of parts) {
      expect((part.at ?? 0) + (part.length ?? 0.2)).toBeLessThan(2);
      expect(part.volume ?? 0.5).toBeLessThanOrEqual(0.8);
    }
  expect(Object.keys(SOUNDS).length).toBe(10);
});
