/** What the service worker keeps: the page itself, what is the same for everybody, and what belongs to one person. */

export type Kind = 'page' | 'file' | 'public' | 'own' | 'identity' | 'other';
export const MOST_GAMES = 20; // replays that are kept
export const OWNER_HEADER = 'X-Septem-Person'; // of a reply: whose it is

const ID = '[A-Za-z0-9_-]{22}';
const PUBLIC = [/^\/api\/(catalogue\/\w+|characters|expansions)$/, /^\/api\/puzzles(\/[0-9a-f]{10}(\/verdicts)?)?$/];
const OWN = [/^\/api\/(account|correspondence|history|history\/statistics|tables)$/, new RegExp(`^/api/tables/${ID}/replay(/\\d+)?$`)];
const IDENTITY = /^\/api\/(account|session)/; // whoever changes these may be somebody else afterwards
const NO_PAGE = /^\/(api|assets|health|metrics)(\/|$)/;
const REPLAY = new RegExp(`^/api/tables/(${ID})/replay`);

/** How a request is answered. */
export function kindOf(method: string, path: string, navigation: boolean, files: ReadonlySet<string>): Kind {
  if (method !== 'GET') return IDENTITY.test(path) ? 'identity' : 'other';
  if (navigation) return NO_PAGE.test(path) ? 'other' : 'page';
  if (files.has(path)) return 'file';
  if (PUBLIC.some((one) => one.test(path))) return 'public';
  return OWN.some((one) => one.test(path)) ? 'own' : 'other';
}

/** The addresses that go when a further game comes: those of the games that were stored first. */
export function surplus(addresses: string[], most = MOST_GAMES): string[] {
  const gameOf = (address: string) => REPLAY.exec(new URL(address).pathname)?.[1];
  const games = [...new Set(addresses.map(gameOf).filter((game) => game !== undefined))];
  const dropped = new Set(games.slice(0, Math.max(0, games.length - most)));
  return addresses.filter((address) => dropped.has(gameOf(address) ?? ''));
}

/** The list of puzzles contains the day, which changes: one copy is enough. */
export function keyOf(address: string): string {
  const url = new URL(address);
  return url.pathname === '/api/puzzles' ? url.origin + url.pathname : address;
}
