import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Replay, stopsOf } from '../src/state/replay.svelte';
import { reply, scene, table } from './make';

const ID = 'A'.repeat(22);
const LINES = [['Ann begins'], [], [], ['Ann builds the Baths'], [], ['Bob builds the Altar'], []];
const STEPS = LINES.map((lines, number) => ({ number, seat: null, move: null, text: null, lines }));
let requests: string[] = [];

function answer(path: string): Response {
  requests.push(path);
  const number = /replay\/(\d+)\?/.exec(path)?.[1];
  if (number === undefined) return reply({ table: table({ id: ID }), steps: STEPS });
  return reply({ scene: scene([], { number: Number(number) }), events: [{ fact: 'card_built', seat: 1, item: `card${number}` }] });
}

async function replayAt(search: string): Promise<Replay> {
  history.replaceState(null, '', `/r/${ID}${search}`);
  const replay = new Replay(ID);
  await vi.waitFor(() => expect(replay.scene).not.toBeNull());
  return replay;
}

const shown = (replay: Replay, number: number) => vi.waitFor(() => expect(replay.scene?.number).toBe(number));

beforeEach(() => {
  requests = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string) => answer(path)),
  );
});
afterEach(() => vi.useRealTimers());

describe('the stops of a replay', () => {
  test('are the steps at which the viewer saw something, and the first and the last one', () => {
    expect(stopsOf(STEPS)).toEqual([0, 3, 5, 6]);
    expect(stopsOf([])).toEqual([]);
  });
});

describe('a replay', () => {
  test('begins at the step and as the viewer that the address says', async () => {
    const replay = await replayAt('?at=3&eyes=2');
    expect([replay.at, replay.viewer, replay.scene?.number]).toEqual([3, '2', 3]);
    expect(requests[0]).toBe(`/api/tables/${ID}/replay?eyes=2&language=en`);
    expect(replay.lastActions).toEqual([{ city: 1, kind: 'built', item: 'card3', card: 'card3' }]);
    expect(replay.log).toEqual([['Ann begins'], ['Ann builds the Baths']]);
  });

  test('goes from stop to stop, and not beyond the ends', async () => {
    const replay = await replayAt('');
    replay.step(-1);
    await shown(replay, 0);
    replay.step(1);
    await shown(replay, 3);
    replay.step(5);
    await shown(replay, 6);
    expect([replay.stop, replay.atEnd]).toEqual([3, true]);
    replay.step(-1);
    await shown(replay, 5);
  });

  test('goes on from a step between two stops', async () => {
    const replay = await replayAt('?at=4');
    expect(replay.stop).toBe(1);
    replay.step(1);
    await shown(replay, 5);
  });

  test.each([
    [100000, 6],
    [-3, 0],
    [Number.NaN, 0],
    [2.6, 3],
  ])('goes for %d to step %d, and the address follows', async (wanted, at) => {
    const replay = await replayAt('?at=5&eyes=none');
    await replay.go(wanted);
    expect(replay.at).toBe(at);
    expect(location.pathname + location.search).toBe(`/r/${ID}?at=${at}&eyes=none`);
  });

  test('shows the step that was wanted last, however late others come', async () => {
    const replay = await replayAt('');
    let arrive = () => {};
    const late = new Promise<void>((resolve) => (arrive = resolve));
    vi.stubGlobal('fetch', async (path: string) => late.then(() => answer(path)));
    const slow = replay.go(6);
    await replay.go(0);
    arrive();
    await slow;
    expect([replay.at, replay.scene?.number]).toEqual([0, 0]);
  });

  test('asks for a step once, and for the next one in advance', async () => {
    const replay = await replayAt('');
    await replay.go(3);
    await replay.go(0);
    await replay.go(3);
    const frames = requests.filter((path) => path.includes('/replay/3?'));
    expect(frames).toHaveLength(1);
    expect(requests.some((path) => path.includes('/replay/5?'))).toBe(true);
  });

  test('plays by itself to the end, and from the start again', async () => {
    const replay = await replayAt('?at=5');
    vi.useFakeTimers();
    replay.togglePlaying();
    await vi.advanceTimersByTimeAsync(1300);
    expect([replay.at, replay.playing]).toEqual([6, true]);
    await vi.advanceTimersByTimeAsync(1300);
    expect(replay.playing).toBe(false);
    replay.togglePlaying();
    await vi.advanceTimersByTimeAsync(0);
    expect(replay.at).toBe(0);
    replay.close();
    await vi.advanceTimersByTimeAsync(5000);
    expect([replay.at, replay.playing]).toEqual([0, false]);
  });

  test('says why it cannot be seen', async () => {
    vi.stubGlobal('fetch', async () => reply({ code: 'not_over' }, 409));
    const replay = new Replay(ID);
    await vi.waitFor(() => expect(replay.failure).toBe('not_over'));
  });
});
