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
const BINDS = new Set(['per', 'slash', 'equals', 'plus', 'most', 'left', 'right', 'down', 'times']); // never at the end of a line
export type GlyphLine = { glyphs: { glyph: Glyph; at: number }[]; width: number };

export function rowWidth(row: Glyph[]): number {
  return row.reduce((sum, one) => sum + one.width + SPACE, 0);
}

/** Where glyphs go in a box: in one row, or in two if they are larger then. */
export function arrangeGlyphs(all: Glyph[], w: number, h: number): { scale: number; rows: GlyphLine[] } {
  const places = all.map((_, place) => place).filter((place) => !BINDS.has(all[place - 1]?.sign ?? 'gap') && !BINDS.has(all[place]!.sign));
  const cuts = places.map((place) => [all.slice(0, place), withoutGap(all.slice(place))]);
  const scaleOf = (rows: Glyph[][]) => Math.min(h / rows.length / HIGH, w / Math.max(...rows.map(rowWidth), 1));
  const best = cuts.reduce((found, rows) => (scaleOf(rows) > scaleOf(found) ? rows : found), [all]);
  return { scale: scaleOf(best), rows: best.map(lineOf) };
}

function withoutGap(row: Glyph[]): Glyph[] {
  return row[0]?.sign === 'gap' ? row.slice(1) : row;
}

function lineOf(row: Glyph[]): GlyphLine {
  const glyphs = row.map((one, place) => ({ glyph: one, at: 1 + rowWidth(row.slice(0, place)) }));
  return { glyphs, width: rowWidth(row) };
}
