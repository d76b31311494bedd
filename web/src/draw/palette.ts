/** Colours and signs of the drawings. Every colour has a letter and a shape of its own as well. */
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
  leader: { main: '#cdc3ae', dark: '#54493a', soft: '#f4efe4' },
};

export function paint(colour: string): Paint {
  return COLOURS[colour] ?? COLOURS.wonder!;
}

/** The shape of a colour's badge, as a path in a box of 20 by 20. */
export const SHAPES: Record<string, string> = {
  brown: 'M3 3h14v14H3Z',
  gray: 'M6 2h8l5 8-5 8H6L1 10Z',
  blue: 'M10 1 19 7v12H1V7Z',
  green: 'M10 1a9 9 0 1 0 .01 0Z',
  yellow: 'M10 0 20 10 10 20 0 10Z',
  red: 'M2 2h16v8c0 5-4 8-8 10-4-2-8-5-8-10Z',
  purple: 'M10 0l3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1Z',
  wonder: 'M10 1 20 18H0Z',
  wonder_stage: 'M10 1 20 18H0Z',
  progress_token: 'M10 1a9 9 0 1 0 .01 0Z',
  divinity: 'M10 0 19 5v10l-9 5-9-5V5Z',
  mythology_token: 'M10 0 19 5v10l-9 5-9-5V5Z',
  defeat_token: 'M2 2h16v8c0 5-4 8-8 10-4-2-8-5-8-10Z',
  victory_token: 'M2 2h16v8c0 5-4 8-8 10-4-2-8-5-8-10Z',
  black: 'M1 3h18l-4 7 4 7H1l4-7Z',
  leader: 'M3 20V9a7 7 0 0 1 14 0v11Z',
};

/** One letter a colour, the same in both languages' cards: it is explained in the help of a card. */
export const LETTERS: Record<string, string> = {
  brown: 'M',
  gray: 'F',
  blue: 'C',
  green: 'S',
  yellow: 'T',
  red: 'A',
  purple: 'G',
  wonder: 'W',
  wonder_stage: 'W',
  divinity: 'D',
  defeat_token: '−',
  victory_token: '+',
  black: 'B',
  leader: 'L',
};

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
