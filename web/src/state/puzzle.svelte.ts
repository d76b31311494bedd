/** A puzzle on the table: its position, the moves tried, and the verdict of the search. */
import { loadPuzzle, loadVerdicts } from '../api/puzzles';
import { errorText, request, RequestError } from '../api/requests';
import type { Choice, PuzzleInfo, PuzzleVerdict, Scene, TableInfo } from '../api/types';
import { NO_MARKS, puzzleMarks } from './card_marks';
import { keepsOffline } from './network.svelte';
import { prefs } from './preferences.svelte';
import { puzzleBook } from './puzzle_book.svelte';
import type { TableSource } from './table_source';

/** A table that nobody has joined, for a position. */
export function tableOf(info: Pick<PuzzleInfo, 'game' | 'options' | 'names' | 'seat'>): TableInfo {
  const seats = info.names.map((name, place) => ({
    number: place + 1,
    name,
    kind: 'guest' as const,
    bot: null,
    present: true,
    mine: place + 1 === info.seat,
  }));
  return {
    id: '',
    game: info.game,
    options: info.options,
    status: 'playing',
    seats,
    clocks: null,
    proof: null,
    origin: null,
  } as unknown as TableInfo;
}

export class PuzzleOnTable implements TableSource {
  info = $state.raw<PuzzleInfo | null>(null);
  verdict = $state.raw<PuzzleVerdict | null>(null);
  shown = $state(false); // whether the answer may be seen
  busy = $state(false);
  problem = $state('');
  missing = $state(false);
  tries = 0;
  readonly log: string[][] = [];
  readonly lastActions = [];
  readonly clocksReadAt = 0;
  readonly hint = null;
  table = $derived(this.info ? tableOf(this.info) : null);
  scene = $derived.by<Scene | null>(() => {
    const scene = this.info?.scene ?? null;
    return scene && this.verdict ? { ...scene, asked_at: null, choices: [] } : scene; // nothing is asked any more
  });
  marks = $derived(this.verdict ? puzzleMarks(this.verdict, this.shown) : NO_MARKS);

  constructor(readonly id: string) {
    void this.load();
  }

  async load() {
    try {
      this.info = await loadPuzzle(this.id);
      if (keepsOffline()) void loadVerdicts(this.id).catch(() => undefined);
      if (this.verdict) this.verdict = await this.judge(this.verdict.played.move);
    } catch (error) {
      this.missing = error instanceof RequestError;
      this.problem = errorText(error);
    }
  }

  /** By the server; without a network, by the verdicts that are kept. */
  private async judge(move: string): Promise<PuzzleVerdict> {
    if (navigator.onLine) return request<PuzzleVerdict>('POST', `/puzzles/${this.id}/answer`, { move, language: prefs.language });
    const verdict = (await loadVerdicts(this.id))[move];
    if (!verdict) throw new TypeError('not kept');
    return verdict;
  }

  answer(choice: Choice) {
    if (!this.busy && choice.legal) void this.tryMove(choice.move);
  }

  async tryMove(move: string) {
    this.busy = true;
    try {
      this.verdict = await this.judge(move);
      this.tries += 1;
      if (this.verdict.solved) this.finish(this.tries === 1 ? 'first' : 'later');
    } catch (error) {
      this.problem = errorText(error);
    }
    this.busy = false;
  }

  private finish(result: 'first' | 'later' | 'shown') {
    this.shown = true;
    puzzleBook.finish(this.id, result);
  }

  again() {
    this.verdict = null;
  }

  showAnswer() {
    this.finish('shown');
  }

  undo() {}

  closeHint() {}
}
