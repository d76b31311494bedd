/** Moments of a game that everybody should notice, and the sound of what happened, read from its events. */
import type { SoundName } from '../ui/sounds';
import type { GameEvent } from './last_actions';

export type ConflictPair = { winner: number; loser: number; gained: number; lost: number };
export type Moment =
  | { kind: 'conflicts'; pairs: ConflictPair[] }
  | { kind: 'age'; age: number }
  | { kind: 'wonder'; seat: number; item: string }
  | { kind: 'science'; seat: number; symbol: string }
  | { kind: 'token'; seat: number; item: string }
  | { kind: 'loot'; seat: number; coins: number }
  | { kind: 'chamber'; seat: number; chamber: number }
  | { kind: 'conspiracy'; seat: number; item: string };

const READERS: Record<string, (event: GameEvent) => Moment> = {
  age_opened: (event) => ({ kind: 'age', age: Number(event.age) }),
  wonder_raised: (event) => ({ kind: 'wonder', seat: Number(event.seat), item: String(event.item) }),
  pair_made: (event) => ({ kind: 'science', seat: Number(event.seat), symbol: String(event.symbol) }),
  token_taken: (event) => ({ kind: 'token', seat: Number(event.seat), item: String(event.item) }),
  chamber_gained: (event) => ({ kind: 'chamber', seat: Number(event.seat), chamber: Number(event.chamber) }),
  plot_triggered: (event) => ({ kind: 'conspiracy', seat: Number(event.seat), item: String(event.item) }),
  token_kept: (event) => ({ kind: 'token', seat: Number(event.seat), item: String(event.item) }),
};

export function readMoments(events: GameEvent[]): Moment[] {
  const pairs = conflictPairs(events);
  const others = events.flatMap((event) => (isLoot(event) ? [lootOf(event)] : (READERS[String(event.fact)]?.(event) ?? [])));
  return pairs.length ? [{ kind: 'conflicts', pairs }, ...others] : others;
}

function conflictPairs(events: GameEvent[]): ConflictPair[] {
  const ofFact = (fact: string) => events.filter((event) => event.fact === fact);
  return ofFact('conflict_won').map(({ city, loser, points }) => {
    const defeat = ofFact('conflict_lost').find((event) => event.city === loser && event.winner === city);
    return { winner: Number(city), loser: Number(loser), gained: Number(points), lost: Number(defeat?.points ?? 0) };
  });
}

function isLoot(event: GameEvent): boolean {
  return event.fact === 'coins_lost' && event.cause === 'loot';
}

function lootOf(event: GameEvent): Moment {
  return { kind: 'loot', seat: Number(event.seat), coins: Number(event.coins) };
}

/** The most important sound comes first. */
const HEARD: [string, SoundName][] = [
  ['age_opened', 'age'],
  ['wonder_raised', 'wonder'],
  ['stage_raised', 'wonder'],
  ['pair_made', 'science'],
  ['plot_triggered', 'science'],
  ['conflict_won', 'shield'],
  ['pawn_moved', 'shield'],
  ['token_taken', 'science'],
  ['card_sold', 'coin'],
];

export function soundOf(events: GameEvent[]): SoundName {
  const facts = new Set(events.map((event) => String(event.fact)));
  return HEARD.find(([fact]) => facts.has(fact))?.[1] ?? 'card';
}
