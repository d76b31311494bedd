/** Small pieces of what the server sends, with what a test does not care about filled in. */
import type { Catalogue, Choice, Item, Price, Scene, TableInfo } from '../src/api/types';

export function choice(move: string, more: Partial<Choice> = {}): Choice {
  const [verb = '', item] = move.split(' ');
  return { move, verb, item: item ?? null, label: move, legal: true, price: null, gain: null, reason: null, slot: null, ...more } as Choice;
}

export function price(more: Partial<Price> = {}): Price {
  return { coins: 0, short: 0, bank: 0, left: 0, right: 0, free: [], route: 'paid', receipt: [], ...more } as Price;
}

export function scene(choices: Choice[], more: Partial<Scene> = {}): Scene {
  return {
    number: 1,
    asked_at: 1,
    seat: 1,
    choices,
    previews: [],
    decision: { ask: 'turn', seats: [1], text: 'Choose' },
    ...more,
  } as Scene;
}

export function item(id: string, more: Partial<Item> = {}): Item {
  const names = { en: id.toUpperCase(), fr: `le ${id}` };
  const nothing = { deck: null, coins: 0, goods: {}, effects: [], chain: [], leads_to: [], rules: [], needs: [], without: [] };
  return { id, names, help: { en: [`helps ${id}`], fr: [] }, colour: 'blue', ...nothing, ...more } as Item;
}

export function catalogue(items: Item[], more: Partial<Catalogue> = {}): Catalogue {
  const words = { en: { 'kind.blue': 'civilian building' }, fr: {} };
  return { game: 'duel', items: Object.fromEntries(items.map((one) => [one.id, one])), boards: [], goods: [], rules: {}, words, ...more };
}

export function table(more: Partial<TableInfo> = {}): TableInfo {
  return {
    id: 'A'.repeat(22),
    game: 'duel',
    rules: 1,
    options: {},
    status: 'playing',
    seats: [],
    clocks: null,
    proof: null,
    ...more,
  } as TableInfo;
}

export function reply(data: unknown, status = 200): Response {
  return new Response(JSON.stringify(data), { status, headers: { 'Content-Type': 'application/json' } });
}
