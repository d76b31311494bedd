/** The addresses of the pages: how they are read, and how they are written. */
export type Page = { name: 'home' } | { name: 'table' | 'replay'; id: string };

const ID = '[A-Za-z0-9_-]{22}';
const TABLE = new RegExp(`^/t/(${ID})$`);
const REPLAY = new RegExp(`^/r/(${ID})$`);
const VIEWER = /^([1-8]|all|none)$/; // a seat, everything revealed, or a spectator

export function pageAt(path: string): Page {
  const table = TABLE.exec(path)?.[1];
  if (table) return { name: 'table', id: table };
  const replay = REPLAY.exec(path)?.[1];
  return replay ? { name: 'replay', id: replay } : { name: 'home' };
}

/** Which step of a replay an address asks for, and as whom to see it. */
export function replayQuery(search: string): { at: number; viewer: string } {
  const query = new URLSearchParams(search);
  return { at: Number(query.get('at') ?? 0), viewer: VIEWER.exec(query.get('eyes') ?? '')?.[0] ?? 'all' };
}

export function replayAddress(id: string, at: number, viewer: string | number): string {
  return `/r/${id}?at=${at}&eyes=${viewer}`;
}
