import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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
});
