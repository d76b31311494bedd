/** The missed chances of a finished game, asked again one by one. */
import { errorText, request } from '../api/requests';
import type { Choice, RetryVerdict, Scene, TableInfo, Verdict } from '../api/types';
import { NO_MARKS, puzzleMarks } from './card_marks';
import { prefs } from './preferences.svelte';
import type { TableSource } from './table_source';

const MISSED = ['inaccuracy', 'mistake', 'blunder'];

/** The missed chances of a seat, in the order of the game. */
export function missedBy(verdicts: Verdict[], seat: number): Verdict[] {
  return verdicts.filter((one) => one.seat === seat && MISSED.includes(one.label));
}

export class Retry implements TableSource {
  place = $state(0);
  question = $state.raw<Scene | null>(null);
  verdict = $state.raw<RetryVerdict | null>(null);
  shown = $state(false); // whether the best move may be seen
  found = $state(0); // better moves found so far
  busy = $state(false);
  problem = $state('');
  readonly log: string[][] = [];
  readonly lastActions = [];
  readonly clocksReadAt = 0;
  readonly hint = null;
  scene = $derived.by<Scene | null>(() => {
    if (!this.question || !this.verdict) return this.question;
    return { ...this.question, asked_at: null, choices: [] }; // nothing is asked any more
  });
  marks = $derived(this.verdict ? puzzleMarks(this.verdict, this.shown) : NO_MARKS);

  constructor(
    readonly table: TableInfo,
    readonly missed: Verdict[],
  ) {
    void this.load();
  }

  get current(): Verdict {
    return this.missed[this.place]!;
  }

  get isLast(): boolean {
    return this.place === this.missed.length - 1;
  }

  private get path(): string {
    return `/tables/${this.table.id}/retry/${this.current.number}/${this.current.seat}`;
  }

  async load() {
    try {
      this.question = await request<Scene>('GET', `${this.path}?language=${prefs.language}`);
      if (this.verdict) this.verdict = await this.judge(this.verdict.played.move);
    } catch (error) {
      this.problem = errorText(error);
    }
  }

  private judge(move: string): Promise<RetryVerdict> {
    return request<RetryVerdict>('POST', this.path, { move, language: prefs.language });
  }

  answer(choice: Choice) {
    if (!this.busy && choice.legal) void this.tryMove(choice.move);
  }

  async tryMove(move: string) {
    this.busy = true;
    try {
      this.verdict = await this.judge(move);
      if (this.verdict.solved) {
        this.shown = true;
        this.found += 1;
      }
    } catch (error) {
      this.problem = errorText(error);
    }
    this.busy = false;
  }

  again() {
    this.verdict = null;
  }

  showAnswer() {
    this.shown = true;
  }

  async next() {
    this.place += 1;
    this.verdict = this.question = null;
    this.shown = false;
    await this.load();
  }

  undo() {}

  closeHint() {}
}
