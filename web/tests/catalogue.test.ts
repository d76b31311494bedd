import { afterEach, describe, expect, test } from 'vitest';
import { actionText, byColour, itemHelp, itemName, itemOf, itemsInPlay, itemTooltip } from '../src/state/catalogue';
import { prefs } from '../src/state/preferences.svelte';
import { catalogue, item } from './make';

afterEach(() => {
  prefs.language = 'en';
});

describe('names and help', () => {
  const cards = catalogue([item('baths')]);

  test('follow the language', () => {
    expect([itemName(cards, 'baths'), itemHelp(cards, 'baths')]).toEqual(['BATHS', ['helps baths']]);
    prefs.language = 'fr';
    expect([itemName(cards, 'baths'), itemHelp(cards, 'baths')]).toEqual(['le baths', []]);
  });

  test('an unknown item has its id for a name and no effects', () => {
    expect(itemName(cards, 'agora')).toBe('agora');
    expect(itemOf(cards, 'agora').effects).toEqual([]);
  });

  test('a tooltip has a line for the name and for each effect', () => {
    expect(itemTooltip(cards, 'baths')).toBe('BATHS\nhelps baths');
  });
});

test('items in play: those that need no option, a set option, or to be in the list of an option', () => {
  const cards = catalogue([
    item('baths'),
    item('zeus', { needs: ['pantheon'] }),
    item('messe_essen', { needs: ['promo_wonders'] }),
    item('statue_of_liberty', { needs: ['promo_wonders'] }),
  ]);
  expect(itemsInPlay(cards, {})).toEqual(['baths']);
  expect(itemsInPlay(cards, { pantheon: true, promo_wonders: ['messe_essen'] })).toEqual(['baths', 'zeus', 'messe_essen']);
});

test('items in play: an option can take items away and bring others', () => {
  const cards = catalogue([item('baths'), item('pawnshop', { without: ['edition'] }), item('well', { needs: ['edition'] })]);
  expect(itemsInPlay(cards, {})).toEqual(['baths', 'pawnshop']);
  expect(itemsInPlay(cards, { edition: 'second' })).toEqual(['baths', 'well']);
});

test('cards are sorted by colour, and within a colour as they were built', () => {
  const colours = { a: 'red', b: 'brown', c: 'red', d: 'gray' };
  const cards = catalogue(Object.entries(colours).map(([id, colour]) => item(id, { colour })));
  const ids = ['c', 'a', 'd', 'b'];
  expect(byColour(cards, ids)).toEqual(['b', 'd', 'c', 'a']);
  expect(ids).toEqual(['c', 'a', 'd', 'b']);
});

test('the last action of a city names its item, except where that is secret', () => {
  const cards = catalogue([item('baths')]);
  expect(actionText(cards, { city: 1, kind: 'built', item: 'baths', card: 'baths' })).toBe('+ BATHS');
  expect(actionText(cards, { city: 1, kind: 'sold', item: null, card: null })).toBe('sold a card');
});
