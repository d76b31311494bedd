/** Colours and signs of the drawings. Every colour has an icon of its own as well. */
import { GAME_ICONS, type GameIconName } from './game_icons';

export const INK = '#2b2118';

export type Paint = { main: string; dark: string; soft: string };

export const COLOURS: Record<string, Paint> = {
  brown: { main: '#8d5b33', dark: '#5c381c', soft: '#e9d6bf' },
  gray: { main: '#7d868f', dark: '#4b535b', soft: '#e2e6ea' },
  blue: { main: '#2e6db4', dark: '#1a4479', soft: '#d4e3f5' },
  green: { main: '#348350', dark: '#1c5531', soft: '#d3ead9' },
  yellow: { main: '#dda227', dark: '#8f640c', soft: '#faeac4' },
  red: { main: '#bf3a30', dark: '#7d1f18', soft: '#f6d8d3' },
  purple: { main: '#70479f', dark: '#452768', soft: '#e5d9f2' },
  wonder: { main: '#b08a4d', dark: '#6d5227', soft: '#f3e6cb' },
  wonder_stage: { main: '#b08a4d', dark: '#6d5227', soft: '#f3e6cb' },
  progress_token: { main: '#2b8a7e', dark: '#155249', soft: '#cfeae5' },
  divinity: { main: '#3f55a5', dark: '#243267', soft: '#d7dcf4' },
  mythology_token: { main: '#3f55a5', dark: '#243267', soft: '#d7dcf4' },
  defeat_token: { main: '#5a4d4a', dark: '#332b29', soft: '#ddd6d3' },
  victory_token: { main: '#c2892b', dark: '#7a1f18', soft: '#f6e3c0' },
  black: { main: '#3d3d46', dark: '#18181d', soft: '#cfcfd8' },
  senator: { main: '#c26a2b', dark: '#6e3410', soft: '#f8e3cf' },
  leader: { main: '#cdc3ae', dark: '#54493a', soft: '#f4efe4' },
};

export function paint(colour: string): Paint {
  return COLOURS[colour] ?? COLOURS.wonder!;
}

const FAMILY_ICONS: Record<string, GameIconName> = {
  wonder_stage: 'wonder',
  senator: 'leader',
  mythology_token: 'divinity',
  defeat_token: 'red',
  victory_token: 'purple',
};

/** The icon of a colour, as a path in a box of 512 by 512. */
export function familyIcon(colour: string): string {
  const name = FAMILY_ICONS[colour] ?? colour;
  return name in GAME_ICONS ? GAME_ICONS[name as GameIconName] : GAME_ICONS.wonder;
}

export const GOODS: Record<string, string> = {
  clay: '#b5552d',
  wood: '#4f7d3a',
  stone: '#8b8f95',
  glass: '#2fa3bd',
  papyrus: '#c9a45b',
  ore: '#4a4f5c',
  loom: '#9c4f8f',
};

/** A number that is always the same for a word, for small variations of a drawing. */
export function stableNumber(word: string, bound: number): number {
  let number = 2166136261;
  for (const letter of word) number = Math.imul(number ^ letter.charCodeAt(0), 16777619) >>> 0;
  return number % bound;
}
