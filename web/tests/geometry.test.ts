import { describe, expect, test } from 'vitest';
import { flightTransform, handBeside } from '../src/tables/shared/flight_geometry';
import { clockText } from '../src/ui/clock_text';
import { handCardWidth, handGap } from '../src/tables/wonders/hand_layout';
import { layOutStacks } from '../src/tables/shared/stack_layout';
import { CARD_HEIGHT, CARD_SHARE, layoutStructure } from '../src/tables/duel/structure_layout';
import { twoLines } from '../src/ui/line_length';

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

describe('a name in two lines', () => {
  test.each([
    ['Baths', ['Baths']],
    ['Chamber of Commerce', ['Chamber of', 'Commerce']],
    ['Clandestine Dock West', ['Clandestine', 'Dock West']],
    ['Incomparablement', ['Incomparablement']],
  ])('%s', (name, lines) => {
    expect(twoLines(name, 15)).toEqual(lines);
  });
});

describe('a structure fills its room', () => {
  const LOOKS = [
    { age: 1, rows: 5, across: 6 },
    { age: 2, rows: 5, across: 6 },
    { age: 3, rows: 7, across: 4 },
  ];
  test.each(LOOKS)('and never leaves it (age $age)', ({ rows, across }) => {
    for (let width = 300; width < 1300; width += 50)
      for (let height = 300; height < 1000; height += 50) {
        const { card, step } = layoutStructure(width, height, rows, across);
        expect(card * across).toBeLessThanOrEqual(width + 1);
        expect(card * CARD_SHARE * CARD_HEIGHT * (1 + (rows - 1) * step)).toBeLessThanOrEqual(height + 1);
      }
  });

  test('cards are as wide as the room allows, and what covered cards do stays in sight', () => {
    expect(layoutStructure(630, 470, 7, 4).card * CARD_SHARE).toBeGreaterThanOrEqual(96);
    expect(layoutStructure(600, 600, 5, 6).card).toBe(100);
    expect(layoutStructure(2000, 2000, 5, 6).step).toBeGreaterThan(0.4);
    expect(layoutStructure(630, 300, 7, 4).step).toBeGreaterThan(0.33);
  });
});

describe('the cards of a hand', () => {
  test('are all in sight on a phone, also eight of them where they are as small as they may be', () => {
    for (const cards of [1, 3, 5, 7]) expect((handCardWidth(cards, 360, 740) + handGap(360)) * cards).toBeLessThanOrEqual(360);
    expect(handCardWidth(8, 300, 740)).toBe(48);
  });

  test('are as large as the height of the window allows', () => {
    expect(handCardWidth(7, 1280, 720)).toBe(97);
    expect(handCardWidth(7, 1920, 1200)).toBe(163);
    expect(handCardWidth(7, 1920, 1200, true)).toBe(170);
  });
});

describe('the stacks of a city', () => {
  const total = (layout: ReturnType<typeof layOutStacks>) => layout.columns.flat().reduce((sum, piece) => sum + piece.count, 0);

  test('are as large as the room allows', () => {
    expect(layOutStacks([2, 3], 600, 500).width).toBeGreaterThan(layOutStacks([2, 3, 4, 5, 4], 400, 180).width);
    expect(layOutStacks([5, 3, 6, 2, 4], 340, 300).height).toBeLessThanOrEqual(300);
  });

  test('lie below each other where there are more colours than columns', () => {
    expect(layOutStacks([1, 1, 1, 1], 140, 150).columns).toHaveLength(2);
  });

  test('leave out pictures in a low window, so that all cards fit', () => {
    expect(layOutStacks([4, 2, 3, 3], 220, 150).height).toBeGreaterThan(150);
    expect(layOutStacks([4, 2, 3, 3], 220, 150, true).height).toBeLessThanOrEqual(150);
  });

  test('are divided where one is too high', () => {
    const layout = layOutStacks([4, 9], 460, 150);
    expect(layout.height).toBeLessThanOrEqual(150);
    expect(layout.columns.length).toBeGreaterThan(2);
    expect(total(layout)).toBe(13);
  });

  test('keep a readable size and all cards if nothing fits', () => {
    const layout = layOutStacks([9, 9, 9], 150, 100);
    expect(layout.width).toBe(66);
    expect(total(layout)).toBe(27);
  });
});
