/** What a person prefers: kept in this browser only. */
import { strings, type Key } from '../i18n/texts';

export type Language = 'en' | 'fr';
type Theme = 'auto' | 'light' | 'dark';

function stored<T extends string>(key: string, allowed: readonly T[], fallback: T): T {
  const found = localStorage.getItem(`septem.${key}`) as T | null;
  return found && allowed.includes(found) ? found : fallback;
}

class Prefs {
  language = $state<Language>(stored('language', ['en', 'fr'], navigator.language.startsWith('fr') ? 'fr' : 'en'));
  theme = $state<Theme>(stored('theme', ['auto', 'light', 'dark'], 'auto'));
  sound = $state(stored('sound', ['on', 'off'], 'on') === 'on');
  name = $state(localStorage.getItem('septem.name') ?? '');

  keep() {
    localStorage.setItem('septem.language', this.language);
    localStorage.setItem('septem.theme', this.theme);
    localStorage.setItem('septem.sound', this.sound ? 'on' : 'off');
    localStorage.setItem('septem.name', this.name);
    this.show();
  }

  show() {
    document.documentElement.lang = this.language;
    if (this.theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }
}

export const prefs = new Prefs();

/** A text of the page in the present language, with its places filled. */
export function t(key: Key, places: Record<string, string | number> = {}): string {
  let text: string = strings[prefs.language][key];
  for (const [name, value] of Object.entries(places)) text = text.replaceAll(`{${name}}`, String(value));
  return text;
}
