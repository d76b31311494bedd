import { describe, expect, test } from 'vitest';
import { cardActions, cardsToChooseFrom, usesCard } from '../src/tables/wonders/card_actions';
import { choice, scene } from './make';

describe('the actions of a card of 7 Wonders', () => {
  test('are in the order build, stage, sell, with every payment', () => {
    const choices = ['sell baths', 'stage baths', 'build baths', 'build altar', 'decline'].map((move) => choice(move));
    const dearer = choice('build baths', { move: 'build baths left 4' });
    expect(cardActions([...choices, dearer], 'baths').map(({ move }) => move)).toEqual([
      'build baths',
      'build baths left 4',
      'stage baths',
      'sell baths',
    ]);
  });

  test('do not hold what uses no card', () => {
    expect(usesCard(choice('pay 2'))).toBe(false);
    expect(usesCard(choice('recruit plato'))).toBe(true);
  });
});

describe('the cards to choose from', () => {
  const hand = ['baths', 'altar'];

  test('are the hand on an ordinary turn, in its order', () => {
    expect(cardsToChooseFrom(scene([choice('build altar'), choice('sell baths')]), hand)).toBe(hand);
  });

  test('are the named cards where the question is about others', () => {
    const revive = scene([choice('build forum'), choice('build inn'), choice('build forum', { move: 'build forum 2' }), choice('decline')]);
    expect(cardsToChooseFrom(revive, hand)).toEqual(['forum', 'inn']);
  });

  test('are the hand while others choose, and while a question needs no card', () => {
    expect(cardsToChooseFrom(scene([choice('build forum')], { asked_at: null }), hand)).toBe(hand);
    expect(cardsToChooseFrom(scene([choice('pay 2', { item: null })]), hand)).toBe(hand);
  });
});
