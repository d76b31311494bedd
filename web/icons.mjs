/** Writes src/draw/game_icons.ts: the few icons of game-icons.net (CC BY 3.0) that the page uses. Run: node icons.mjs */
import { readFileSync, writeFileSync } from 'node:fs';

const NAMES = {
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
  swords: 'crossed-swords',
  scholar: 'big-gear',
  trophy: 'laurels-trophy',
  alarm: 'hazard-sign',
  castle: 'castle',
  sack: 'swap-bag',
  hourglass: 'sands-of-time',
};
const set = JSON.parse(readFileSync('node_modules/@iconify-json/game-icons/icons.json', 'utf8'));

function pathOf(name) {
  const [, path] = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(set.icons[name]?.body ?? '') ?? [];
  if (!path) throw new Error(`game-icons has no icon "${name}" of a single path`);
  return path;
}

const lines = Object.entries(NAMES).map(([key, name]) => `  ${key}: '${pathOf(name)}',`);
writeFileSync(
  'src/draw/game_icons.ts',
  `/** Icons of game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0. Box: 512 by 512. Written by icons.mjs. */
export const GAME_ICONS = {
${lines.join('\n')}
} as const;

export type GameIconName = keyof typeof GAME_ICONS;
`,
);
