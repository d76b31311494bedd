import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PuzzleInfo, PuzzleLine, PuzzleVerdict } from '../src/api/types';
import { puzzleBook } from '../src/state/puzzle_book.svelte';
import { puzzleMarks } from '../src/state/card_marks';
import { PuzzleOnTable, tableOf } from '../src/state/puzzle.svelte';
import { dayBefore, daysInARow, readProgress, today, withDay, withResult } from '../src/state/puzzle_progress';
import { pageAt } from '../src/state/addresses';
import { choice, reply, scene } from './make';

const line = (id: string, more: Partial<PuzzleLine> = {}): PuzzleLine => ({ id, kind: 'duel', themes: ['plan'], level: 1, ...more });
const move = (text: string, card: string | null) => ({ move: text, text, worth: 0.5, low: 0.4, high: 0.6, card, reasons: [] });
const verdict = (solved: boolean): PuzzleVerdict =>
  ({
    solved,
    label: solved ? 'best' : 'mistake',
    played: move(solved ? 'build altar' : 'sell baths', solved ? 'altar' : 'baths'),
    best: move('build altar', 'altar'),
    others: [],
    costs: [],
    iterations: 1,
  }) as PuzzleVerdict;

beforeEach(() => {
  localStorage.clear();
  puzzleBook.progress = readProgress();
  puzzleBook.list = {
    day: '2026-03-01',
    daily: 'b',
    puzzles: [line('a'), line('b', { level: 2 }), line('c', { kind: 'wonders', themes: ['deny'] })],
  };
  puzzleBook.kind = puzzleBook.theme = '';
  puzzleBook.level = 0;
});
afterEach(() => vi.unstubAllGlobals());

describe('progress', () => {
  test('days in a row go on from the day before, also over the end of a month', () => {
    expect(dayBefore('2026-03-01')).toBe('2026-02-28');
    let progress = withDay(readProgress(), '2026-02-28');
    progress = withDay(withDay(progress, '2026-03-01'), '2026-03-01');
    expect(progress).toMatchObject({ days: 2, bestDays: 2, lastDay: '2026-03-01' });
    expect(daysInARow(progress, '2026-03-02')).toBe(2);
    expect(daysInARow(progress, '2026-03-03')).toBe(0);
    expect(withDay(progress, '2026-03-05').days).toBe(1);
  });

  test('only the first result of a puzzle counts, and only first tries make a run', () => {
    let progress = withResult(readProgress(), 'a', 'first');
    progress = withResult(progress, 'a', 'shown');
    expect(progress).toMatchObject({ run: 1, solved: { a: 'first' } });
    progress = withResult(progress, 'b', 'later');
    expect(progress).toMatchObject({ run: 0, bestRun: 1 });
  });

  test('a date is the one where the reader is', () => {
    const late = new Date(2026, 0, 31, 23, 30);
    expect(today(late)).toBe('2026-01-31');
  });

  test('what is kept but no longer understood is forgotten', () => {
    localStorage.setItem('septem.puzzles', '{');
    expect(readProgress().run).toBe(0);
  });
});

describe('the book of puzzles', () => {
  test('the next puzzle was not tried yet, and is of the chosen kind', () => {
    puzzleBook.kind = 'duel';
    expect(puzzleBook.next('a')).toBe('b');
    puzzleBook.finish('b', 'shown');
    expect(puzzleBook.next('', () => 0.99)).toBe('a');
    puzzleBook.level = 2;
    expect(puzzleBook.next('b')).toBeNull();
  });

  test('the daily puzzle counts for the days only if it was solved', () => {
    puzzleBook.finish('b', 'shown');
    expect(puzzleBook.dailySolved).toBe(false);
    puzzleBook.finish('b', 'later');
    expect(puzzleBook.dailySolved).toBe(true);
    expect(puzzleBook.days).toBe(1);
    expect(readProgress().days).toBe(1);
  });
});

describe('a puzzle on the table', () => {
  const info = {
    ...line('a'),
    game: 'duel',
    options: {},
    seat: 2,
    names: ['One', 'Two'],
    scene: scene([choice('build altar')]),
  } as PuzzleInfo;

  test('the seat to move is mine', () => {
    expect(tableOf(info).seats.map((seat) => seat.mine)).toEqual([false, true]);
  });

  test('a wrong move asks nothing more until it is tried again; the right one counts', async () => {
    const replies = [info, verdict(false), verdict(true)];
    vi.stubGlobal('fetch', () => Promise.resolve(reply(replies.shift())));
    const puzzle = new PuzzleOnTable('a');
    await vi.waitFor(() => expect(puzzle.scene).not.toBeNull());
    await puzzle.tryMove('sell baths');
    expect(puzzle.scene!.choices).toEqual([]);
    expect(puzzle.shown).toBe(false);
    puzzle.again();
    expect(puzzle.scene!.choices).toHaveLength(1);
    await puzzle.tryMove('build altar');
    expect(puzzle.shown).toBe(true);
    expect(puzzleBook.progress.solved).toEqual({ a: 'later' });
  });

  test('the answer is marked on its card once it may be seen', () => {
    expect([...puzzleMarks(verdict(false), false).keys()]).toEqual(['baths']);
    expect(puzzleMarks(verdict(false), true).get('altar')?.best).toBe(true);
  });
});

test('the addresses of puzzles', () => {
  expect(pageAt('/puzzles')).toEqual({ name: 'puzzles' });
  expect(pageAt('/puzzles/0123456789')).toEqual({ name: 'puzzle', id: '0123456789' });
  expect(pageAt('/puzzles/x')).toEqual({ name: 'unknown' });
});
