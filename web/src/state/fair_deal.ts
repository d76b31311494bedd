/** The same check as `septem verify`: was the deal bound by what was promised before the first choice? */
import type { TableInfo } from '../api/types';

const MOST_SEED = (1n << 63n) - 1n;

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

/** The promise fits the secret, and the seed follows from the secret and every player's own number. */
export async function isFair(table: TableInfo): Promise<boolean | null> {
  const proof = table.proof;
  if (!proof || !crypto.subtle) return null;
  const made = await digest('septem promise', table.id, table.game, String(table.rules), written(table.options), proof.secret);
  const mixed = await digest('septem deal', table.id, proof.secret, ...proof.nonces);
  return made === table.commitment && seedIn(mixed) === BigInt(proof.seed);
}

/** The first eight bytes, without the highest bit, as `core/fair.py` has it. */
function seedIn(hash: string): bigint {
  return BigInt(`0x${hash.slice(0, 16)}`) & MOST_SEED;
}
