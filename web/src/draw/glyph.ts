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
