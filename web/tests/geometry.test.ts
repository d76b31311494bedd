import { describe, expect, test } from 'vitest';
import { flightTransform, handBeside } from '../src/tables/shared/flight_geometry';
import { clockText } from '../src/ui/clock_text';
import { longerLine } from '../src/ui/line_length';

describe('where the card of another player comes from', () => {
  const WINDOW = 1200;

  test('beyond the left edge for a city on the left, beyond the right edge for one on the right', () => {
    const left = handBeside({ left: 10, top: 200, width: 300 }, WINDOW);
    expect(left.left + left.width).toBe(0);
    expect(handBeside({ left: 890, top: 200, width: 300 }, WINDOW).left).toBe(WINDOW);
  });

  test('above the middle of a city in the middle', () => {
    const hand = handBeside({ left: 450, top: 200, width: 300 }, WINDOW);
    expect(hand.left + hand.width / 2).toBe(600);
    expect(hand.top).toBeLessThan(200);
  });
});

describe('the flight of a card', () => {
  const from = { left: 100, top: 400, width: 100 };

  test('ends where the target is, a little smaller than it', () => {
    expect(flightTransform(from, { left: 40, top: 50, width: 50 })).toBe('translate(-60px, -350px) scale(0.35)');
  });

  test('never makes the card grow or vanish', () => {
    expect(flightTransform(from, { left: 100, top: 400, width: 900 })).toContain('scale(0.7)');
    expect(flightTransform(from, { left: 100, top: 400, width: 1 })).toContain('scale(0.21)');
  });
});

describe('the text of a clock', () => {
  test.each([
    [0, '0:00'],
    [999, '0:00'],
    [61_000, '1:01'],
    [3_600_000, '60:00'],
    [86_400_000, '1440:00'],
    [86_400_001, '1 d'],
    [259_200_000, '3 d'],
  ])('%d ms are %s', (milliseconds, text) => {
    expect(clockText(milliseconds)).toBe(text);
  });
});

describe('the longer of two lines of a label', () => {
  test.each([
    ['Baths', 5],
    ['Clay Pool', 4],
    ['Temple of Artemis', 9],
    ['Glass-Blower', 6],
    ['The Statue of Zeus', 10],
  ])('%s needs %d letters', (label, letters) => {
    expect(longerLine(label)).toBe(letters);
  });
});
