/** Requests about finished games. */
import { request } from './requests';
import type { components } from './schema';

type Models = components['schemas'];
export type PastGame = Models['PastGame'];
export type History = Models['History'];
export type GameStatistics = Models['GameStatistics'];
export type Tally = Models['Tally'];
export const FILTERS = { game: ['duel', 'wonders'], outcome: ['won', 'lost'], opponents: ['people', 'bots'] } as const;
export type FilterName = keyof typeof FILTERS;
export type Filters = Partial<Record<FilterName, string>>;
export const RECORDS = '/api/history/records';

/** The newest finished games, or those that ended before a time. */
export function listHistory(filters: Filters, before?: number): Promise<History> {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value));
  if (before !== undefined) query.set('before', String(before));
  return request<History>('GET', `/history?${query}`);
}

export const getStatistics = () => request<GameStatistics[]>('GET', '/history/statistics');
