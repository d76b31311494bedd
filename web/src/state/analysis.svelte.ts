/** The analysis of a finished game: requested once, then polled until it is done. */
import { errorText, request } from '../api/requests';
import type { Analysis, Verdict } from '../api/types';
import { prefs } from './preferences.svelte';

const POLL = 1000; // milliseconds

export class GameAnalysis {
  result = $state.raw<Analysis | null>(null);
  problem = $state('');
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: string) {}

  /** Load the results that the server has already; this starts no analysis. */
  async load() {
    await this.fetch('GET');
  }

  async start() {
    await this.fetch('POST');
  }

  private async fetch(method: 'GET' | 'POST') {
    this.close();
    try {
      this.result = await request<Analysis>(method, `/tables/${this.table}/analysis?language=${prefs.language}`);
      this.problem = '';
    } catch (error) {
      this.problem = errorText(error);
      return;
    }
    const { status } = this.result;
    if (status === 'running' || status === 'waiting') this.timer = setTimeout(() => void this.fetch('GET'), POLL);
  }

  /** Verdicts on the choices between two steps: several where all players choose at once. */
  verdictsBetween(from: number, to: number): Verdict[] {
    return this.result?.verdicts.filter((verdict) => verdict.number >= from && verdict.number < to) ?? [];
  }

  close() {
    clearTimeout(this.timer);
  }
}

/** A symbol beside the word, so that no verdict is shown by its colour alone. */
export const VERDICT_SYMBOLS: Record<string, string> = {
  best: '★',
  good: '✓',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
  unclear: '~',
};
