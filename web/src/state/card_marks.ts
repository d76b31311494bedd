/** Marks on the cards that an analysis speaks of. */
import type { PuzzleVerdict, Verdict } from '../api/types';
import { VERDICT_SYMBOLS } from './analysis.svelte';
import type { CardMark } from './table_source';

export const NO_MARKS: Map<string, CardMark> = new Map();

/** The card of the best move, and that of another one that was played. */
export function marksOf(verdicts: Verdict[]): Map<string, CardMark> {
  return new Map(verdicts.flatMap((verdict) => [...playedMark(verdict), ...bestMark(verdict)]));
}

function playedMark({ candidates, label, move }: Verdict): [string, CardMark][] {
  const played = candidates.slice(1).find((one) => one.move === move);
  return played?.card ? [[played.card, { symbol: VERDICT_SYMBOLS[label] ?? '', text: played.text, best: false }]] : [];
}

function bestMark({ candidates: [best] }: Verdict): [string, CardMark][] {
  return best?.card ? [[best.card, { symbol: VERDICT_SYMBOLS.best!, text: best.text, best: true }]] : [];
}

/** The card of the move that was tried, and that of the answer once it may be seen. */
export function puzzleMarks({ played, best, label }: PuzzleVerdict, shown: boolean): Map<string, CardMark> {
  const tried: [string, CardMark][] = played.card
    ? [[played.card, { symbol: VERDICT_SYMBOLS[label] ?? '', text: played.text, best: false }]]
    : [];
  const answer: [string, CardMark][] = best.card ? [[best.card, { symbol: VERDICT_SYMBOLS.best!, text: best.text, best: true }]] : [];
  return new Map(shown ? [...tried, ...answer] : tried);
}
