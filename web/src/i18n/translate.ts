/** Texts of the page in the reader's language. */
import { prefs } from '../state/preferences.svelte';
import { texts, type TextKey } from './texts';

/** A text with its placeholders, such as `{name}`, filled in. */
export function t(key: TextKey, values: Record<string, string | number> = {}): string {
  return texts[prefs.language][key].replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
