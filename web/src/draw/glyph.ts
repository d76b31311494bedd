/** A glyph is a small picture, such as a coin or a good. Effects and costs are drawn as rows of glyphs. */
import type { Facts } from '../api/types';

export type Glyph = { sign: string; value?: string; width: number };
export type Drawer = (facts: Facts) => Glyph[];

const WIDE = 24;

export function glyph(name: string, value?: string | number, width = WIDE): Glyph {
  return { sign: name, value: value === undefined ? undefined : String(value), width };
}

export function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [String(value)];
}

export function number(value: unknown): number {
  return Number(value ?? 1);
}

const SPACE = 2; // between glyphs
const HIGH = 25; // of a row
const DOTS = 14;
const PICTURE = 15; // narrower glyphs stand between pictures
const CLEAR = 20;
const NOT_FIRST = new Set(['per', 'slash', 'equals', 'plus', 'most', 'right', 'down', 'times']); // in a line
const NOT_LAST = new Set(['per', 'equals', 'plus', 'left']);
export type GlyphLine = { glyphs: { glyph: Glyph; at: number }[]; width: number };

export function rowWidth(row: Glyph[]): number {
  return row.reduce((sum, one) => sum + one.width + SPACE, 0);
}

/** Where glyphs go in a box: in one row, or in two if they are larger then. */
export function arrangeGlyphs(all: Glyph[], w: number, h: number): { scale: number; rows: GlyphLine[] } {
  const places = all
    .map((_, place) => place)
    .filter((place) => place && !NOT_LAST.has(all[place - 1]!.sign) && !NOT_FIRST.has(all[place]!.sign));
  const cuts = places.map((place) => [all.slice(0, place), withoutGap(all.slice(place))]);
  const scaleOf = (rows: Glyph[][]) => Math.min(h / rows.length / HIGH, w / Math.max(...rows.map(rowWidth), 1));
  const best = cuts.reduce((found, rows) => (scaleOf(rows) > scaleOf(found) ? rows : found), [all]);
  return { scale: scaleOf(best), rows: best.map(lineOf) };
}

/** The first glyphs of a row that is too long for little room; dots stand for the rest. */
export function briefRow(row: Glyph[], most: number): Glyph[] {
  if (rowWidth(row) <= most) return row;
  const first = row.filter((_, place) => rowWidth(row.slice(0, place + 1)) <= most - DOTS);
  while (first.length > 1 && (NOT_LAST.has(first.at(-1)!.sign) || ['slash', 'gap'].includes(first.at(-1)!.sign))) first.pop();
  return [...first, glyph('dots', undefined, DOTS)];
}

/** The same row for a very small card: no picture is so narrow that it could not be made out. */
export function enlarged(row: Glyph[]): Glyph[] {
  return row.map((one) => (one.width < PICTURE ? one : { ...one, width: Math.max(one.width, CLEAR) }));
}

function withoutGap(row: Glyph[]): Glyph[] {
  return row[0]?.sign === 'gap' ? row.slice(1) : row;
}

function lineOf(row: Glyph[]): GlyphLine {
  const glyphs = row.map((one, place) => ({ glyph: one, at: 1 + rowWidth(row.slice(0, place)) }));
  return { glyphs, width: rowWidth(row) };
}
