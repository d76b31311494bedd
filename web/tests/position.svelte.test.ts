import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pageAt } from '../src/state/addresses';
import { layout, Position, short } from '../src/state/position.svelte';
import { reply, scene } from './make';

const info = {
  game: 'duel',
  options: {},
  names: ['One', 'Two'],
  seat: 1,
  over: false,
  scene: scene([]),
  line: 'duel/1 age=1',
  document: { age: 1 },
};
const sent: unknown[] = [];
let replies: Response[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  vi.stubGlobal('fetch', (_path: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return Promise.resolve(replies.shift());
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a position', () => {
  test('is judged when it is opened, and laid out for readers', async () => {
    replies = [reply(info)];
    const position = new Position();
    await position.open('duel/1 age=1');
    expect(position.problem).toBe('');
    expect(position.text).toBe('{\n  "age": 1\n}');
    expect(position.address).toBe('/position#duel%2F1%20age%3D1');
    expect(position.scene!.choices).toEqual([]);
  });

  test('is judged again after a pause; a refusal leaves the last possible one on the table', async () => {
    replies = [reply(info), reply({ code: 'bad', message: 'Impossible.' }, 400)];
    const position = new Position();
    await position.open('{"age": 1}');
    position.text = '{"age": 9}';
    position.edited();
    position.edited();
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toHaveLength(2);
    expect(position.problem).toBe('Impossible.');
    expect(position.info?.line).toBe('duel/1 age=1');
  });

  test('is seen by another seat', async () => {
    replies = [reply(info), reply({ ...info, seat: 2 })];
    const position = new Position();
    await position.open('duel/1 age=1');
    await position.viewAs(2);
    expect(sent.at(-1)).toMatchObject({ seat: 2 });
    expect(position.table!.seats[1]!.mine).toBe(true);
  });
});

test('files are sent without spaces, and laid out line by line', () => {
  expect(short(' { "a": [1, 2] }')).toBe('{"a":[1,2]}');
  expect(short('duel/1 age=1')).toBe('duel/1 age=1');
  expect(layout({ cities: [{ coins: 1 }, { coins: 2 }], board: ['a, b: c'] })).toBe(
    '{\n  "cities": [\n    {"coins": 1},\n    {"coins": 2}\n  ],\n  "board": ["a, b: c"]\n}',
  );
  expect(pageAt('/position')).toEqual({ name: 'position' });
});
