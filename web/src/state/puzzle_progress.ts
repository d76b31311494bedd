/** What this browser keeps about puzzles: which are solved, and how many in a row. */
import { keep, readKept } from './storage';

const KEY = 'septem.puzzles';

export interface Progress {
  solved: Record<string, 'first' | 'later' | 'shown'>; // at the first try, after other moves, or not at all
  run: number; // puzzles in a row that were solved at the first try
  bestRun: number;
  days: number; // days in a row on which the daily puzzle was solved
  bestDays: number;
  lastDay: string; // the last of these days
}

const NOTHING: Progress = { solved: {}, run: 0, bestRun: 0, days: 0, bestDays: 0, lastDay: '' };

export function readProgress(): Progress {
  try {
    return { ...NOTHING, ...(JSON.parse(readKept(KEY) ?? '{}') as Partial<Progress>) };
  } catch {
    return { ...NOTHING };
  }
}

export function keepProgress(progress: Progress) {
  keep(KEY, JSON.stringify(progress));
}

/** The progress after a puzzle; only the first result of each puzzle counts. */
export function withResult(progress: Progress, id: string, result: Progress['solved'][string]): Progress {
  if (progress.solved[id]) return progress;
  const run = result === 'first' ? progress.run + 1 : 0;
  return { ...progress, solved: { ...progress.solved, [id]: result }, run, bestRun: Math.max(run, progress.bestRun) };
}

/** The progress after the daily puzzle was solved. */
export function withDay(progress: Progress, day: string): Progress {
  if (progress.lastDay === day) return progress;
  const days = progress.lastDay === dayBefore(day) ? progress.days + 1 : 1;
  return { ...progress, days, lastDay: day, bestDays: Math.max(days, progress.bestDays) };
}

/** Days in a row as of a day: a missed day ends them. */
export function daysInARow(progress: Progress, day: string): number {
  return [day, dayBefore(day)].includes(progress.lastDay) ? progress.days : 0;
}

export function dayBefore(day: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

/** The date where the reader is. */
export function today(now = new Date()): string {
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 10);
}
