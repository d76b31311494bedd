/** The same check as `septem verify`: was the deal bound by what was promised before the first choice? */
import type { TableInfo } from './types';

async function digest(...parts: string[]): Promise<string> {
  const encoder = new TextEncoder();
  const text = parts.map((part) => `${encoder.encode(part).length}:${part}`).join('');
  const hash = await crypto.subtle.digest('SHA-256', encoder.encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** JSON with sorted keys and no spaces, as the server writes it. */
export function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${written(inner)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

export async function keptPromise(table: TableInfo, promised: string): Promise<boolean | null> {
  if (!table.proof || !crypto.subtle) return null;
  const secret = table.proof.secret;
  const made = await digest('septem promise', table.id, table.game, String(table.rules), written(table.options), secret);
  return made === promised;
}
