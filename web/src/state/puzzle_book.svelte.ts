/** All puzzles in short, what is chosen among them, and the progress of this browser. */
import { errorText, request } from '../api/requests';
import type { PuzzleLine, PuzzleList } from '../api/types';
import { daysInARow, keepProgress, readProgress, today, withDay, withResult, type Progress } from './puzzle_progress';

class PuzzleBook {
  list = $state.raw<PuzzleList | null>(null);
  problem = $state('');
  kind = $state(''); // any
  theme = $state('');
  level = $state(0);
  progress = $state.raw<Progress>(readProgress());
  chosen = $derived(this.matching(this.kind, this.theme, this.level));
  days = $derived(daysInARow(this.progress, this.list?.day ?? today()));
  dailySolved = $derived(this.progress.lastDay === this.list?.day);

  async load() {
    const day = today();
    if (this.list?.day === day) return;
    try {
      this.list = await request<PuzzleList>('GET', `/puzzles?day=${day}`);
      this.problem = '';
    } catch (error) {
      this.problem = errorText(error);
    }
  }

  matching(kind: string, theme: string, level: number): PuzzleLine[] {
    return (this.list?.puzzles ?? []).filter(
      (one) => (!kind || one.kind === kind) && (!theme || one.themes.includes(theme)) && (!level || one.level === level),
    );
  }

  solvedOf(lines: PuzzleLine[]): number {
    return lines.filter(({ id }) => ['first', 'later'].includes(this.progress.solved[id] ?? '')).length;
  }

  /** A puzzle that was not tried yet, if there is one; never the one that is shown. */
  next(shown = '', random = Math.random): string | null {
    const others = this.chosen.filter(({ id }) => id !== shown);
    const fresh = others.filter(({ id }) => !this.progress.solved[id]);
    const from = fresh.length ? fresh : others;
    return from[Math.floor(random() * from.length)]?.id ?? null;
  }

  /** Remember how a puzzle ended. */
  finish(id: string, result: 'first' | 'later' | 'shown') {
    let progress = withResult(this.progress, id, result);
    if (id === this.list?.daily && result !== 'shown') progress = withDay(progress, this.list.day);
    this.progress = progress;
    keepProgress(progress);
  }
}

export const puzzleBook = new PuzzleBook();
