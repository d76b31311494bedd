import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Verdict } from '../src/api/types';
import { marksOf } from '../src/state/card_marks';
import { GameAnalysis } from '../src/state/analysis.svelte';
import { reply } from './make';

const methods: string[] = [];
let statuses: string[] = [];
const verdicts = [2, 4, 4, 7].map((number) => ({ number }));

beforeEach(() => {
  vi.useFakeTimers();
  methods.length = 0;
  vi.stubGlobal('fetch', async (_path: string, { method }: RequestInit) => {
    methods.push(method!);
    return reply({ status: statuses.shift(), verdicts });
  });
});
afterEach(() => vi.useRealTimers());

describe('an analysis', () => {
  test('is looked for without being started', async () => {
    statuses = ['none'];
    const analysis = new GameAnalysis('x');
    await analysis.load();
    await vi.advanceTimersByTimeAsync(5000);
    expect(methods).toEqual(['GET']);
  });

  test('is started once, and then polled every second until it is done', async () => {
    statuses = ['waiting', 'running', 'done'];
    const analysis = new GameAnalysis('x');
    await analysis.start();
    await vi.advanceTimersByTimeAsync(5000);
    expect(methods).toEqual(['POST', 'GET', 'GET']);
    expect(analysis.result?.status).toBe('done');
  });

  test('is not polled any more after it was closed', async () => {
    statuses = ['running', 'running'];
    const analysis = new GameAnalysis('x');
    await analysis.start();
    analysis.close();
    await vi.advanceTimersByTimeAsync(5000);
    expect(methods).toEqual(['POST']);
  });

  test('that fails says so, and polls no more', async () => {
    vi.stubGlobal('fetch', async () => reply({ code: 'too_many' }, 429));
    const analysis = new GameAnalysis('x');
    await analysis.start();
    expect(analysis.problem).toBe('That was too often. Please wait a little.');
  });

  test('has the verdicts from one step up to the next', async () => {
    statuses = ['done'];
    const analysis = new GameAnalysis('x');
    expect(analysis.verdictsBetween(0, 9)).toEqual([]);
    await analysis.load();
    expect(analysis.verdictsBetween(4, 7).map(({ number }) => number)).toEqual([4, 4]);
  });

  test('marks the card of the best move, and the one that was played instead', () => {
    const candidate = (move: string, card: string | null) => ({ move, card, text: move, worth: 0.5, low: 0, high: 1, line: [] });
    const verdict = (move: string) =>
      ({ label: 'mistake', move, candidates: [candidate('build altar', 'altar'), candidate('sell baths', 'baths')] }) as unknown as Verdict;
    const symbols = (move: string) => [...marksOf([verdict(move)])].map(([card, { symbol }]) => [card, symbol]);
    expect(symbols('sell baths')).toEqual([
      ['baths', '?'],
      ['altar', '★'],
    ]);
    expect(symbols('build altar')).toEqual([['altar', '★']]);
  });
});
