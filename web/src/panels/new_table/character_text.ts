import type { Character } from '../../api/types';
import { t } from '../../i18n/translate';

/** Name, style and strength of a bot in one line. */
export function characterText({ name, style, level }: Character): string {
  return `${name} · ${t(`style.${style}`)} · ${t(`bot.${level}`)}`;
}
