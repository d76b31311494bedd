/** What a person prefers: kept in this browser only. */
import type { Language } from '../i18n/texts';
import { keep, readKept } from './storage';

export const THEMES = ['auto', 'light', 'dark', 'table'] as const;
type Theme = (typeof THEMES)[number];

const VOLUMES = ['10', '20', '30', '40', '50', '60', '70', '80', '90', '100'] as const; // per cent

function stored<T extends string>(key: string, allowed: readonly T[], fallback: T): T {
  const found = readKept(`septem.${key}`) as T | null;
  return found && allowed.includes(found) ? found : fallback;
}

class Preferences {
  language = $state<Language>(stored('language', ['en', 'fr'], navigator.language.startsWith('fr') ? 'fr' : 'en'));
  theme = $state<Theme>(stored('theme', THEMES, 'auto'));
  sound = $state(stored('sound', ['on', 'off'], 'on') === 'on');
  volume = $state(Number(stored('volume', VOLUMES, '70')));
  name = $state(readKept('septem.name') ?? '');

  save() {
    keep('septem.language', this.language);
    keep('septem.theme', this.theme);
    keep('septem.sound', this.sound ? 'on' : 'off');
    keep('septem.volume', String(this.volume));
    keep('septem.name', this.name);
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
