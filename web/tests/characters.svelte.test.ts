import { expect, test } from 'vitest';
import { characters } from '../src/state/characters.svelte';
import { botPortrait, hasPortrait } from '../src/draw/portraits';

const LIST = [
  { id: 'livia', name: 'Livia', level: '1', style: 'balanced' },
  { id: 'brennus', name: 'Brennus', level: '2', style: 'military' },
  { id: 'numa', name: 'Numa', level: '5', style: 'balanced' },
] as const;

test('a level is the same for all bots', () => {
  expect(characters.company('3', 3)).toEqual(['3', '3', '3']);
});

test('a character comes with others of a similar strength', () => {
  characters.list = [...LIST];
  expect(characters.company('brennus', 1)).toEqual(['brennus']);
  expect(characters.company('brennus', 2)).toEqual(['brennus', 'livia']);
});

test('characters have portraits, levels have none', () => {
  expect(hasPortrait('brennus')).toBe(true);
  expect(hasPortrait('3')).toBe(false);
  expect(botPortrait('brennus')).not.toEqual(botPortrait('livia'));
});
