import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FromServer, Scene } from '../src/api/types';
import { Connection } from '../src/state/connection.svelte';
import { prefs } from '../src/state/preferences.svelte';
import { choice, reply, scene, table } from './make';

const sockets = vi.hoisted((): FakeSocket[] => []);

/** Takes what the page sends, and says what the test lets the server say. */
interface FakeSocket extends EventTarget {
  sent: Record<string, unknown>[];
  reconnect: () => void;
  close: () => void;
}

vi.mock('partysocket', () => ({
  WebSocket: class extends EventTarget {
    sent: unknown[] = [];
    reconnect = vi.fn();
    close = vi.fn();
    constructor() {
      super();
      sockets.push(this as unknown as FakeSocket);
    }
    send(text: string) {
      this.sent.push(JSON.parse(text));
    }
  },
}));

const BUILD = choice('build baths');
const ANN = { number: 1, name: 'Ann', kind: 'guest', bot: null, present: true, mine: true } as const;
let connection: Connection;
let socket: FakeSocket;

const say = (message: object) => socket.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
const welcome = (shown: Scene | null, seats: object[] = [ANN]) =>
  say({ type: 'welcome', table: table({ seats: seats as never }), scene: shown, log: [], chat: [] } as object);
const happened = (shown: Scene, more: Partial<Extract<FromServer, { type: 'happened' }>> = {}) =>
  say({ type: 'happened', scene: shown, lines: [], events: [], clocks: null, ...more });
const answers = () => socket.sent.filter((message) => message.type === 'answer');

beforeEach(() => {
  vi.useFakeTimers();
  sockets.length = 0;
  connection = new Connection('A'.repeat(22));
  socket = sockets[0]!;
  socket.dispatchEvent(new Event('open'));
  welcome(scene([BUILD], { asked_at: 4 }));
});
afterEach(() => vi.useRealTimers());

describe('an answer', () => {
  test('is sent once, with the question it belongs to', () => {
    connection.answer(BUILD);
    connection.answer(BUILD);
    expect(answers()).toEqual([{ type: 'answer', ref: expect.any(String), seat: 1, move: 'build baths', asked_at: 4 }]);
    expect(connection.busy).toBe(true);
  });

  test('is not sent if it is illegal, or if nothing is asked', () => {
    connection.answer({ ...BUILD, legal: false });
    welcome(scene([BUILD], { asked_at: null }));
    connection.answer(BUILD);
    expect(answers()).toEqual([]);
  });

  test('is sent again with its old reference when the connection was lost and the question is still open', () => {
    connection.answer(BUILD);
    welcome(scene([BUILD], { asked_at: 4 }));
    expect(answers()).toHaveLength(2);
    expect(answers()[1]).toEqual(answers()[0]);
  });

  test('is not sent again when the server asks something else', () => {
    connection.answer(BUILD);
    welcome(scene([], { asked_at: 6 }));
    expect(answers()).toHaveLength(1);
    expect(connection.busy).toBe(false);
  });

  test('without a receipt makes a new connection after eight seconds; with one it does not', () => {
    connection.answer(BUILD);
    vi.advanceTimersByTime(7999);
    expect(socket.reconnect).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(socket.reconnect).toHaveBeenCalledOnce();
    connection.answer(BUILD);
    say({ type: 'accepted' });
    vi.advanceTimersByTime(10_000);
    expect(socket.reconnect).toHaveBeenCalledOnce();
  });

  test('that is refused says why, and another one can be given', () => {
    connection.answer(BUILD);
    say({ type: 'refused', message: 'too late' });
    expect([connection.warning, connection.busy]).toEqual(['too late', false]);
    connection.answer(BUILD);
    expect(connection.warning).toBe('');
    expect(answers()).toHaveLength(2);
  });
});

describe('what happens', () => {
  test('is told to screen readers, with the question that follows', () => {
    happened(scene([], { number: 5, asked_at: 5 }), { lines: ['Bob builds the Altar'] });
    expect(connection.announcement).toBe('Bob builds the Altar. Your turn: Choose');
    expect(connection.log).toEqual([['Bob builds the Altar']]);
  });

  test('that is undone brings the old log back and forgets the last actions', () => {
    happened(scene([], { number: 5 }), { lines: ['Ann builds the Baths'], events: [{ fact: 'card_built', seat: 1, item: 'baths' }] });
    expect(connection.lastActions).toHaveLength(1);
    say({ type: 'undone', scene: scene([], { number: 4 }), log: [], clocks: null });
    expect([connection.log, connection.lastActions]).toEqual([[], []]);
  });

  test('at a table that does not exist ends the connection', () => {
    const unknown = Object.assign(new Event('close'), { code: 4404 });
    socket.dispatchEvent(unknown);
    expect([connection.missing, connection.connected]).toEqual([true, false]);
    expect(socket.close).toHaveBeenCalledOnce();
  });
});

describe('the chat', () => {
  test('counts as unread, and is announced, only while it is out of sight', () => {
    say({ type: 'chat', said: { id: 1, name: 'Bob', text: 'hello' } });
    expect([connection.unread, connection.announcement]).toEqual([1, 'Bob: hello']);
    const close = connection.openChat();
    expect(connection.unread).toBe(0);
    say({ type: 'chat', said: { id: 1, name: 'Bob', text: 'again' } });
    expect(connection.unread).toBe(0);
    close();
    say({ type: 'chat', said: { id: 1, name: 'Bob', text: 'gone?' } });
    expect(connection.unread).toBe(1);
  });

  test('gives a spectator a name first, once', async () => {
    const fetch = vi.fn(async () => reply({ name: 'Guest' }));
    vi.stubGlobal('fetch', fetch);
    welcome(scene([], { seat: null, asked_at: null }), []);
    for (const draft of ['hello', '  ', 'bye']) {
      connection.draft = draft;
      await connection.sendChat();
    }
    expect(fetch).toHaveBeenCalledOnce();
    expect(socket.sent.filter(({ type }) => type === 'chat').map(({ text }) => text)).toEqual(['hello', 'bye']);
  });
});

test('a scene in another language than the page is asked for again', () => {
  prefs.language = 'fr';
  socket.dispatchEvent(new Event('open'));
  welcome(scene([]));
  prefs.language = 'en';
  expect(socket.sent.at(-1)).toEqual({ type: 'look', seat: 1, language: 'fr' });
});
