import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { newTable as NewTableOptions } from '../src/state/new_table.svelte';
import { reply } from './make';

let newTable: typeof NewTableOptions;

/** As after loading the page: the options come from what this browser has kept. */
async function load(kept?: string) {
  localStorage.clear();
  if (kept !== undefined) localStorage.setItem('septem.wish', kept);
  vi.resetModules();
  ({ newTable } = await import('../src/state/new_table.svelte'));
}

beforeEach(() => load());

describe('the options of a table of Duel', () => {
  test('the preset of the first game is for the base game only', () => {
    newTable.first = true;
    expect(newTable.options('duel')).toEqual({ pantheon: false, first_game_preset: true });
    newTable.pantheon = true;
    expect(newTable.options('duel')).toEqual({ pantheon: true, first_game_preset: false });
  });

  test('promo wonders are named', () => {
    newTable.promo = true;
    expect(newTable.options('duel')?.promo_wonders).toEqual(['messe_essen', 'statue_of_liberty']);
  });
});

describe('Agora', () => {
  test('is asked for only where the server knows it', async () => {
    newTable.agora = true;
    newTable.first = true;
    expect(newTable.options('duel')).toEqual({ pantheon: false, first_game_preset: true });
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => reply({ duel: ['pantheon', 'agora'] })),
    );
    const { knownExpansions } = await import('../src/state/known_expansions.svelte');
    knownExpansions.load();
    await vi.waitFor(() => expect(newTable.options('duel')).toEqual({ pantheon: false, first_game_preset: false, agora: true }));
  });
});

describe('the options of a table of 7 Wonders', () => {
  test('hold only the expansions that were chosen', () => {
    expect(newTable.options('wonders')).toEqual({ sides: 'random' });
    newTable.leaders = true;
    expect(newTable.options('wonders')).toEqual({ sides: 'random', leaders: true });
  });

  test('the second edition is for three and more', () => {
    newTable.second = true;
    expect(newTable.options('wonders')).toEqual({ sides: 'random', edition: 'second' });
    newTable.players = 2;
    expect(newTable.options('wonders')).toEqual({ sides: 'random' });
  });

  test('eight players need Cities', () => {
    newTable.players = 8;
    expect(newTable.options('wonders')).toMatchObject({ cities: true, teams: false });
  });

  test.each([
    [4, true],
    [5, false],
    [6, true],
    [8, true],
  ])('%d players in teams: %s', (players, possible) => {
    Object.assign(newTable, { cities: true, teams: true, players });
    expect(newTable.options('wonders')?.teams).toBe(possible);
  });
});

describe('what this browser keeps', () => {
  test('comes back', async () => {
    Object.assign(newTable, { leaders: true, second: true, players: 6, level: '4' });
    newTable.save();
    await load(localStorage.getItem('septem.wish')!);
    expect([newTable.leaders, newTable.second, newTable.players, newTable.level]).toEqual([true, true, 6, '4']);
  });

  test.each(['{', '{"players":"many","level":3,"options":null}'])('is not believed blindly: %s', async (kept) => {
    await load(kept);
    expect([newTable.players, newTable.level, newTable.options('duel')]).toEqual([4, '2', { pantheon: false, first_game_preset: false }]);
  });
});

describe('a new table', () => {
  test('is opened with the options, and the page goes there', async () => {
    const fetch = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(async () => reply({ id: 'B'.repeat(22) }));
    vi.stubGlobal('fetch', fetch);
    expect(await newTable.open('duel', [{ kind: 'me' }])).toBe('');
    expect(location.pathname).toBe(`/t/${'B'.repeat(22)}`);
    const sent = JSON.parse(fetch.mock.calls[0]![1].body as string);
    expect(sent).toMatchObject({ game: 'duel', name: 'Guest', shuffle: true, nonce: expect.stringMatching(/^[0-9a-f]{32}$/) });
  });

  test('that is refused says why', async () => {
    vi.stubGlobal('fetch', async () => reply({ code: 'too_many' }, 429));
    expect(await newTable.open('duel', [])).toBe('That was too often. Please wait a little.');
  });
});
