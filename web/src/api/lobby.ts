/** Requests about the lobby and ratings. */
import { nonce, request } from './requests';
import type { components } from './schema';
import type { NewTable } from './types';

type Models = components['schemas'];
export type LobbyNews = Models['LobbyNews'];
export type OpenTable = Models['OpenTable'];
export type RunningTable = Models['RunningTable'];
export type Rating = Models['RatingInfo'];
export type Leaderboard = Models['RatingList'];
export type PoolRating = Models['PoolRating'];
export type RatingChange = Models['RatingChange'];
export type Pool = Leaderboard['pool'];
type LobbyTable = { table: NewTable; near?: boolean; invited?: string | null };

export const POOLS: Pool[] = ['duel.base', 'duel.expansions', 'wonders.base', 'wonders.expansions', 'wonders.second'];
export const openTable = (wish: LobbyTable) => request<{ id: string }>('POST', '/lobby/tables', wish);
export const pair = (wish: LobbyTable) => request<Models['Paired']>('POST', '/lobby/pair', wish);
export const joinTable = (table: string, name: string) =>
  request<{ id: string }>('POST', `/lobby/tables/${table}/join`, { name, nonce: nonce() });
export const getLeaderboard = (pool: Pool) => request<Leaderboard>('GET', `/ratings/${pool}`);
export const getOwnRatings = () => request<PoolRating[]>('GET', '/ratings');
export const getRatingChanges = (table: string) => request<RatingChange[]>('GET', `/tables/${table}/ratings`);
