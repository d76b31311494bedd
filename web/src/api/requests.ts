/** Requests to the server. */
import { texts, type TextKey } from '../i18n/texts';
import { t } from '../i18n/translate';
import { prefs } from '../state/preferences.svelte';
import { RequestCache } from './cache';
import type { Catalogue, Character, NewTable, TableInfo, TableLine } from './types';

const NO_CONTENT = 204;

export class RequestError extends Error {
  constructor(
    readonly code: string,
    readonly explanation: string | null, // by the server, in the reader's language
  ) {
    super(explanation ?? code);
  }
}

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const reply = await fetch(`/api${path}`, {
    method,
    headers: { 'Accept-Language': prefs.language, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (reply.status === NO_CONTENT) return null as T;
  const data = await reply.json().catch(() => ({ code: 'server_error' }));
  if (!reply.ok) throw new RequestError(data.code ?? 'server_error', data.message ?? null);
  return data as T;
}

/** The message of an error, for the reader. */
export function errorText(error: unknown): string {
  if (!(error instanceof RequestError)) return t(navigator.onLine ? 'refused.server_error' : 'offline.needs_network');
  const key = `refused.${error.code}` as TextKey;
  return error.explanation ?? (key in texts.en ? t(key) : t('refused'));
}

/** A guest's part of the seed: nobody else can have chosen it. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const setName = (name: string) => request<{ name: string }>('PUT', '/me', { name });
export const createTable = (table: NewTable) => request<{ id: string }>('POST', '/tables', table);
export const openLesson = (lesson: string, name: string) => request<{ id: string }>('POST', `/lessons/${lesson}`, { name });
export const listMyTables = () => request<TableLine[]>('GET', '/tables');
export const takeSeat = (table: string, seat: number, name: string) =>
  request<TableInfo>('POST', `/tables/${table}/seats/${seat}`, { name: name || null, nonce: nonce() });
export const leaveSeat = (table: string, seat: number) => request<TableInfo>('DELETE', `/tables/${table}/seats/${seat}`);
export const seatBot = (table: string, seat: number, bot: string) =>
  request<TableInfo>('PUT', `/tables/${table}/seats/${seat}/bot`, { kind: 'bot', bot });
export const resign = (table: string) => request<TableInfo>('POST', `/tables/${table}/resign`);
export const deleteTable = (table: string) => request<null>('DELETE', `/tables/${table}`);
export const rematch = (table: string) => request<{ id: string }>('POST', `/tables/${table}/rematch`, { nonce: nonce() });

export const listExpansions = () => request<Record<string, string[]>>('GET', '/expansions');
export const listCharacters = () => request<Character[]>('GET', '/characters');

/** Play on from a step of a finished game; each seat is a bot's or one's own (`me`). */
export const playOn = (table: string, at: number, seats: string[], name: string) =>
  request<{ id: string }>('POST', `/tables/${table}/play-on`, { at, seats, name });

/** Play on from the position of a puzzle. */
export const playPuzzle = (puzzle: string, seats: string[], name: string) =>
  request<{ id: string }>('POST', `/puzzles/${puzzle}/play-on`, { seats, name });

/** Play from a position that somebody brought. */
export const playPosition = (text: string, seats: string[], name: string) =>
  request<{ id: string }>('POST', '/positions/play', { text, seats, name });

const catalogues = new RequestCache<Catalogue>();

export function loadCatalogue(game: string): Promise<Catalogue> {
  return catalogues.get(game, () => request<Catalogue>('GET', `/catalogue/${game}`));
}
