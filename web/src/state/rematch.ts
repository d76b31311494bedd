import type { TableInfo } from '../api/types';
import { t } from '../i18n/translate';

/** Who wants a rematch, in words; nothing for spectators and while nobody has asked. */
export function invitation(table: TableInfo | null): string {
  if (!table?.successor || !table.seats.some((seat) => seat.mine)) return '';
  const others = table.seats.filter((seat) => seat.kind === 'guest' && !seat.mine);
  return others.length === 1 ? t('end.invited_by', { name: others[0]!.name }) : t('end.invited');
}
