/** Small helpers that read scenes for the drawings. */
import { prefs, t } from './preferences.svelte';
import type { Deed } from './last_actions';
import type { Catalogue, Choice, Item, Price } from '../api/types';

export function item(cards: Catalogue, id: string): Item {
  return (
    cards.items[id] ?? {
      id,
      names: {},
      help: {},
      colour: 'wonder',
      deck: null,
      coins: 0,
      goods: {},
      effects: [],
      chain: [],
      leads_to: [],
      rules: [],
      needs: [],
    }
  );
}

/** The things of a game that is played with some options. */
export function inPlay(cards: Catalogue, options: Record<string, unknown>): string[] {
  const has = (id: string, option: string) => (Array.isArray(options[option]) ? options[option].includes(id) : Boolean(options[option]));
  return Object.keys(cards.items).filter((id) => item(cards, id).needs.every((option) => has(id, option)));
}

export function name(cards: Catalogue, id: string): string {
  return cards.items[id]?.names[prefs.language] ?? id;
}

export function help(cards: Catalogue, id: string): string[] {
  return cards.items[id]?.help[prefs.language] ?? [];
}

/** What somebody did last, in two or three words. */
export function said(cards: Catalogue, deed: Deed): string {
  return t(`deed.${deed.act}`, { name: deed.item ? name(cards, deed.item) : '' });
}

/** The statements of the rules that govern a thing, its own first. */
export function rules(cards: Catalogue, id: string): { id: string; text: string }[] {
  return item(cards, id).rules.map((rule) => ({ id: rule, text: cards.rules[prefs.language]?.[rule] ?? '' }));
}

/** A price as it stands on a card. */
export type Tag = { text: string; good: boolean; chain: boolean };

export function tag(choice: Choice | null): Tag | null {
  const price = choice?.price;
  if (!choice || !price) return null;
  if (!choice.legal) return { text: price.short ? `✗ −${price.short} ●` : '✗', good: false, chain: false };
  return { text: price.coins ? `${price.coins} ●` : t('action.free'), good: true, chain: price.route === 'chain' };
}

/** What one first thinks of doing with a card; of several payments the cheapest. */
const FIRST = ['build', 'recruit'];

export function best(choices: Choice[], id: string): Choice | null {
  const found = choices.filter((choice) => FIRST.includes(choice.verb) && choice.item === id);
  return found.find((choice) => choice.legal) ?? found[0] ?? null;
}

/** A card in words: for those who do not see its drawing. */
export function label(cards: Catalogue, id: string, choices: Choice[], ...more: string[]): string {
  const choice = best(choices, id);
  const price = choice?.reason ?? tag(choice)?.text ?? '';
  return [name(cards, id), kind(cards, id), ...more, price].filter(Boolean).join(', ');
}

export function word(cards: Catalogue, key: string): string {
  return cards.words[prefs.language]?.[key] ?? '';
}

export function kind(cards: Catalogue, id: string): string {
  return word(cards, `kind.${item(cards, id).colour}`);
}

export const COLOUR_ORDER = ['brown', 'gray', 'yellow', 'blue', 'green', 'red', 'purple', 'black', 'leader'];

export function byColour(cards: Catalogue, ids: string[]): string[] {
  const place = (id: string) => COLOUR_ORDER.indexOf(item(cards, id).colour);
  return [...ids].sort((a, b) => place(a) - place(b));
}
