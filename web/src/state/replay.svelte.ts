/** The replay of a game: its steps, and the scene after each step, as one viewer saw them. */
import { RequestCache } from '../api/cache';
import { request, RequestError } from '../api/requests';
import type { ReplayFrame, ReplayInfo, Scene, TableInfo } from '../api/types';
import { embedCode, replayAddress, replayQuery } from './addresses';
import { NO_MARKS } from './card_marks';
import { readActions, type LastAction } from './last_actions';
import { prefs } from './preferences.svelte';
import type { CardMark, TableSource } from './table_source';

const PACE = 1300; // milliseconds a step while it plays by itself
type Steps = ReplayInfo['steps'];

/** The numbers of the steps at which the viewer saw something; the first and the last step are always among them. */
export function stopsOf(steps: Steps): number[] {
  const last = steps.at(-1)?.number ?? 0;
  return steps.filter((step) => step.lines.length || step.number === 0 || step.number === last).map((step) => step.number);
}

export class Replay implements TableSource {
  table = $state<TableInfo | null>(null);
  scene = $state.raw<Scene | null>(null);
  steps = $state.raw<Steps>([]);
  lastActions = $state.raw<LastAction[]>([]);
  at = $state(0); // the step that is shown
  viewer = $state('none');
  failure = $state('');
  playing = $state(false);
  readonly clocksReadAt = 0;
  readonly busy = false;
  readonly hint = null;
  marks = $state.raw<Map<string, CardMark>>(NO_MARKS); // of the analysis, for this step
  log = $derived(this.steps.filter((step) => step.number <= this.at && step.lines.length).map((step) => step.lines));
  stops = $derived(stopsOf(this.steps));
  last = $derived(this.steps.at(-1)?.number ?? 0);
  /** The place among the stops. */
  stop = $derived(
    Math.max(
      0,
      this.stops.findLastIndex((number) => number <= this.at),
    ),
  );
  atEnd = $derived(this.stop >= this.stops.length - 1);
  private frames = new RequestCache<ReplayFrame>();
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    private readonly page: 'r' | 'embed' = 'r',
  ) {
    const { at, viewer } = replayQuery(location.search);
    this.viewer = viewer;
    void this.load(at);
  }

  /** The whole list of steps, for this viewer in this language. */
  async load(at: number) {
    try {
      const found = await request<ReplayInfo>('GET', `/tables/${this.id}/replay?${this.query}`);
      this.table = { ...found.table, seats: found.table.seats.map((seat) => ({ ...seat, present: true })) };
      this.steps = found.steps;
      await this.go(at);
    } catch (error) {
      this.failure = error instanceof RequestError ? error.code : navigator.onLine ? 'server_error' : 'offline';
    }
  }

  async go(number: number) {
    const wanted = Math.min(Math.max(Math.round(number) || 0, 0), this.last);
    this.at = wanted;
    history.replaceState(null, '', this.address);
    const frame = await this.frame(wanted);
    if (this.at !== wanted) return; // meanwhile somebody went on
    this.scene = frame.scene;
    this.lastActions = readActions(frame.events);
    const next = this.stops[this.stop + 1];
    if (next !== undefined) void this.frame(next);
  }

  private frame(number: number): Promise<ReplayFrame> {
    const path = `/tables/${this.id}/replay/${number}?${this.query}`;
    return this.frames.get(path, () => request<ReplayFrame>('GET', path));
  }

  /** Ask for every scene, one after the other, so that the service worker has kept them all. */
  async loadAll() {
    const { stops, query } = this;
    for (const number of stops) {
      if (this.closed || query !== this.query) return;
      await this.frame(number).catch(() => undefined);
    }
  }

  private get query(): string {
    return `eyes=${this.viewer}&language=${prefs.language}`;
  }

  get address(): string {
    return replayAddress(this.id, this.at, this.viewer, this.page);
  }

  /** The link to the whole page of the replay, for readers who see it in a frame. */
  get pageAddress(): string {
    return replayAddress(this.id, this.at, this.viewer);
  }

  get embedCode(): string {
    return embedCode(location.origin, this.id, this.at, this.viewer);
  }

  step(by: number) {
    const stop = Math.min(Math.max(this.stop + by, 0), this.stops.length - 1);
    void this.go(this.stops[stop] ?? 0);
  }

  viewAs(viewer: string) {
    this.viewer = viewer;
    void this.load(this.at);
  }

  togglePlaying() {
    this.playing = !this.playing;
    if (this.playing && this.atEnd) void this.go(0);
    this.tick();
  }

  private tick() {
    clearTimeout(this.timer);
    if (!this.playing) return;
    this.timer = setTimeout(() => {
      if (this.atEnd) this.playing = false;
      else this.step(1);
      this.tick();
    }, PACE);
  }

  close() {
    this.closed = true;
    this.playing = false;
    this.tick();
  }

  answer() {}

  closeHint() {}

  undo() {}
}
