import { describe, expect, test } from 'vitest';
import { botName, categoryName, expansionsOf, monthName, percent, victoryName } from '../src/state/history';

describe('words of results', () => {
  test('kinds of victory and bots have names; unknown ones stand for themselves', () => {
    expect(victoryName('science')).toBe('Science');
    expect(victoryName('political')).toBe('political');
    expect(botName('3')).toBe('Good player');
    expect(botName('stranger')).toBe('stranger');
    expect(categoryName(undefined, 'blue')).toBe('blue');
  });

  test('a month is the same month in every time zone', () => {
    expect(monthName('2026-11')).toBe('Nov 2026');
  });

  test('expansions are those that were used', () => {
    expect(expansionsOf({ leaders: true, cities: false, edition: 'second' })).toEqual(['Second edition', 'Leaders']);
    expect(expansionsOf({ pantheon: true })).toEqual(['Pantheon']);
  });

  test('a part of nothing is nothing', () => {
    expect([percent(1, 3), percent(0, 0)]).toEqual([33, 0]);
  });
});
