/** Words for the results of finished games. */
import type { Catalogue } from '../api/types';
import { texts, type TextKey } from '../i18n/texts';
import { t } from '../i18n/translate';
import { catalogueWord } from './catalogue';
import { characters } from './characters.svelte';
import { prefs } from './preferences.svelte';

/** A text, or the name itself if there is none: an expansion may add kinds of victory. */
function textOr(key: string, name: string): string {
  return key in texts.en ? t(key as TextKey) : name;
}

export const victoryName = (victory: string) => textOr(`history.victory.${victory}`, victory);
export const botName = (bot: string) => characters.find(bot)?.name ?? textOr(`bot.${bot}`, bot);
export const categoryName = (cards: Catalogue | undefined, name: string) => (cards && catalogueWord(cards, `category.${name}`)) || name;

/** A month such as 2026-11. */
export function monthName(month: string): string {
  const [year, number] = month.split('-').map(Number);
  return new Intl.DateTimeFormat(prefs.language, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(Date.UTC(year!, number! - 1));
}

/** A part of a whole, in per cent without decimals. */
export const percent = (part: number, whole: number) => (whole ? Math.round((part / whole) * 100) : 0);

/** The expansions and the edition that a table used. */
export function expansionsOf(options: Record<string, unknown>): string[] {
  const named = (['pantheon', 'agora', 'promo', 'bid', 'leaders', 'cities'] as const)
    .filter((name) => options[name])
    .map((name) => t(`home.${name}`));
  return options['edition'] === 'second' ? [t('home.second'), ...named] : named;
}
