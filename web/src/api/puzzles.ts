/** Requests about puzzles. */
import { prefs } from '../state/preferences.svelte';
import { request } from './requests';
import type { PuzzleInfo, PuzzleVerdict } from './types';

export const loadPuzzle = (id: string) => request<PuzzleInfo>('GET', `/puzzles/${id}?language=${prefs.language}`);

/** The verdicts on all moves: they judge a move without a network. */
export const loadVerdicts = (id: string) =>
  request<Record<string, PuzzleVerdict>>('GET', `/puzzles/${id}/verdicts?language=${prefs.language}`);
