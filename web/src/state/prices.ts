/** Prices of cards, read from the choices of a scene. */
import type { Catalogue, Choice, Price } from '../api/types';
import { t } from '../i18n/translate';
import { itemKind, itemName } from './catalogue';

const MAIN_VERBS = ['build', 'recruit'];

/** A price as it stands on a card, with the shortfall beside it; the brief text has no shortfall. */
export type PriceTag = { text: string; brief: string; good: boolean; chain: boolean };

export function priceTag(choice: Choice | null): PriceTag | null {
  const price = choice?.price;
  if (!choice || !price) return null;
  const brief = price.coins ? `${price.coins} ●` : t('action.free');
  if (choice.legal) return { text: brief, brief, good: true, chain: price.route === 'chain' };
  if (!price.short) return { text: '✗', brief: '✗', good: false, chain: false };
  const missing = t('action.missing', { n: price.short });
  if (!price.coins) return { text: missing, brief: '✗', good: false, chain: false }; // the price depends on how the rest is paid
  return { text: t('action.short', { coins: price.coins, n: price.short }), brief, good: false, chain: false };
}

/** The usual action of a card: to build or recruit it with the cheapest payment, which comes first. */
export function mainChoice(choices: Choice[], id: string): Choice | null {
  const found = choices.filter((choice) => MAIN_VERBS.includes(choice.verb) && choice.item === id);
  return found.find((choice) => choice.legal) ?? found[0] ?? null;
}

/** A card in words, for those who do not see its drawing. */
export function cardLabel(cards: Catalogue, id: string, choices: Choice[], ...more: string[]): string {
  const choice = mainChoice(choices, id);
  const price = choice?.reason ?? priceTag(choice)?.text ?? '';
  return [itemName(cards, id), itemKind(cards, id), ...more, price].filter(Boolean).join(', ');
}

/** To whom the coins of a price go. */
export function payees(price: Price | null): string[] {
  if (!price) return [];
  const left = price.left || price.free.includes('left') ? [`← ${t('action.pay_left')} ${price.left}`] : [];
  const bank = price.bank ? [`${t('action.pay_bank')} ${price.bank}`] : [];
  const right = price.right || price.free.includes('right') ? [`${t('action.pay_right')} ${price.right} →`] : [];
  return [...left, ...bank, ...right];
}
