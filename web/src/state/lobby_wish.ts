/** The table that somebody wants in the lobby, with the options that were chosen last. */
import { nonce } from '../api/requests';
import type { NewTable } from '../api/types';
import { t } from '../i18n/translate';
import { newTable, type GameName } from './new_table.svelte';
import { prefs } from './preferences.svelte';

export const CLOCKS = {
  none: null,
  fast: { bank: 600_000, bonus: 10_000 },
  slow: { bank: 1_500_000, bonus: 15_000 },
  days: { bank: 259_200_000, bonus: 86_400_000 },
};
export type ClockName = keyof typeof CLOCKS;

export function lobbyWish(game: GameName, rated: boolean, clock: ClockName): NewTable {
  newTable.save();
  const others = Array.from({ length: newTable.count(game) - 1 }, () => ({ kind: 'open' as const }));
  return {
    game,
    options: newTable.options(game),
    seats: [{ kind: 'me' }, ...others],
    shuffle: true,
    clock: CLOCKS[clock],
    rated,
    name: prefs.name || t('home.guest'),
    nonce: nonce(),
  };
}
