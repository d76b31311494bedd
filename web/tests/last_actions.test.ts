import { describe, expect, test } from 'vitest';
import { mergeActions, readActions } from '../src/state/last_actions';

describe('actions read from events', () => {
  test('a built card is known, a sold one is not', () => {
    const events = [
      { fact: 'card_built', seat: 1, item: 'baths' },
      { fact: 'coins_gained', seat: 1, amount: 3 },
      { fact: 'card_sold', seat: 2, item: null },
    ];
    expect(readActions(events)).toEqual([
      { city: 1, kind: 'built', item: 'baths', card: 'baths' },
      { city: 2, kind: 'sold', item: null, card: null },
    ]);
  });

  test('a player who sold a card, or put it under a wonder, is shown which one it was', () => {
    const events = [
      { fact: 'stage_raised', city: 3, item: 'giza' },
      { fact: 'card_revived', city: 2, item: 'forum' },
      { fact: 'card_sold', city: 2 },
      { fact: 'marker_laid', city: 3, item: 'altar' },
      { fact: 'sale_seen', city: 2, item: 'baths' },
    ];
    expect(readActions(events).map(({ city, card }) => [city, card])).toEqual([
      [3, 'altar'],
      [2, 'forum'],
      [2, 'baths'],
    ]);
  });

  test('the city counts, not the seat that decides for it', () => {
    expect(readActions([{ fact: 'card_built', seat: 1, city: 3, item: 'baths' }])[0]?.city).toBe(3);
  });

  test('a card that is shown without an action before it changes nothing', () => {
    expect(readActions([{ fact: 'sale_seen', city: 1, item: 'baths' }])).toEqual([]);
  });
});

describe('the newest action of every city', () => {
  const before = readActions([
    { fact: 'card_built', city: 1, item: 'baths' },
    { fact: 'card_built', city: 2, item: 'altar' },
  ]);

  test('replaces the older one of the same city only', () => {
    const after = mergeActions(before, readActions([{ fact: 'card_sold', city: 2 }]));
    expect(after.map(({ city, kind }) => [city, kind])).toEqual([
      [1, 'built'],
      [2, 'sold'],
    ]);
  });

  test('stays the same object where nothing was done, so that nothing is drawn again', () => {
    expect(mergeActions(before, [])).toBe(before);
  });
});
