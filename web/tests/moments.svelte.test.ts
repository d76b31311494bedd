import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Scene } from '../src/api/types';
import { ordinal } from '../src/i18n/ordinal';
import { CountUp } from '../src/state/count_up.svelte';
import { finalWords } from '../src/state/final_words';
import { MomentQueue } from '../src/state/moment_queue.svelte';
import { readMoments, soundOf } from '../src/state/moments';
import { prefs } from '../src/state/preferences.svelte';

describe('moments', () => {
  test('conflicts come pair by pair, with what the winner gains and the loser loses, before the next age', () => {
    const events = [
      { fact: 'conflict_won', city: 3, loser: 2, points: 3 },
      { fact: 'conflict_lost', city: 2, winner: 3, points: -1 },
      { fact: 'conflict_won', city: 3, loser: 1, points: 3 },
      { fact: 'age_opened', age: 3, cards: 7 },
    ];
    expect(readMoments(events)).toEqual([
      {
        kind: 'conflicts',
        pairs: [
          { winner: 3, loser: 2, gained: 3, lost: -1 },
          { winner: 3, loser: 1, gained: 3, lost: 0 },
        ],
      },
      { kind: 'age', age: 3 },
    ]);
  });

  test('control of a chamber and triggered conspiracies are noticed', () => {
    const events = [
      { fact: 'plot_triggered', seat: 2, item: 'coup', number: 1 },
      { fact: 'chamber_gained', seat: 1, chamber: 4 },
    ];
    expect(readMoments(events)).toEqual([
      { kind: 'conspiracy', seat: 2, item: 'coup' },
      { kind: 'chamber', seat: 1, chamber: 4 },
    ]);
    expect(soundOf(events)).toBe('science');
  });

  test('wonders, pairs, tokens and loot are noticed; coins lost for another reason are not', () => {
    const events = [
      { fact: 'wonder_raised', seat: 1, item: 'sphinx', card: 'baths' },
      { fact: 'pair_made', seat: 2, symbol: 'quill' },
      { fact: 'token_taken', seat: 2, item: 'law' },
      { fact: 'coins_lost', seat: 1, coins: 5, cause: 'loot' },
      { fact: 'coins_lost', seat: 1, coins: 3, cause: 'appian_way' },
      { fact: 'card_built', seat: 1, item: 'baths' },
    ];
    expect(readMoments(events).map(({ kind }) => kind)).toEqual(['wonder', 'science', 'token', 'loot']);
  });

  test('the weightiest event is heard', () => {
    expect(soundOf([{ fact: 'card_built' }, { fact: 'pawn_moved' }])).toBe('shield');
    expect(soundOf([{ fact: 'pawn_moved' }, { fact: 'age_opened' }])).toBe('age');
    expect(soundOf([{ fact: 'card_sold' }])).toBe('coin');
    expect(soundOf([{ fact: 'card_built' }])).toBe('card');
  });
});

describe('the queue of moments', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('shows one after the other, then nothing', () => {
    const queue = new MomentQueue();
    queue.add([
      { kind: 'age', age: 2 },
      { kind: 'loot', seat: 1, coins: 2 },
    ]);
    expect(queue.current?.kind).toBe('age');
    vi.advanceTimersByTime(2000);
    expect(queue.current?.kind).toBe('loot');
    vi.advanceTimersByTime(2000);
    expect(queue.current).toBeNull();
  });

  test('is skipped one by one or at once, and is never long', () => {
    const queue = new MomentQueue();
    queue.add(Array.from({ length: 20 }, (_, age) => ({ kind: 'age' as const, age })));
    queue.next();
    expect(queue.current).toEqual({ kind: 'age', age: 17 });
    queue.skipAll();
    expect(queue.current).toBeNull();
  });
});

test('rows of the score sheet are counted one after the other, and skipped by a click', () => {
  vi.useFakeTimers();
  const counted = new CountUp(() => 5);
  const stop = counted.start();
  vi.advanceTimersByTime(900);
  expect([counted.rows, counted.done]).toEqual([2, false]);
  counted.finish();
  expect([counted.rows, counted.done]).toEqual([5, true]);
  stop();
  vi.useRealTimers();
});

test('ranks in both languages', () => {
  expect([1, 2, 3, 4, 11, 22].map((rank) => ordinal(rank, 'en'))).toEqual(['1st', '2nd', '3rd', '4th', '11th', '22nd']);
  expect([1, 2].map((rank) => ordinal(rank, 'fr'))).toEqual(['1er', '2e']);
});

describe('how the game ended for the reader', () => {
  const ended = (seat: number | null, winners: number[], totals: number[], more: Record<string, unknown> = {}, victory = 'points') =>
    ({
      seat,
      result: { winners, victory, text: '' },
      scores: totals.map((total, place) => ({ seat: place + 1, total, categories: {} })),
      board: { game: 'wonders', teams: [], ...more },
    }) as unknown as Scene;
  const teams = {
    teams: [
      { number: 1, seats: [1, 2], points: 106 },
      { number: 2, seats: [3, 4], points: 126 },
    ],
  };
  afterEach(() => {
    prefs.language = 'en';
  });

  test('two players: the score', () => {
    expect(finalWords(ended(1, [1], [58, 34]))).toBe('You won 58 to 34');
    expect(finalWords(ended(2, [1], [58, -4]))).toBe('You lost −4 to 58');
  });

  test('a sudden victory has no score', () => {
    expect(finalWords(ended(1, [1], [20, 34], {}, 'military'))).toBe('You won');
    expect(finalWords(ended(2, [1], [20, 34], {}, 'science'))).toBe('You lost');
  });

  test('more players: the rank, never the first for who has lost', () => {
    expect(finalWords(ended(3, [1], [58, 34, 40]))).toBe('You came 2nd of 3 with 40 points');
    expect(finalWords(ended(3, [1], [58, 34, 58]))).toBe('You came 2nd of 3 with 58 points');
    expect(finalWords(ended(1, [1], [58, 34, 40]))).toBe('You won with 58 points');
    prefs.language = 'fr';
    expect(finalWords(ended(3, [1], [58, 34, 40]))).toBe('Vous êtes 2e sur 3 avec 40 points');
  });

  test('a team wins as a team', () => {
    expect(finalWords(ended(3, [3, 4], [46, 60, 70, 56], teams))).toBe('Your team won 126 to 106');
    expect(finalWords(ended(1, [3, 4], [46, 60, 70, 56], teams))).toBe('Your team lost 106 to 126');
  });

  test('a shared victory is shared, and who watched reads no headline', () => {
    expect(finalWords(ended(1, [1, 2], [58, 58]))).toBe('You share the victory');
    expect(finalWords(ended(null, [1], [58, 34]))).toBe('');
  });
});
