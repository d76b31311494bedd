/** The same check as `septem verify`: does the deal follow from the commitment that was published before the first choice? */
import type { TableInfo } from '../api/types';

const MOST_SEED = (1n << 63n) - 1n;

async function digest(...parts: string[]): Promise<string> {
  const encoder = new TextEncoder();
  const text = parts.map((part) => `${encoder.encode(part).length}:${part}`).join('');
  const hash = await crypto.subtle.digest('SHA-256', encoder.encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** JSON with sorted keys and no spaces, as the server writes it. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

/** The commitment fits the secret, and the seed follows from the secret and every player's nonce; null while there is no proof. */
export async function isFairDeal(table: TableInfo): Promise<boolean | null> {
  const proof = table.proof;
  if (!proof || !crypto.subtle) return null;
  const commitment = await digest('septem promise', table.id, table.game, String(table.rules), canonicalJson(table.options), proof.secret);
  const deal = await digest('septem deal', table.id, proof.secret, ...proof.nonces);
  return commitment === table.commitment && seedIn(deal) === BigInt(proof.seed);
}

/** The first eight bytes, without the highest bit, as `core/fair.py` has it. */
function seedIn(hash: string): bigint {
  return BigInt(`0x${hash.slice(0, 16)}`) & MOST_SEED;
}
