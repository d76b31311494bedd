/** The sentences of the page, by language. */
import { en, type Key } from './en';
import { fr } from './fr';

export type { Key };
export const strings = { en, fr };
