/** Requests about tokens for programs, and bot accounts. */
import { request } from './requests';
import type { components } from './schema';

type Models = components['schemas'];
export type TokenInfo = Models['TokenInfo'];
export type TokenWish = Models['TokenWish'];
export type Scope = TokenWish['scopes'][number];

export const SCOPES: Scope[] = ['read', 'challenge', 'play', 'chat'];
export const listTokens = () => request<TokenInfo[]>('GET', '/account/tokens');
export const makeToken = (wish: TokenWish) => request<Models['NewToken']>('POST', '/account/tokens', wish);
export const revokeToken = (id: string) => request<null>('DELETE', `/account/tokens/${id}`);
export const becomeBot = () => request<null>('POST', '/account/bot');
export const decline = (table: string) => request<null>('POST', `/lobby/tables/${table}/decline`, { reason: 'other' });
