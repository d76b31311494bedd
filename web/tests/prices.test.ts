import { describe, expect, test } from 'vitest';
import { cardLabel, mainChoice, payees, priceTag } from '../src/state/prices';
import { catalogue, choice, item, price } from './make';

describe('the tag of a price', () => {
  test('coins, or free', () => {
    expect(priceTag(choice('build baths', { price: price({ coins: 4 }) }))).toEqual({
      text: '4 ●',
      brief: '4 ●',
      good: true,
      chain: false,
    });
    expect(priceTag(choice('build baths', { price: price() }))).toEqual({ text: 'free', brief: 'free', good: true, chain: false });
  });

  test('free by chain', () => {
    expect(priceTag(choice('build baths', { price: price({ route: 'chain' }) }))?.chain).toBe(true);
  });

  test('what cannot be paid says its price and how many coins are missing; what is forbidden only that it is', () => {
    const short = choice('build baths', { legal: false, price: price({ coins: 6, short: 2 }) });
    expect(priceTag(short)).toEqual({ text: '6, 2 short', brief: '6 ●', good: false, chain: false });
    expect(priceTag({ ...short, price: price() })?.text).toBe('✗');
  });

  test('there is none without a choice or a price', () => {
    expect(priceTag(null)).toBeNull();
    expect(priceTag(choice('sell baths'))).toBeNull();
  });
});

describe('the main choice of a card', () => {
  const dear = choice('build baths', { move: 'build baths pay 3', price: price({ coins: 3 }) });
  const cheap = choice('build baths', { price: price({ coins: 1 }) });
  const sell = choice('sell baths', { gain: 2 });

  test('is the first legal way to build or recruit it', () => {
    expect(mainChoice([sell, { ...dear, legal: false }, cheap, dear], 'baths')).toBe(cheap);
    expect(mainChoice([choice('recruit plato')], 'plato')?.move).toBe('recruit plato');
  });

  test('is an illegal one where no other is left', () => {
    const forbidden = { ...cheap, legal: false };
    expect(mainChoice([sell, forbidden], 'baths')).toBe(forbidden);
  });

  test('is none where the card can only be sold, or is another card', () => {
    expect(mainChoice([sell], 'baths')).toBeNull();
    expect(mainChoice([cheap], 'altar')).toBeNull();
  });
});

describe('a card in words', () => {
  const cards = catalogue([item('baths')]);

  test('says name, kind, what else is known, and price', () => {
    const build = choice('build baths', { price: price({ coins: 2 }) });
    expect(cardLabel(cards, 'baths', [build], 'covered')).toBe('BATHS, civilian building, covered, 2 ●');
  });

  test('says a reason instead of a price', () => {
    const build = choice('build baths', { legal: false, reason: 'too dear', price: price({ short: 1 }) });
    expect(cardLabel(cards, 'baths', [build])).toBe('BATHS, civilian building, too dear');
  });
});

describe('to whom coins go', () => {
  test('left, bank and right in the order of the table', () => {
    expect(payees(price({ left: 2, bank: 1, right: 4 }))).toEqual(['← left 2', 'bank 1', 'right 4 →']);
  });

  test('a neighbour whose goods are free is named as well', () => {
    expect(payees(price({ free: ['right'] }))).toEqual(['right 0 →']);
  });

  test('nobody where nothing is paid', () => {
    expect(payees(price())).toEqual([]);
    expect(payees(null)).toEqual([]);
  });
});
