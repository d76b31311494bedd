/** Counts the rows of a score sheet one after the other; at once for people who asked for reduced motion. */
import { reducedMotion } from '../ui/motion';

const ROW = 420; // milliseconds

export class CountUp {
  rows = $state(0);
  done = $derived.by(() => this.rows >= this.all());
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly all: () => number) {}

  /** The returned function ends it. */
  start(): () => void {
    if (reducedMotion()) this.finish();
    else this.timer = setInterval(() => this.count(), ROW);
    return () => clearInterval(this.timer);
  }

  private count() {
    this.rows += 1;
    if (this.done) clearInterval(this.timer);
  }

  /** Skips the rest. */
  finish() {
    clearInterval(this.timer);
    this.rows = this.all();
  }
}
