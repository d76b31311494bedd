/** Requests about correspondence games and friends. */
import { prefs } from '../state/preferences.svelte';
import type { Pool } from './lobby';
import { request } from './requests';
import type { components } from './schema';

type Models = components['schemas'];
export type Overview = Models['Overview'];
export type SlowTable = Models['SlowTable'];
export type Friend = Models['FriendInfo'];
export type Standing = Models['Standing'];

export const getOverview = () => request<Overview>('GET', '/correspondence');
export const beginVacation = (days: number) => request<null>('PUT', '/correspondence/vacation', { days });
export const endVacation = () => request<null>('DELETE', '/correspondence/vacation');
export const putMail = (address: string) => request<null>('PUT', '/correspondence/mail', { address, language: prefs.language });
export const confirmMail = (code: string) => request<null>('POST', '/correspondence/mail', { code });
export const dropMail = () => request<null>('DELETE', '/correspondence/mail');
export const putPush = (address: string, public_key: string, secret: string) =>
  request<null>('PUT', '/correspondence/push', { address, public_key, secret, language: prefs.language });
export const dropPush = (address: string) => request<null>('DELETE', '/correspondence/push', { address });

export const listFriends = () => request<Friend[]>('GET', '/friends');
export const follow = (name: string) => request<null>('PUT', '/friends', { name });
export const unfollow = (name: string) => request<null>('DELETE', '/friends', { name });
export const friendRatings = (pool: Pool) => request<Models['FriendRatings']>('GET', `/friends/ratings/${pool}`);
