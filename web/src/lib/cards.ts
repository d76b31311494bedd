/** Small helpers that read scenes for the drawings. */
import { prefs, t } from './prefs.svelte';
import type { Catalogue, Choice, Item, Price } from './types';

export function item(cards: Catalogue, id: string): Item {
  return cards.items[id] ?? { id, names: {}, help: {}, colour: 'wonder', deck: null, coins: 0, goods: {}, effects: [], chain: [], leads_to: [] };
}

export function name(cards: Catalogue, id: string): string {
  return cards.items[id]?.names[prefs.language] ?? id;
}

export function help(cards: Catalogue, id: string): string[] {
  return cards.items[id]?.help[prefs.language] ?? [];
}

/** A price as it stands on a card. */
export type Tag = { text: string; good: boolean; chain: boolean };

export function tag(price: Price | null | undefined, legal: boolean): Tag | null {
  if (!price) return null;
  if (price.route === 'chain') return { text: t('action.free'), good: true, chain: true };
  const coins = price.coins === 0 && !price.short ? t('action.free') : `${price.coins} ●`;
  if (legal) return { text: coins, good: true, chain: false };
  return { text: price.short ? `✗ −${price.short} ●` : '✗', good: false, chain: false };
}

/** The cheapest way first: for the tag on a card, one choice of several payments. */
export function best(choices: Choice[], verb: string, id: string): Choice | null {
  const found = choices.filter((choice) => choice.verb === verb && choice.item === id);
  return found.find((choice) => choice.legal) ?? found[0] ?? null;
}

export const COLOUR_ORDER = ['brown', 'gray', 'yellow', 'blue', 'green', 'red', 'purple'];

export function byColour(cards: Catalogue, ids: string[]): string[] {
  const place = (id: string) => COLOUR_ORDER.indexOf(item(cards, id).colour);
  return [...ids].sort((a, b) => place(a) - place(b));
}
