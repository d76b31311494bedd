import { afterEach, expect, test, vi } from 'vitest';
import { Evaluation } from '../src/state/evaluation.svelte';
import { reply } from './make';

afterEach(() => vi.unstubAllGlobals());

const hint = (seat: number, chance: number) => ({ seat, asked_at: 1, chance, candidates: [] });

test('a question is searched once, and the chance of the other side follows', async () => {
  const asked = vi.fn(async () => reply(hint(2, 0.7)));
  vi.stubGlobal('fetch', asked);
  const evaluation = new Evaluation('table');
  await evaluation.look(2, 5);
  await evaluation.look(2, 5);
  await evaluation.look(null, null);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(evaluation.chanceOf(2)).toBe(0.7);
  expect(evaluation.chanceOf(1)).toBeCloseTo(0.3);
});

test('a result that comes after the next question is dropped', async () => {
  let late!: (value: Response) => void;
  const replies = [new Promise<Response>((resolve) => (late = resolve)), Promise.resolve(reply(hint(1, 0.4)))];
  vi.stubGlobal('fetch', () => replies.shift());
  const evaluation = new Evaluation('table');
  const first = evaluation.look(1, 1);
  await evaluation.look(1, 2);
  late(reply(hint(1, 0.9)));
  await first;
  expect(evaluation.chanceOf(1)).toBe(0.4);
});

test('a refusal is told, and the last evaluation stays', async () => {
  const evaluation = new Evaluation('table');
  vi.stubGlobal('fetch', async () => reply(hint(1, 0.6)));
  await evaluation.look(1, 1);
  vi.stubGlobal('fetch', async () => reply({ code: 'too_many', message: 'Wait a little.' }, 429));
  await evaluation.look(1, 2);
  expect(evaluation.problem).toBe('Wait a little.');
  expect(evaluation.chanceOf(1)).toBe(0.6);
  expect(evaluation.pending).toBe(false);
});
