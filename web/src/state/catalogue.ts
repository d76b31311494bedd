/** Reads the catalogue of a game: its items (cards, wonders, tokens …) with their texts in the reader's language. */
import type { BoardSide, Catalogue, Item, WondersCity } from '../api/types';
import { t } from '../i18n/translate';
import type { LastAction } from './last_actions';
import { prefs } from './preferences.svelte';

export function itemOf(cards: Catalogue, id: string): Item {
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
      without: [],
    }
  );
}

/** The items of a game that is played with these options. */
export function itemsInPlay(cards: Catalogue, options: Record<string, unknown>): string[] {
  const has = (id: string, option: string) => (Array.isArray(options[option]) ? options[option].includes(id) : Boolean(options[option]));
  return Object.values(cards.items)
    .filter(({ id, needs, without }) => needs.every((option) => has(id, option)) && !without.some((option) => has(id, option)))
    .map(({ id }) => id);
}

export function itemName(cards: Catalogue, id: string): string {
  return cards.items[id]?.names[prefs.language] ?? id;
}

export function itemHelp(cards: Catalogue, id: string): string[] {
  return cards.items[id]?.help[prefs.language] ?? [];
}

/** The wonder board of a city of 7 Wonders. */
export function boardSide(cards: Catalogue, city: WondersCity): BoardSide | undefined {
  return cards.boards.find((board) => board.id === city.board && board.side === city.side);
}

/** Name and effects of an item, as a tooltip. */
export function itemTooltip(cards: Catalogue, id: string): string {
  return [itemName(cards, id), ...itemHelp(cards, id)].join('\n');
}

/** The last action of a city, in two or three words. */
export function actionText(cards: Catalogue, action: LastAction): string {
  return t(`last_action.${action.kind}`, { name: action.item ? itemName(cards, action.item) : '' });
}

/** The statements of the rules that govern an item, its own first. */
export function itemRules(cards: Catalogue, id: string): { id: string; text: string }[] {
  return itemOf(cards, id).rules.map((rule) => ({ id: rule, text: cards.rules[prefs.language]?.[rule] ?? '' }));
}

export function catalogueWord(cards: Catalogue, key: string): string {
  return cards.words[prefs.language]?.[key] ?? '';
}

export function itemKind(cards: Catalogue, id: string): string {
  return catalogueWord(cards, `kind.${itemOf(cards, id).colour}`);
}

export const COLOUR_ORDER = ['brown', 'gray', 'yellow', 'blue', 'green', 'red', 'purple', 'black', 'leader', 'senator'];

export function byColour(cards: Catalogue, ids: string[]): string[] {
  const place = (id: string) => COLOUR_ORDER.indexOf(itemOf(cards, id).colour);
  return [...ids].sort((a, b) => place(a) - place(b));
}

/** Cards by colour, in the order of the colours. */
export function stacksOf(cards: Catalogue, ids: string[]): { colour: string; cards: string[] }[] {
  const ofColour = (colour: string) => ids.filter((id) => itemOf(cards, id).colour === colour);
  return COLOUR_ORDER.map((colour) => ({ colour, cards: ofColour(colour) })).filter((stack) => stack.cards.length);
}
