/** Dates for the reader. */
import { prefs } from '../state/preferences.svelte';

export function dateTime(at: number): string {
  return new Intl.DateTimeFormat(prefs.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}
