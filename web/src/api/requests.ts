/** Requests to the server. */
import { prefs, t } from '../state/preferences.svelte';
import { strings, type Key } from '../i18n/texts';
import type { Catalogue, NewTable, TableInfo, TableLine } from './types';

export class Failure extends Error {
  constructor(
    readonly code: string,
    readonly said: string | null,
  ) {
    super(said ?? code);
  }
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const reply = await fetch(`/api${path}`, {
    method,
    headers: { 'Accept-Language': prefs.language, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const data = await reply.json().catch(() => ({ code: 'server_error' }));
  if (!reply.ok) throw new Failure(data.code ?? 'server_error', data.message ?? null);
  return data as T;
}

/** What went wrong, for people. */
export function said(error: unknown): string {
  if (!(error instanceof Failure)) return t('refused.server_error');
  const key = `refused.${error.code}` as Key;
  return error.said ?? (key in strings.en ? t(key) : t('refused'));
}

/** A guest's part of the seed: nobody else can have chosen it. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const introduce = (name: string) => ask<{ name: string }>('PUT', '/me', { name });
export const newTable = (wish: NewTable) => ask<{ id: string }>('POST', '/tables', wish);
export const myTables = () => ask<TableLine[]>('GET', '/tables');
export const sit = (table: string, seat: number, name: string) =>
  ask<TableInfo>('POST', `/tables/${table}/seats/${seat}`, { name: name || null, nonce: nonce() });
export const standUp = (table: string, seat: number) => ask<TableInfo>('DELETE', `/tables/${table}/seats/${seat}`);
export const seatBot = (table: string, seat: number, bot: string) =>
  ask<TableInfo>('PUT', `/tables/${table}/seats/${seat}/bot`, { kind: 'bot', bot });

export const rematch = (table: string) => ask<{ id: string }>('POST', `/tables/${table}/rematch`);

const catalogues = new Map<string, Promise<Catalogue>>();

export function catalogue(game: string): Promise<Catalogue> {
  let found = catalogues.get(game);
  if (!found) {
    found = ask<Catalogue>('GET', `/catalogue/${game}`);
    catalogues.set(game, found);
    found.catch(() => catalogues.delete(game)); // who asks again may have more luck
  }
  return found;
}
