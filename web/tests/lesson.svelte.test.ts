import { afterEach, expect, test, vi } from 'vitest';
import { flushSync } from 'svelte';
import type { Choice, Scene } from '../src/api/types';
import { isForbidden, lit, spotlight } from '../src/state/lesson.svelte';

const choice = (move: string) => ({ move }) as Choice;
const scene = (lesson: unknown) => ({ lesson }) as Scene;

afterEach(() => (spotlight.marks = []));

test('a lesson forbids all moves but the one it shows', () => {
  const guided = scene({ answer: 'build stable' });
  expect(isForbidden(guided, choice('build stable'))).toBe(false);
  expect(isForbidden(guided, choice('sell stable'))).toBe(true);
});

test('nothing is forbidden where the learner decides, or without a lesson', () => {
  expect(isForbidden(scene({ answer: null }), choice('sell stable'))).toBe(false);
  expect(isForbidden(scene(null), choice('sell stable'))).toBe(false);
});

test('what a lesson points at is lit and in sight, as long as it points there', () => {
  const node = document.createElement('div');
  node.scrollIntoView = vi.fn();
  const stop = $effect.root(() => {
    $effect(() => lit('stable', '#track')(node));
  });
  flushSync();
  expect(node.hasAttribute('data-lit')).toBe(false);
  spotlight.marks = ['#track'];
  flushSync();
  expect(node.hasAttribute('data-lit')).toBe(true);
  expect(node.scrollIntoView).toHaveBeenCalledOnce();
  spotlight.marks = ['#science'];
  flushSync();
  expect(node.hasAttribute('data-lit')).toBe(false);
  stop();
});
