import { describe, expect, test } from 'vitest';
import type { Verdict } from '../src/api/types';
import { chanceAt, chartLine, layOutMarks, nextInMark } from '../src/panels/replay/chances_chart';

const POINTS = [
  { number: 2, chance: 0.5 },
  { number: 6, chance: 0.75 },
];
const verdict = (number: number) => ({ number, label: 'mistake' }) as Verdict;
const marksAt = (numbers: number[]) => layOutMarks(numbers.map(verdict), (number) => number, 30, 300);

describe('the line of a player', () => {
  test('goes through its points', () => {
    const line = chartLine(
      POINTS,
      (number) => number * 10,
      (chance) => 100 - chance * 100,
    );
    expect(line).toBe('M20.0 50.0L60.0 25.0');
  });

  test('holds the last known chance; before the first one everything is open', () => {
    expect([0, 2, 5, 6, 99].map((number) => chanceAt(POINTS, number))).toEqual([0.5, 0.5, 0.5, 0.75, 0.75]);
    expect(chanceAt([], 3)).toBe(0.5);
  });
});

describe('marks of bad choices', () => {
  test('stand alone where there is room', () => {
    expect(marksAt([200, 100]).map(({ x }) => x)).toEqual([100, 200]);
  });

  test('are shared where they would lie over each other, in the middle of their choices', () => {
    const [mark, ...others] = marksAt([100, 110, 120]);
    expect(others).toEqual([]);
    expect(mark!.x).toBe(110);
    expect(mark!.verdicts.map(({ number }) => number)).toEqual([100, 110, 120]);
  });

  test('stay within the chart', () => {
    expect(marksAt([0, 300]).map(({ x }) => x)).toEqual([15, 285]);
  });

  test('never overlap, however many there are', () => {
    const xs = marksAt(Array.from({ length: 60 }, (_, place) => place * 5)).map(({ x }) => x);
    const gaps = xs.slice(1).map((x, place) => x - xs[place]!);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(30);
  });

  test('lead from one of their choices to the next, and round again', () => {
    const [mark] = marksAt([100, 110]);
    expect([0, 100, 105, 110].map((at) => nextInMark(mark!, at))).toEqual([100, 110, 110, 100]);
  });
});
