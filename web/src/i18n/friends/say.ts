/** Texts of these pages in the reader's language. */
import { prefs } from '../../state/preferences.svelte';
import { friendTexts as en } from './en';
import { friendTexts as fr } from './fr';

export const friendLanguages = { en, fr };
export type FriendKey = keyof typeof en;

export function say(key: FriendKey, values: Record<string, string | number> = {}): string {
  return friendLanguages[prefs.language][key].replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
