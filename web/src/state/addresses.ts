/** The addresses of the pages: how they are read, and how they are written. */
export type Page =
  | {
      name:
        | 'home'
        | 'account'
        | 'unknown'
        | 'puzzles'
        | 'history'
        | 'position'
        | 'lobby'
        | 'ratings'
        | 'privacy'
        | 'correspondence'
        | 'friends';
    }
  | { name: 'table' | 'replay' | 'embed' | 'puzzle'; id: string };

const ID = '[A-Za-z0-9_-]{22}';
const PAGES = {
  table: new RegExp(`^/t/(${ID})$`),
  replay: new RegExp(`^/r/(${ID})$`),
  embed: new RegExp(`^/embed/(${ID})$`),
  puzzle: /^\/puzzles\/([0-9a-f]{10})$/,
};
export const HIDDEN = '#hidden'; // after the address of a replay: the part to begin with
const VIEWER = /^([1-8]|all|none)$/; // a seat, everything revealed, or a spectator

export function pageAt(path: string): Page {
  if (path === '/' || path === '/index.html') return { name: 'home' };
  if (path === '/account') return { name: 'account' };
  if (path === '/puzzles') return { name: 'puzzles' };
  if (path === '/history') return { name: 'history' };
  if (path === '/lobby') return { name: 'lobby' };
  if (path === '/correspondence') return { name: 'correspondence' };
  if (path === '/friends') return { name: 'friends' };
  if (path === '/ratings') return { name: 'ratings' };
  if (path === '/privacy') return { name: 'privacy' };
  if (path === '/position') return { name: 'position' };
  for (const name of ['table', 'replay', 'embed', 'puzzle'] as const) {
    const id = PAGES[name].exec(path)?.[1];
    if (id) return { name, id };
  }
  return { name: 'unknown' };
}

/** Which step of a replay an address asks for, and as whom to see it. */
export function replayQuery(search: string): { at: number; viewer: string } {
  const query = new URLSearchParams(search);
  return { at: Number(query.get('at') ?? 0), viewer: VIEWER.exec(query.get('eyes') ?? '')?.[0] ?? 'all' };
}

export function replayAddress(id: string, at: number, viewer: string | number, page: 'r' | 'embed' = 'r'): string {
  return `/${page}/${id}?at=${at}&eyes=${viewer}`;
}

/** For another site: a frame that shows a replay from a step on. */
export function embedCode(origin: string, id: string, at: number, viewer: string | number): string {
  const address = `${origin}${replayAddress(id, at, viewer, 'embed')}`.replaceAll('&', '&amp;');
  return `<iframe src="${address}" title="Septem" width="960" height="640" style="border:0"></iframe>`;
}
