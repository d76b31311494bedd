/** Live evaluation: the chance to win of the seat that is asked, searched by the server for every open question. */
import { errorText, request } from '../api/requests';
import type { HintInfo } from '../api/types';
import { prefs } from './preferences.svelte';

export class Evaluation {
  found = $state.raw<HintInfo | null>(null); // of the last question that was searched
  pending = $state(false);
  problem = $state('');
  private question = '';

  constructor(readonly table: string) {}

  /** Search the question of a seat, unless it has been searched; a result that comes too late is dropped. */
  async look(seat: number | null, askedAt: number | null) {
    const question = `${seat} ${askedAt}`;
    if (seat === null || askedAt === null || question === this.question) return;
    this.question = question;
    this.pending = true;
    try {
      const found = await request<HintInfo>('POST', `/tables/${this.table}/hint`, { seat, language: prefs.language });
      if (question !== this.question) return;
      this.found = found;
      this.problem = '';
    } catch (error) {
      if (question !== this.question) return;
      this.problem = errorText(error);
    }
    this.pending = false;
  }

  /** The chance of a seat in a game for two, or of the seat that was asked. */
  chanceOf(seat: number): number | null {
    if (!this.found) return null;
    return this.found.seat === seat ? this.found.chance : 1 - this.found.chance;
  }
}
