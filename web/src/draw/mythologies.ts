/** Colour and sign of each mythology; a sign is a path around the middle of a box of 24 by 24. */
export type Looks = { colour: string; dark: string; sign: string };

const LOOKS: Record<string, Looks> = {
  mesopotamian: { colour: '#b3742a', dark: '#6b420f', sign: 'M-8 8V4h4V0h4v-4h4v4h4v4h-1v4ZM-2-6 2-10 6-6Z' },
  phoenician: { colour: '#4f8f8a', dark: '#245450', sign: 'M-10 4Q0 10 10 4L7 9H-7ZM-1-9v11M-1-9Q7-6 8 1H-1Z' },
  greek: { colour: '#3f6fb0', dark: '#1e3f70', sign: 'M2-11-6 2H0L-3 11 7-3H1Z' },
  egyptian: { colour: '#b99a2c', dark: '#6d580d', sign: 'M-9 0Q0-8 9 0 0 8-9 0ZM0-3a3 3 0 1 0 .01 0ZM0 4v6M4 4q3 3 1 6' },
  roman: { colour: '#9c3a3a', dark: '#5c1a1a', sign: 'M0-10V9M-5 9H5M0-10q-9 3-10 10Q-4 2 0-3 4 2 10 0 9-7 0-10Z' },
};
const STAR: Looks = { colour: '#3f55a5', dark: '#243267', sign: 'M0-11l3 7 8 .5-6 5 2 8.5L0 5.5-7 10l2-8.5-6-5L-3-4Z' };

export function mythologyStyle(mythology: string): Looks {
  return LOOKS[mythology] ?? STAR;
}
