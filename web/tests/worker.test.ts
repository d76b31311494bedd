import { describe, expect, test } from 'vitest';
import { keyOf, kindOf, surplus } from '../src/worker/rules';

const ID = 'A'.repeat(22);
const FILES = new Set(['/assets/index-1.js']);
const kind = (path: string, method = 'GET', navigation = false) => kindOf(method, path, navigation, FILES);

describe('the service worker answers', () => {
  test.each([
    ['/', 'page'],
    [`/r/${ID}`, 'page'],
    ['/api/history/records', 'other'],
    ['/health', 'other'],
  ])('the navigation to %s as %s', (path, wanted) => {
    expect(kind(path, 'GET', true)).toBe(wanted);
  });

  test.each([
    ['/assets/index-1.js', 'file'],
    ['/assets/index-2.js', 'other'], // of another version
    ['/api/catalogue/duel', 'public'],
    ['/api/puzzles', 'public'],
    ['/api/puzzles/0123456789/verdicts', 'public'],
    ['/api/history', 'own'],
    ['/api/tables', 'own'],
    [`/api/tables/${ID}/replay/12`, 'own'],
    [`/api/tables/${ID}/hint`, 'other'],
    ['/api/history/records', 'other'],
    ['/api/account/sessions', 'other'],
    ['/api/ratings/duel.base', 'other'],
  ])('the request for %s as %s', (path, wanted) => {
    expect(kind(path)).toBe(wanted);
  });

  test('whatever changes who is signed in as a change of identity, and no other change', () => {
    expect(kind('/api/session', 'DELETE')).toBe('identity');
    expect(kind('/api/account', 'POST')).toBe('identity');
    expect(kind('/api/tables', 'POST')).toBe('other');
  });
});

test('the games that were stored first go when there are too many', () => {
  const address = (game: string, step: string) => `https://x.org/api/tables/${game.repeat(22)}/replay${step}`;
  const stored = [address('A', ''), 'https://x.org/api/history', address('B', ''), address('A', '/1'), address('C', '')];
  expect(surplus(stored, 2)).toEqual([address('A', ''), address('A', '/1')]);
  expect(surplus(stored, 3)).toEqual([]);
});

test('the list of puzzles is kept once, whatever the day', () => {
  expect(keyOf('https://x.org/api/puzzles?day=2026-11-18')).toBe('https://x.org/api/puzzles');
  expect(keyOf('https://x.org/api/puzzles/0123456789?language=fr')).toBe('https://x.org/api/puzzles/0123456789?language=fr');
});
