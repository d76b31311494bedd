/** The texts of the page, by language. */
import { en, type TextKey } from './en';
import { fr } from './fr';

export type { TextKey };
export type Language = 'en' | 'fr';
export const texts: Record<Language, Record<TextKey, string>> = { en, fr };
