/** A game that is looked at again: its steps, and the scene of each, as some eyes see them. */
import { ask, Failure } from '../api/requests';
import { read, type Deed } from './last_actions';
import { prefs } from './preferences.svelte';
import type { Link } from './table_source';
import type { ReplayFrame, ReplayInfo, Scene, TableInfo } from '../api/types';

const PACE = 1300; // milliseconds a step when it plays by itself

export class Replay implements Link {
  table = $state<TableInfo | null>(null);
  scene = $state.raw<Scene | null>(null);
  steps = $state.raw<ReplayInfo['steps']>([]);
  deeds = $state.raw<Deed[]>([]);
  at = $state(0);
  eyes = $state('none');
  failure = $state('');
  playing = $state(false);
  readonly clocksAt = 0;
  readonly busy = false;
  log = $derived(this.steps.filter((step) => step.number <= this.at && step.lines.length).map((step) => step.lines));
  /** Only steps at which these eyes saw something. */
  seen = $derived(
    this.steps.filter((step) => step.lines.length || step.number === 0 || step.number === this.last).map((step) => step.number),
  );
  last = $derived(this.steps.at(-1)?.number ?? 0);
  place = $derived(
    Math.max(
      0,
      this.seen.findLastIndex((number) => number <= this.at),
    ),
  );
  private frames = new Map<string, Promise<ReplayFrame>>();
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(readonly id: string) {
    const asked = new URLSearchParams(location.search);
    this.eyes = /^([1-8]|all|none)$/.exec(asked.get('eyes') ?? '')?.[0] ?? 'all';
    void this.load(Number(asked.get('at') ?? 0));
  }

  /** The whole list of steps, for these eyes and this language. */
  async load(at: number) {
    try {
      const found = await ask<ReplayInfo>('GET', `/tables/${this.id}/replay?eyes=${this.eyes}&language=${prefs.language}`);
      this.table = { ...found.table, seats: found.table.seats.map((seat) => ({ ...seat, present: true })) };
      this.steps = found.steps;
      await this.go(at);
    } catch (error) {
      this.failure = error instanceof Failure ? error.code : 'server_error';
    }
  }

  async go(number: number) {
    this.at = Math.min(Math.max(Math.round(number) || 0, 0), this.last);
    history.replaceState(null, '', this.address);
    const wanted = this.at;
    const frame = await this.frame(wanted);
    if (this.at !== wanted) return;
    this.scene = frame.scene;
    this.deeds = read(frame.events);
    const next = this.seen[this.place + 1];
    if (next !== undefined) void this.frame(next);
  }

  private frame(number: number): Promise<ReplayFrame> {
    const key = `${number} ${this.eyes} ${prefs.language}`;
    let found = this.frames.get(key);
    if (!found) {
      found = ask<ReplayFrame>('GET', `/tables/${this.id}/replay/${number}?eyes=${this.eyes}&language=${prefs.language}`);
      this.frames.set(key, found);
      found.catch(() => this.frames.delete(key)); // who asks again may have more luck
    }
    return found;
  }

  get address(): string {
    return `/r/${this.id}?at=${this.at}&eyes=${this.eyes}`;
  }

  step(by: number) {
    const place = Math.min(Math.max(this.place + by, 0), this.seen.length - 1);
    void this.go(this.seen[place] ?? 0);
  }

  look(eyes: string) {
    this.eyes = eyes;
    void this.load(this.at);
  }

  play() {
    this.playing = !this.playing;
    if (this.playing && this.place >= this.seen.length - 1) void this.go(0);
    this.tick();
  }

  private tick() {
    if (this.timer) clearTimeout(this.timer);
    if (!this.playing) return;
    this.timer = setTimeout(() => {
      if (this.place >= this.seen.length - 1) this.playing = false;
      else this.step(1);
      this.tick();
    }, PACE);
  }

  close() {
    this.playing = false;
    this.tick();
  }

  answer() {}

  undo() {}
}
