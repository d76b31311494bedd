/** Writes src/draw/game_icons.ts and src/draw/emblems.ts: the icons of game-icons.net (CC BY 3.0) that the page uses, as signs
    and as pictures of cards. Run: node icons.mjs */
import { readFileSync, writeFileSync } from 'node:fs';

const SIGNS = {
  brown: 'mine-wagon',
  gray: 'amphora',
  blue: 'ionic-column',
  green: 'big-gear',
  yellow: 'two-coins',
  red: 'crossed-swords',
  purple: 'laurels',
  black: 'domino-mask',
  leader: 'stone-bust',
  wonder: 'great-pyramid',
  progress_token: 'scroll-unfurled',
  divinity: 'lightning-arc',
  alarm: 'hazard-sign',
};
/** Cards whose picture is one icon, by their ids; the pictures of all others are in motifs.ts. */
const EMBLEMS = {
  timber_yard: 'wood-pile',
  wood_reserve: 'log',
  hideout: 'dungeon-gate',
  lair: 'cave-entrance',
  workers_guild: 'miner',
  clay_reserve: 'clay-brick',
  excavation: 'dig-dug',
  shelf_quarry: 'stone-stack',
  stone_reserve: 'stone-block',
  mine: 'gold-mine',
  stables: 'horseshoe',
  strategists_guild: 'crested-helmet',
  stockade: 'wooden-fence',
  pretorium: 'eagle-emblem',
  mercenaries: 'sword-brandish',
  armory: 'breastplate',
  contingent: 'spears',
  arena: 'arena',
  dispensary: 'herbs-bundle',
  tabularium: 'stone-tablet',
  scientists_guild: 'fizzing-flask',
  university: 'classical-knowledge',
  philosophers_guild: 'philosopher-bust',
  architects_guild: 'trowel',
  architect_cabinet: 'pencil-ruler',
  secret_society: 'hooded-figure',
  courthouse: 'gavel',
  chamber_of_commerce: 'trade',
  magistrates_guild: 'injustice',
  moneylenders_guild: 'coins-pile',
  counterfeiters_guild: 'coinflip',
  greek_grand_temple: 'greek-temple',
  capitol: 'capitol',
  embassy: 'shaking-hands',
  consulate: 'tied-scroll',
  egyptian_grand_temple: 'egyptian-temple',
  mesopotamian_grand_temple: 'mayan-pyramid',
  roman_grand_temple: 'byzantin-temple',
  phoenician_grand_temple: 'trireme',
  brewery: 'barrel',
  bazar: 'shop',
  slave_market: 'manacles',
  traders_guild: 'camel-head',
  shipowners_guild: 'ship-wheel',
  clandestine_dock_west: 'harbor-dock',
  clandestine_dock_east: 'anchor',
  west_trading_post: 'wooden-sign',
  merchants_guild: 'swap-bag',
  black_market: 'lantern',
  builders_union: 'stone-crafting',
  militia: 'gladius',
  spy_ring: 'spy',
  pigeon_loft: 'nest-birds',
  gambling_den: 'dice-six-faces-five',
  gambling_house: 'rolling-dices',
  brotherhood: 'three-friends',
  cenotaph: 'tombstone',
};
const set = JSON.parse(readFileSync('node_modules/@iconify-json/game-icons/icons.json', 'utf8'));

function pathOf(name) {
  const [, path] = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(set.icons[name]?.body ?? '') ?? [];
  if (!path) throw new Error(`game-icons has no icon "${name}" of a single path`);
  return path;
}

const linesOf = (names) => Object.entries(names).map(([key, name]) => `  ${key}: '${pathOf(name)}',`);
const CREDIT = 'of game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0. Box: 512 by 512. Written by icons.mjs.';

writeFileSync(
  'src/draw/game_icons.ts',
  `/** Signs ${CREDIT} */
export const GAME_ICONS = {
${linesOf(SIGNS).join('\n')}
} as const;

export type GameIconName = keyof typeof GAME_ICONS;
`,
);
writeFileSync(
  'src/draw/emblems.ts',
  `/** Pictures of cards ${CREDIT} */
export const EMBLEMS: Record<string, string> = {
${linesOf(EMBLEMS).join('\n')}
};
`,
);
