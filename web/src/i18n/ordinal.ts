/** "2nd", "2e": the rank of a player. */
import type { Language } from './texts';

const ENGLISH: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const rules = new Intl.PluralRules('en', { type: 'ordinal' });

export function ordinal(number: number, language: Language): string {
  if (language === 'fr') return number === 1 ? '1er' : `${number}e`;
  return `${number}${ENGLISH[rules.select(number)] ?? 'th'}`;
}
