import { describe, expect, test } from 'vitest';
import { builtOf, counted, countsOf, flipped, moved, raised, takenDown, zonesOf, type Document } from '../src/state/position_pieces';

const file = (): Document => ({
  game: 'duel',
  decision: { ask: 'turn', seat: 1 },
  options: { list: ['no'] },
  age: 1,
  cities: [{ coins: 4, buildings: ['altar'], built: { sphinx: 'baths' }, unbuilt: ['colossus'], tokens: [] }],
  structure: ['?press', null, 'school'],
  discard: [],
  past: { 1: [['build altar']] },
  hidden: { later: { 2: ['forum'] }, luck: [4] },
});
const structure = ['structure'];
const buildings = ['cities', 0, 'buildings'];

test('every list of pieces is a zone, and every number can be changed, but for options and history', () => {
  expect(zonesOf(file()).map(({ path }) => path.join('.'))).toEqual([
    'cities.0.buildings',
    'cities.0.unbuilt',
    'cities.0.tokens',
    'structure',
    'discard',
    'hidden.later.2',
  ]);
  expect(countsOf(file()).map(({ path }) => path.join('.'))).toEqual(['decision.seat', 'age', 'cities.0.coins']);
  expect(builtOf(file())).toEqual([{ path: ['cities', 0, 'built'], entries: [['sphinx', 'baths']] }]);
});

describe('a piece', () => {
  test('leaves a gap in the structure and joins a city, face up', () => {
    const changed = moved(file(), { path: structure, place: 0 }, buildings, null);
    expect(changed.structure).toEqual([null, null, 'school']);
    expect('past' in changed).toBe(false);
    expect((changed.cities as { buildings: string[] }[])[0]!.buildings).toEqual(['altar', 'press']);
  });

  test('fills a gap, but never replaces another piece', () => {
    const from = { path: buildings, place: 0 };
    expect(moved(file(), from, structure, 1).structure).toEqual(['?press', 'altar', 'school']);
    expect(moved(file(), from, structure, 2)).toEqual(file());
    expect(moved(file(), from, buildings, null)).toEqual(file());
  });

  test('is turned over', () => {
    expect(flipped(file(), { path: structure, place: 2 }).structure).toEqual(['?press', null, '?school']);
    expect(flipped(file(), { path: structure, place: 0 }).structure).toEqual(['press', null, 'school']);
  });
});

test('wonders are built with a card and taken down again', () => {
  const up = raised(file(), { path: structure, place: 2 }, ['cities', 0, 'unbuilt'], 0);
  expect((up.cities as object[])[0]).toMatchObject({ built: { sphinx: 'baths', colossus: 'school' }, unbuilt: [] });
  const down = takenDown(up, ['cities', 0, 'built'], 'colossus');
  expect((down.cities as object[])[0]).toMatchObject({ unbuilt: ['colossus'] });
  expect(down.discard).toEqual(['school']);
});

test('coins are counted', () => {
  expect((counted(file(), ['cities', 0, 'coins'], 2).cities as { coins: number }[])[0]!.coins).toBe(6);
});
