/** What a person prefers: kept in this browser only. */
import type { Language } from '../i18n/texts';

type Theme = 'auto' | 'light' | 'dark';

function stored<T extends string>(key: string, allowed: readonly T[], fallback: T): T {
  const found = localStorage.getItem(`septem.${key}`) as T | null;
  return found && allowed.includes(found) ? found : fallback;
}

class Preferences {
  language = $state<Language>(stored('language', ['en', 'fr'], navigator.language.startsWith('fr') ? 'fr' : 'en'));
  theme = $state<Theme>(stored('theme', ['auto', 'light', 'dark'], 'auto'));
  sound = $state(stored('sound', ['on', 'off'], 'on') === 'on');
  name = $state(localStorage.getItem('septem.name') ?? '');

  save() {
    localStorage.setItem('septem.language', this.language);
    localStorage.setItem('septem.theme', this.theme);
    localStorage.setItem('septem.sound', this.sound ? 'on' : 'off');
    localStorage.setItem('septem.name', this.name);
    this.apply();
  }

  /** Language and theme, to the whole document. */
  apply() {
    document.documentElement.lang = this.language;
    if (this.theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }
}

export const prefs = new Preferences();
