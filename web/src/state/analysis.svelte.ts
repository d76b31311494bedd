/** What is thought of a game afterwards: asked for once, then asked after until it is done. */
import { ask, said } from '../api/requests';
import { prefs } from './preferences.svelte';
import type { Analysis, Verdict } from '../api/types';

const PAUSE = 1000; // milliseconds between two questions

export class Study {
  found = $state.raw<Analysis | null>(null);
  problem = $state('');
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(readonly id: string) {}

  /** What there is already; nothing is begun by looking. */
  async look() {
    await this.fetch('GET');
  }

  async begin() {
    await this.fetch('POST');
  }

  private async fetch(method: 'GET' | 'POST') {
    this.close();
    try {
      this.found = await ask<Analysis>(method, `/tables/${this.id}/analysis?language=${prefs.language}`);
      this.problem = '';
    } catch (error) {
      this.problem = said(error);
      return;
    }
    if (this.found.status === 'running' || this.found.status === 'waiting') this.timer = setTimeout(() => void this.fetch('GET'), PAUSE);
  }

  /** What is thought of the choices that lead on from a step to the next one: several where everybody chooses at once. */
  between(number: number, next: number): Verdict[] {
    return this.found?.verdicts.filter((verdict) => verdict.number >= number && verdict.number < next) ?? [];
  }

  close() {
    if (this.timer) clearTimeout(this.timer);
  }
}

/** A mark beside the word, so that no label is a colour alone. */
export const MARKS: Record<string, string> = { best: '★', good: '✓', inaccuracy: '?!', mistake: '?', blunder: '??' };
