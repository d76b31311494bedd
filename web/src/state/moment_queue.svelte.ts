/** Shows one moment after the other, each for a short time; a click or a key skips what is shown. */
import type { Moment } from './moments';

const SECOND = 1000;
const MOST = 4; // moments that wait; of a fast game the newest are shown

export class MomentQueue {
  private waiting = $state.raw<Moment[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  current = $derived(this.waiting[0] ?? null);

  add(moments: Moment[]) {
    if (!moments.length) return;
    const idle = !this.waiting.length;
    this.waiting = [...this.waiting.slice(0, 1), ...[...this.waiting.slice(1), ...moments].slice(-MOST)];
    if (idle) this.wait();
  }

  /** On to the next one. */
  next() {
    clearTimeout(this.timer);
    this.waiting = this.waiting.slice(1);
    if (this.waiting.length) this.wait();
  }

  skipAll() {
    clearTimeout(this.timer);
    this.waiting = [];
  }

  private wait() {
    this.timer = setTimeout(() => this.next(), duration(this.waiting[0]!));
  }
}

function duration(moment: Moment): number {
  if (moment.kind === 'conflicts') return (1.6 + 0.5 * moment.pairs.length) * SECOND;
  return (moment.kind === 'age' ? 1.8 : 1.5) * SECOND;
}
