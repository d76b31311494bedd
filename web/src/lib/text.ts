/** The sentences of the page, by language. */
import { en, type Key } from './text/en';
import { fr } from './text/fr';

export type { Key };
export const strings = { en, fr };
