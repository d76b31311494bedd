/** The pieces and numbers of a position file, and what a click does with them. Whether the result is possible, the engine says. */
export type Path = readonly (string | number)[];
export type Document = Record<string, unknown>;

export interface Zone {
  path: Path;
  fixed: boolean; // whether every place of the list has its meaning, so that a piece leaves a gap
  pieces: (string | null)[];
}

export interface Count {
  path: Path;
  value: number;
}

/** Wonders of a city that are built, each with the card under it. */
export interface Built {
  path: Path;
  entries: [string, string | null][];
}

export interface Selection {
  path: Path; // of the list
  place: number;
}

const FIXED = ['structure', 'slots'];
const PASSED_OVER = [
  'septem',
  'format',
  'game',
  'options',
  'players',
  'past',
  'answers',
  'seen',
  'derived',
  'owing',
  'picks',
  'dealt',
  'luck',
];
const FACE_DOWN = '?';

const isPiece = (value: unknown) => value === null || typeof value === 'string';
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const keyOf = (path: Path) => String(path.findLast((part) => typeof part === 'string') ?? '');

function* walk(value: unknown, path: Path = []): Generator<[Path, unknown]> {
  yield [path, value];
  if (!isObject(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    if (!PASSED_OVER.includes(key)) yield* walk(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

export function zonesOf(document: Document): Zone[] {
  const lists = [...walk(document)].filter(
    (found): found is [Path, (string | null)[]] => Array.isArray(found[1]) && found[1].every(isPiece),
  );
  return lists.map(([path, pieces]) => ({ path, pieces, fixed: FIXED.includes(keyOf(path)) }));
}

export function countsOf(document: Document): Count[] {
  const numbers = [...walk(document)].filter((found): found is [Path, number] => Number.isInteger(found[1]));
  return numbers.filter(([path]) => path[0] !== 'hidden').map(([path, value]) => ({ path, value }));
}

export function builtOf(document: Document): Built[] {
  const found = [...walk(document)].filter(([path, value]) => keyOf(path) === 'built' && path.at(-1) === 'built' && isObject(value));
  return found.map(([path, value]) => ({ path, entries: Object.entries(value as Record<string, string | null>) }));
}

/** A copy in which pieces may be moved: what was played before would no longer fit them. */
function rearranged(document: Document): Document {
  const changed = structuredClone(document);
  delete changed.past;
  delete changed.seen;
  return changed;
}

function at(document: Document, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], document);
}

const listAt = (document: Document, path: Path) => at(document, path) as (string | null)[];
const same = (one: Path, other: Path) => one.join('/') === other.join('/');

/** Take a piece out of its list; a list with fixed places keeps a gap. */
function taken(document: Document, { path, place }: Selection): string | null {
  const list = listAt(document, path);
  const piece = list[place] ?? null;
  if (FIXED.includes(keyOf(path))) list[place] = null;
  else list.splice(place, 1);
  return piece;
}

const plain = (piece: string | null) => piece?.replace(/^\?/, '').replace(/@.*$/, '') ?? null;

/** The file after the selected piece was put into another list; into a gap if the list has fixed places. */
export function moved(document: Document, from: Selection, to: Path, place: number | null): Document {
  if (same(from.path, to) && place === null) return document;
  const changed = rearranged(document);
  const piece = plain(taken(changed, from));
  const list = listAt(changed, to);
  if (!FIXED.includes(keyOf(to))) list.push(piece);
  else if (place !== null && list[place] === null) list[place] = piece;
  else return document; // every place is taken
  return changed;
}

/** The file after a piece was turned over. */
export function flipped(document: Document, { path, place }: Selection): Document {
  const changed = structuredClone(document);
  const list = listAt(changed, path);
  const piece = list[place];
  if (piece) list[place] = piece.startsWith(FACE_DOWN) ? plain(piece) : FACE_DOWN + piece;
  return changed;
}

export function counted(document: Document, path: Path, by: number): Document {
  const changed = structuredClone(document);
  const holder = at(changed, path.slice(0, -1)) as Record<string | number, number>;
  holder[path.at(-1)!] = (holder[path.at(-1)!] ?? 0) + by;
  return changed;
}

/** The file after a wonder was built with the selected card: `wonders` is the list in which the wonder waits. */
export function raised(document: Document, card: Selection, wonders: Path, place: number): Document {
  const changed = rearranged(document);
  const wonder = listAt(changed, wonders)[place];
  if (!wonder || same(card.path, wonders)) return document;
  const under = plain(taken(changed, card));
  listAt(changed, wonders).splice(place, 1);
  (at(changed, [...wonders.slice(0, -1), 'built']) as Record<string, string | null>)[wonder] = under;
  return changed;
}

/** The file after a wonder was taken down: it waits again, and its card is discarded. */
export function takenDown(document: Document, path: Path, wonder: string): Document {
  const changed = rearranged(document);
  const built = at(changed, path) as Record<string, string | null>;
  const card = built[wonder] ?? null;
  delete built[wonder];
  listAt(changed, [...path.slice(0, -1), 'unbuilt']).push(wonder);
  if (card && Array.isArray(changed.discard)) changed.discard.push(card);
  return changed;
}
