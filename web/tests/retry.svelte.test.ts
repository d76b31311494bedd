import { afterEach, describe, expect, test, vi } from 'vitest';
import type { RetryVerdict, Verdict } from '../src/api/types';
import { missedBy, Retry } from '../src/state/retry.svelte';
import { choice, reply, scene, table } from './make';

const verdict = (number: number, seat: number, label: string) => ({ number, seat, label, text: '', candidates: [] }) as unknown as Verdict;
const move = (text: string) => ({ move: text, text, worth: 0.5, low: 0.4, high: 0.6, card: text.split(' ')[1]!, reasons: [] });
const judged = (solved: boolean) =>
  ({
    solved,
    label: solved ? 'best' : 'mistake',
    known: true,
    played: move('sell baths'),
    best: move('build altar'),
  }) as unknown as RetryVerdict;
afterEach(() => vi.unstubAllGlobals());

test('only the missed chances of the seat are tried again', () => {
  const all = [
    verdict(1, 1, 'blunder'),
    verdict(2, 2, 'mistake'),
    verdict(3, 1, 'best'),
    verdict(4, 1, 'inaccuracy'),
    verdict(5, 1, 'unclear'),
  ];
  expect(missedBy(all, 1).map(({ number }) => number)).toEqual([1, 4]);
});

describe('trying again', () => {
  test('asks the next question after a better move was found or shown', async () => {
    const asked: string[] = [];
    const replies: unknown[] = [scene([choice('build altar')]), judged(false), judged(true), scene([choice('build baths')])];
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      return Promise.resolve(reply(replies.shift()));
    });
    const retry = new Retry(table(), [verdict(3, 1, 'blunder'), verdict(8, 1, 'mistake')]);
    await vi.waitFor(() => expect(retry.scene?.choices).toHaveLength(1));
    await retry.tryMove('sell baths');
    expect(retry.shown).toBe(false);
    expect(retry.scene?.choices).toEqual([]);
    expect([...retry.marks.keys()]).toEqual(['baths']);
    retry.again();
    await retry.tryMove('build altar');
    expect(retry).toMatchObject({ shown: true, found: 1, isLast: false });
    await retry.next();
    expect(asked.at(-1)).toContain('/retry/8/1?');
    expect(retry).toMatchObject({ shown: false, isLast: true, verdict: null });
  });
});
