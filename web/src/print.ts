/** Every drawing of the page once, as text: Python composes tables for notebooks of them. Run by scripts/client.py. */
import { readFileSync } from 'node:fs';
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import type { BoardSide, Catalogue, DuelBoard, Item, WondersCity } from './api/types';
import type { Language } from './i18n/texts';

type Picture = { box: string; body: string };
type Pictures = Record<string, Picture>;
const TRACK = 600; // pixels
const DECKS = ['age1', 'age2', 'age3', 'guilds', 'grand_temples'];
const SERIF = `font-family="Alegreya, 'Palatino Linotype', Georgia, 'DejaVu Serif', serif"`;
const VALUED = ['coin', 'points', 'shield', 'debt', 'dove'];

// What the page asks of its browser while its parts are loaded.
Object.assign(globalThis, {
  navigator: globalThis.navigator ?? { language: 'en' },
  window: { matchMedia: () => ({ matches: true }), addEventListener: () => undefined, localStorage: null },
});
const { prefs } = await import('./state/preferences.svelte');
const { emblems } = await import('./draw/emblem_store.svelte');
const { default: Card } = await import('./draw/Card.svelte');
const { default: CardBack } = await import('./draw/CardBack.svelte');
const { default: Divinity } = await import('./draw/Divinity.svelte');
const { default: GlyphDrawing } = await import('./draw/GlyphDrawing.svelte');
const { default: LootToken } = await import('./draw/LootToken.svelte');
const { default: MinervaPawn } = await import('./draw/MinervaPawn.svelte');
const { default: MythologyToken } = await import('./draw/MythologyToken.svelte');
const { default: Token } = await import('./draw/Token.svelte');
const { default: WonderCard } = await import('./draw/WonderCard.svelte');
const { default: ConflictTrack } = await import('./tables/duel/ConflictTrack.svelte');
const { default: WonderBoard } = await import('./tables/wonders/WonderBoard.svelte');
const { LOOT, trackPlace } = await import('./tables/duel/track_layout');

/** Without what only the page needs: marks of Svelte, classes, labels. */
function plain(text: string): string {
  return text
    .replace(/<!--.*?-->/gs, '')
    .replace(/ class="[^"]*\b(?:serif|name)\b[^"]*"/g, ` ${SERIF}`)
    .replace(/ style="transform: translate\(([-\d.]+)px, ([-\d.]+)px\);?"/g, ' transform="translate($1 $2)"')
    .replace(/ (?:class|role|aria-[a-z]+|data-[a-z]+)="[^"]*"/g, '')
    .replace(/(\.\d{5})\d+/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/> </g, '><');
}

function drawn<Props extends Record<string, unknown>>(drawing: Component<Props>, props: Props, box = ''): Picture {
  const text = plain(render(drawing as Component, { props }).body);
  if (box) return { box, body: text.trim() };
  const found = /<svg viewBox="([^"]*)"[^>]*>(.*?)<\/svg>/s.exec(text)!;
  return { box: found[1]!, body: found[2]!.trim() };
}

function itemPictures(item: Item): Pictures {
  const { id, colour } = item;
  if (colour === 'wonder')
    return {
      [`wonder/${id}`]: drawn(WonderCard, { item, look: 'unbuilt' }),
      [`wonder/${id}/built`]: drawn(WonderCard, { item, look: 'built' }),
    };
  if (colour === 'divinity') return { [`divinity/${id}`]: drawn(Divinity, { item }) };
  if (colour === 'progress_token') return { [`token/${id}`]: drawn(Token, { item }) };
  if (colour === 'mythology_token') return {};
  return { [`card/${id}`]: drawn(Card, { item }) };
}

function boardPictures(cards: Catalogue, { id, side, stages }: BoardSide): Pictures {
  const city = (built: number) => ({ board: id, side, stages: built, under: [] }) as unknown as WondersCity;
  const counts = Array.from({ length: stages.length + 1 }, (_, built) => built);
  return Object.fromEntries(counts.map((built) => [`board/${id}/${side}/${built}`, drawn(WonderBoard, { cards, city: city(built) })]));
}

function trackPictures(): Pictures {
  const spaces = Array.from({ length: 19 }, (_, place) => place - 9);
  const board = (pawn: number) => ({ pawn, loot: [] }) as unknown as DuelBoard;
  const track = (pawn: number) =>
    drawn(ConflictTrack as unknown as Component<Record<string, unknown>>, { board: board(pawn), me: 0, names: ['', ''], spots: [] });
  const tokens = Object.entries(LOOT).map(([id, { space, coins }]) => {
    const { body } = drawn(LootToken, { coins }, '0 0 1 1');
    return [`loot/${id}`, { box: `0 0 ${TRACK} 62`, body: `<g transform="translate(${trackPlace(-space, TRACK)} 12)">${body}</g>` }];
  });
  const minerva = spaces.map((space) => {
    const { body } = drawn(MinervaPawn, {}, '0 0 1 1');
    return [`minerva/${space}`, { box: `0 0 ${TRACK} 62`, body: `<g transform="translate(${trackPlace(-space, TRACK)} 34)">${body}</g>` }];
  });
  return Object.fromEntries([...spaces.map((pawn) => [`track/${pawn}`, track(pawn)]), ...tokens, ...minerva]) as Pictures;
}

function backPictures(marks: string[], mythologies: string[]): Pictures {
  const backs = DECKS.flatMap((deck) => [null, ...marks, ...mythologies].map((mark) => ({ deck, mark })));
  return Object.fromEntries([
    ...backs.map(({ deck, mark }) => [mark ? `back/${deck}/${mark}` : `back/${deck}`, drawn(CardBack, { deck, mark })]),
    ...mythologies.map((mythology) => [`divinity-back/${mythology}`, drawn(Divinity, { mythology })]),
    ...mythologies.map((mythology) => [`mythology/${mythology}`, drawn(MythologyToken, { mythology, label: '' })]),
  ]) as Pictures;
}

function glyphPictures(symbols: string[], goods: string[]): Pictures {
  const glyph = (sign: string, value = '') => drawn(GlyphDrawing, { glyph: { sign, value, width: 24 } }, '-1 -1 26 26');
  return Object.fromEntries([
    ...VALUED.map((sign) => [`glyph/${sign}`, glyph(sign, '')]),
    ...symbols.map((symbol) => [`glyph/symbol/${symbol}`, glyph('symbol', symbol)]),
    ...goods.map((good) => [`glyph/good/${good}`, glyph('good', good)]),
  ]) as Pictures;
}

interface Given {
  catalogues: Catalogue[];
  symbols: string[];
  marks: string[];
  mythologies: string[];
}

await emblems.load();
const given = JSON.parse(readFileSync(0, 'utf8')) as Given;
const goods = given.catalogues.flatMap((cards) => cards.goods);

function everything(language: Language): Pictures {
  prefs.language = language;
  const items = given.catalogues.flatMap((cards) => [
    ...Object.values(cards.items).map(itemPictures),
    ...cards.boards.map((board) => boardPictures(cards, board)),
  ]);
  const all = [...items, trackPictures(), backPictures(given.marks, given.mythologies), glyphPictures(given.symbols, goods)];
  return Object.assign({}, ...all) as Pictures;
}

/** Pictures without words are the same in all languages: they are kept once. */
const english = everything('en');
const french = Object.entries(everything('fr')).filter(([key, picture]) => picture.body !== english[key]!.body);
console.log(JSON.stringify({ en: english, fr: Object.fromEntries(french) }));
