/** A position that somebody brings: from a file, a link or a replay, changed as text, judged by the engine and drawn. */
import { errorText, request } from '../api/requests';
import type { NewTable, PositionInfo, Scene } from '../api/types';
import { NO_MARKS } from './card_marks';
import type { GameName } from './new_table.svelte';
import type { Document } from './position_pieces';
import { prefs } from './preferences.svelte';
import { tableOf } from './puzzle.svelte';
import { route } from './route.svelte';
import { keep } from './storage';
import type { TableSource } from './table_source';

export const KEPT = 'septem.position'; // the last position, in this browser
const PAUSE = 400; // milliseconds without a keystroke until a changed text is judged

export class Position implements TableSource {
  text = $state('');
  info = $state.raw<PositionInfo | null>(null); // of the last possible position
  problem = $state('');
  busy = $state(false);
  readonly log: string[][] = [];
  readonly lastActions = [];
  readonly clocksReadAt = 0;
  readonly hint = null;
  readonly marks = NO_MARKS;
  /** The text as a file, if it is one. */
  document = $derived.by(() => parsed(this.text));
  table = $derived(this.info ? tableOf(this.info) : null);
  /** Nothing is played here: the choices only show what can be done. */
  scene = $derived.by<Scene | null>(() => this.info && { ...this.info.scene, asked_at: null, choices: [] });
  private timer: ReturnType<typeof setTimeout> | undefined;
  private seat: number | null = null;

  /** A text that was opened: it is judged at once, and shown in the readable form of a file. */
  async open(text: string) {
    this.text = text;
    this.seat = null;
    await this.judge();
    if (!this.problem && this.info) this.text = layout(this.info.document);
  }

  /** A position of a random deal, to be changed. */
  async begin(game: GameName, options: NewTable['options'], age: number) {
    this.busy = true;
    try {
      await this.open(JSON.stringify(await request('POST', '/positions/new', { game, options, age })));
    } catch (error) {
      this.problem = errorText(error);
    } finally {
      this.busy = false;
    }
  }

  /** Another text: it is judged when the writer pauses. */
  edited() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.judge(), PAUSE);
  }

  /** A file that was changed by clicking. */
  change(document: Document) {
    this.text = layout(document);
    void this.judge();
  }

  /** Back to the last possible position. */
  restore() {
    if (this.info) this.text = layout(this.info.document);
    this.problem = '';
  }

  async viewAs(seat: number) {
    this.seat = seat;
    await this.judge();
  }

  async judge() {
    clearTimeout(this.timer);
    const text = this.text.trim();
    if (!text) return;
    this.busy = true;
    try {
      const info = await request<PositionInfo>('POST', '/positions', { text: short(text), seat: this.seat, language: prefs.language });
      if (text !== this.text.trim()) return; // meanwhile somebody wrote on
      this.info = info;
      this.problem = '';
    } catch (error) {
      if (text === this.text.trim()) this.problem = errorText(error);
    } finally {
      this.busy = false;
    }
  }

  /** A link that holds the whole position. */
  get address(): string {
    return `/position#${encodeURIComponent(this.info?.line ?? '')}`;
  }

  answer() {}

  undo() {}

  closeHint() {}
}

/** Open a moment of a finished game as a position. */
export async function openPosition(table: string, at: number) {
  keep(KEPT, JSON.stringify(await request('GET', `/tables/${table}/position/${at}`)));
  route.go('/position');
}

function parsed(text: string): Document | null {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Document) : null;
  } catch {
    return null;
  }
}

/** JSON without the spaces that only help readers. */
export function short(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text; // a line, or no JSON: the server says what is wrong
  }
}

/** A file as people read it: one line for each part. */
export function layout(document: Record<string, unknown>): string {
  const parts = Object.entries(document).map(([key, value]) => `  ${JSON.stringify(key)}: ${lines(value)}`);
  return `{\n${parts.join(',\n')}\n}`;
}

function lines(value: unknown): string {
  if (Array.isArray(value) && value.some((one) => typeof one === 'object' && one !== null))
    return `[\n${value.map((one) => `    ${spaced(one)}`).join(',\n')}\n  ]`;
  return spaced(value);
}

/** On one line, with a space after commas and colons outside of words. */
function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, one]) => `${JSON.stringify(key)}: ${spaced(one)}`)
    .join(', ')}}`;
}
