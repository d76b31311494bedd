/** Portraits of leaders, put together from robes, hair, beards and hats. Box: 100 by 70, the chin at 46. */
import { circle, type Layer } from './motifs';
import { INK } from './palette';

type Look = {
  skin: Skin;
  robe: string;
  dress?: keyof typeof DRESSES;
  hair?: string;
  style?: keyof typeof HAIR;
  beard?: keyof typeof BEARDS;
  hat?: keyof typeof HATS;
  cloth?: string;
};
type Skin = keyof typeof SKINS;

const SKINS = {
  fair: ['#efcba6', '#c99873'],
  olive: ['#d9a679', '#ab7849'],
  brown: ['#b17a4e', '#83532f'],
  dark: ['#8a5a3a', '#5f3a22'],
} as const;
const GOLD = '#dba52f';
const BRONZE = '#b07a35';
const BLACK = '#231c1a';
const BROWN = '#5a3a22';
const AUBURN = '#8a4a22';
const FAIR = '#c79a4b';
const GREY = '#9c9a96';
const WHITE = '#cdc8bd';
const RED = '#a8322a';
const PURPLE = '#5f3a86';
const BLUE = '#2b5597';
const TEAL = '#23766d';
const GREEN = '#4f7a3c';
const LINEN = '#f0e7d4';

const BUST = 'M14 70C15 57 30 52 43 49Q50 56 57 49C70 52 85 57 86 70Z';
const FACE = 'M37 25C37 14 43 11 50 11s13 3 13 14v6c0 9-6 15-13 15S37 40 37 31Z';
const EYES = circle(44.5, 28.5, 1.5) + circle(55.5, 28.5, 1.5);
const BROWS = 'M41 24.5q3.5-2 7-.3v1.3q-3.5-1.5-7 .3ZM52 24.2q3.5-1.7 7 .3v1.3q-3.5-1.8-7-.3Z';
const NOSE = 'M49.3 28h1.4l1.6 6.5q-2.3 1.4-4.6 0Z';
const MOUTH = 'M45.5 38.8q4.5-1.5 9 0-4.5 3.4-9 0Z';

/** The garment over the robe. */
const DRESSES = {
  plain: (colour: string): Layer[] => [
    [colour, BUST],
    [INK + '33', 'M43 49Q50 56 57 49L59 50Q50 60 41 50Z'],
  ],
  toga: (colour: string): Layer[] => [
    [LINEN, BUST],
    [colour, 'M57 49C70 52 85 57 86 70H30Q52 66 57 49Z'],
    [INK + '33', 'M57 49q3 13-14 21h-4q17-8 16-21Z'],
  ],
  collar: (colour: string): Layer[] => [
    [LINEN, BUST],
    [colour, 'M31 52Q50 74 69 52L60 49.5Q50 58 40 49.5Z'],
    [GOLD, 'M34 51.5Q50 70 66 51.5L63 50.5Q50 65 37 50.5Z'],
  ],
  armour: (colour: string): Layer[] => [
    [colour, BUST],
    [BRONZE, 'M32 53 43 49Q50 56 57 49L68 53 66 70H34Z'],
    [GOLD, `M32 53l5-2 3 10-6 1ZM68 53l-5-2-3 10 6 1Z${circle(50, 63, 3)}`],
  ],
  cloak: (colour: string): Layer[] => [
    [LINEN, BUST],
    [colour, 'M14 70C15 57 30 52 43 49L60 70ZM57 49C70 52 85 57 86 70H68Z'],
    [GOLD, circle(62, 55, 4)],
  ],
};

/** Behind the face, and before it. */
const HAIR = {
  short: [[], ['M35 29C33 11 41 6 50 6S67 11 65 29L62.5 21Q58 16 50 17T37.5 21Z']],
  bald: [[], ['M36 31q-2.5-7 0-13l2.5 4v9ZM64 31q2.5-7 0-13l-2.5 4v9Z']],
  curls: [
    [circle(37, 16, 6) + circle(63, 16, 6) + circle(36, 26, 4) + circle(64, 26, 4)],
    [circle(43, 10.5, 6) + circle(51, 9, 6) + circle(58, 11, 6)],
  ],
  long: [
    ['M33 26C32 9 40 5 50 5S68 9 67 26C68 40 70 48 74 58H58V30Q50 22 42 30V58H26C30 48 32 40 33 26Z'],
    ['M36.5 28C35 13 42 8 50 8S65 13 63.5 28Q61 17 50 15 39 17 36.5 28Z'],
  ],
  bun: [
    [circle(50, 6, 6.5) + 'M35 30C33 12 41 8 50 8S67 12 65 30Z'],
    ['M36.5 28C35 13 42 8 50 8S65 13 63.5 28Q60 17 51 16L50 9 49 16Q40 17 36.5 28Z'],
  ],
  wig: [['M30 50C29 12 38 5 50 5S71 12 70 50H60V26H40V50Z'], ['M36.5 24V17Q43 8 50 8t13.5 9v7Q50 19 36.5 24Z']],
  plaits: [
    ['M35 28C33 11 41 6 50 6S67 11 65 28L70 60H62L60 30H40L38 60H30Z'],
    ['M36.5 28C35 13 42 8 50 8S65 13 63.5 28Q59 17 50 16 41 17 36.5 28ZM31 44h8v2.5h-8ZM61 44h8v2.5h-8Z'],
  ],
} as const;

const BEARDS = {
  short: ['M37 30Q37 46.5 50 47.5 63 46.5 63 30 61 37 56.5 37.5 50 34.5 43.5 37.5 39 37 37 30Z'],
  full: ['M37 29Q34 53 50 55 66 53 63 29 61 37 56.5 37.5 50 34.5 43.5 37.5 39 37 37 29Z'],
  long: ['M37 29Q33 50 46 64H54Q67 50 63 29 61 37 56.5 37.5 50 34.5 43.5 37.5 39 37 37 29Z'],
  curled: ['M37 29 36 58H64L63 29Q61 37 56.5 37.5 50 34.5 43.5 37.5 39 37 37 29Z', 'M37 44H63V46H37ZM37 50H63V52H37Z'],
  braided: ['M47 46H53L54.5 60H45.5Z'],
} as const;

const rays = (places: number[]) => places.map((x) => `M${x - 2.5} 15 ${50 + (x - 50) * 1.35} 2 ${x + 2.5} 15Z`).join('');
const leaves = (places: [number, number][]) =>
  places.map(([x, y]) => `M${x} ${y}q5-6 9-4-2 6-9 4ZM${100 - x} ${y}q-5-6-9-4 2 6 9 4Z`).join('');
const BAND = 'M35.5 20.5Q50 12.5 64.5 20.5V24Q50 16.5 35.5 24Z';

const HATS = {
  laurel: (colour: string) => [
    [
      colour,
      leaves([
        [33, 26],
        [34, 20],
        [38, 15],
        [42, 11.5],
      ]),
    ],
  ],
  crown: () => [
    [GOLD, 'M34 22 32 5 41 12 50 2 59 12 68 5 66 22Q50 14 34 22Z'],
    [RED, circle(50, 13, 2)],
    [BLUE, circle(40.5, 15, 1.6) + circle(59.5, 15, 1.6)],
  ],
  diadem: () => [
    [GOLD, BAND],
    [RED, circle(50, 18, 2.2)],
  ],
  band: (colour: string) => [[colour, BAND]],
  nemes: (colour: string) => [
    [colour, 'M29 54C28 14 36 4 50 4S72 14 71 54H61.5V24Q50 17 38.5 24V54Z'],
    [BLUE, 'M31 36h7.5v3H30.5ZM31 43h7.5v3H30ZM61.5 36H69l.5 3h-8ZM61.5 43H70v3h-8.5ZM38 9l4-2-1 12-3 3ZM62 9l-4-2 1 12 3 3Z'],
    [GOLD, BAND],
    [RED, 'M48 20q-2-8 2-10 4 2 2 10Z'],
  ],
  tower: (colour: string) => [
    [colour, 'M37.5 23 30 3Q50-3 70 3L62.5 23Q50 15 37.5 23Z'],
    [GOLD, 'M33.5 12Q50 5 66.5 12L65 16Q50 9 35 16ZM37 22Q50 14 63 22V25Q50 17 37 25Z'],
  ],
  vulture: () => [
    [GOLD, 'M34 36Q30 10 50 7 70 10 66 36L61 30Q62 18 50 16 38 18 39 30Z'],
    [BLUE, 'M36 20q4-7 9-8l-1 3q-5 2-7 8ZM64 20q-4-7-9-8l1 3q5 2 7 8Z'],
    [RED, 'M48 16q-2-8 2-10 4 2 2 10Z'],
  ],
  cap: (colour: string) => [
    [colour, 'M35.5 23C35 10 42 6 50 6S65 10 64.5 23Q50 16 35.5 23Z'],
    [INK + '33', 'M35.5 23Q50 16 64.5 23V20.5Q50 13.5 35.5 20.5Z'],
  ],
  brim: (colour: string) => [
    [colour, 'M37 16Q37 4 50 4T63 16Z'],
    [INK + '55', 'M34 15Q50 8 66 15V23.5Q50 16 34 23.5Z'],
    [colour, 'M33.5 14Q50 7 66.5 14V21.5Q50 14 33.5 21.5Z'],
  ],
  cone: (colour: string) => [
    [colour, 'M36 22 44 3h12l8 19Q50 14 36 22Z'],
    [GOLD, 'M35.5 20.5Q50 12.5 64.5 20.5V24Q50 16 35.5 24ZM40 12Q50 8 60 12l1 2.5Q50 10 39 14.5Z'],
  ],
  battlements: () => [
    [GOLD, 'M35.5 23 34 4h5v4h5V4h4v4h4V4h4v4h5V4h5L64.5 23Q50 15 35.5 23Z'],
    [TEAL, circle(42, 14, 1.8) + circle(50, 12.5, 1.8) + circle(58, 14, 1.8)],
  ],
  rays: () => [
    [GOLD, rays([38, 44, 50, 56, 62])],
    [GOLD, BAND],
  ],
  phrygian: (colour: string) => [
    [colour, 'M35 23C33 8 44 0 56 2q13 3 12 12-4 2-7-1 5 5 3.5 10Q50 15 35 23Z'],
    [GOLD, BAND],
  ],
  nomad: (colour: string) => [
    [colour, 'M34 34C33 16 41 12 52 1q3 11 9 14 6 6 5 19l-5-2V23Q50 16 39 23v9Z'],
    [GOLD, `M38 19Q50 12 62 19v2.5Q50 15 38 21.5Z${circle(50, 9, 1.5)}`],
  ],
  corinthian: (colour: string) => [
    [colour, 'M28 22Q30 0 50 0t22 22l-6-2Q62 8 50 8T34 20Z'],
    [BRONZE, 'M34.5 42C32 13 40 6 50 6S68 13 65.5 42L60 39V27Q55 23 53 28V36H47V28Q45 23 40 27V39Z'],
    [INK + '44', 'M40 27q5-4 7 1v2q-3-4-7-1ZM60 27q-5-4-7 1v2q3-4 7-1Z'],
  ],
  crested: (colour: string) => [
    [colour, 'M30 18Q32 0 50 0t20 18l-5-1Q61 7 50 7T35 17Z'],
    [BRONZE, 'M35 26C34 10 41 5 50 5S66 10 65 26L62 20Q50 15 38 20Z'],
  ],
  plumed: (colour: string) => [
    [colour, 'M50 8Q52-3 66 0q-6 2-12 9Z'],
    [BRONZE, 'M34.5 30C34 10 42 6 50 6S66 10 65.5 30L62 22Q50 17 38 22Z'],
    [GOLD, BAND],
  ],
  veil: (colour: string) => [
    [colour, 'M28 60C27 12 38 4 50 4S73 12 72 60L62 54V26Q60 15 50 15T38 26V54Z'],
    [GOLD, 'M37 20Q50 11 63 20v2.5Q50 14 37 22.5Z'],
  ],
  turban: (colour: string) => [
    [colour, 'M33 22C31 8 40 3 50 3S69 8 67 22Q50 15 33 22Z'],
    [INK + '2e', 'M34 16Q46 12 62 4l3 3Q50 15 34 20ZM36 9Q44 7 52 3h5Q46 10 35 13Z'],
  ],
  pearls: () => [
    [GOLD, 'M34.5 22 33.5 8H66.5L65.5 22Q50 14 34.5 22Z'],
    [
      WHITE,
      [36, 43, 50, 57, 64].map((x) => circle(x, 8, 1.8)).join('') +
        circle(35, 27, 1.5) +
        circle(35, 31, 1.5) +
        circle(65, 27, 1.5) +
        circle(65, 31, 1.5),
    ],
    [RED, circle(50, 14, 2.2)],
    [TEAL, circle(42, 15, 1.8) + circle(58, 15, 1.8)],
  ],
} satisfies Record<string, (colour: string) => string[][]>;

const LOOKS: Record<string, Look> = {
  alexander: { skin: 'fair', robe: PURPLE, dress: 'armour', hair: FAIR, style: 'curls', hat: 'diadem' },
  amytis: { skin: 'olive', robe: GREEN, hair: BLACK, style: 'plaits', hat: 'diadem' },
  archimedes: { skin: 'fair', robe: TEAL, dress: 'toga', hair: WHITE, style: 'bald', beard: 'full' },
  aristotle: { skin: 'fair', robe: BLUE, dress: 'toga', hair: GREY, style: 'short', beard: 'short' },
  aspasia: { skin: 'fair', robe: TEAL, dress: 'cloak', hair: BROWN, style: 'bun', hat: 'band', cloth: GOLD },
  berenice: { skin: 'fair', robe: PURPLE, dress: 'cloak', hair: FAIR, style: 'long', hat: 'diadem' },
  bilkis: { skin: 'dark', robe: RED, dress: 'collar', hair: BLACK, style: 'long', hat: 'veil', cloth: GOLD },
  caesar: { skin: 'fair', robe: RED, dress: 'toga', hair: GREY, style: 'bald', hat: 'laurel', cloth: GREEN },
  caligula: { skin: 'fair', robe: PURPLE, dress: 'toga', hair: AUBURN, style: 'short', hat: 'laurel', cloth: GOLD },
  cleopatra: { skin: 'olive', robe: TEAL, dress: 'collar', hair: BLACK, style: 'wig', hat: 'vulture' },
  croesus: { skin: 'olive', robe: GOLD, hair: BROWN, style: 'curls', beard: 'full', hat: 'crown' },
  darius: { skin: 'olive', robe: PURPLE, hair: BLACK, style: 'curls', beard: 'curled', hat: 'battlements' },
  diocletian: { skin: 'olive', robe: PURPLE, dress: 'cloak', hair: GREY, style: 'short', beard: 'short', hat: 'rays' },
  euclid: { skin: 'olive', robe: BROWN, hair: GREY, style: 'short', beard: 'full', hat: 'band', cloth: LINEN },
  hammurabi: { skin: 'brown', robe: RED, hair: BLACK, style: 'curls', beard: 'curled', hat: 'brim', cloth: '#7d5a34' },
  hannibal: { skin: 'brown', robe: RED, dress: 'armour', hair: BLACK, style: 'short', beard: 'short', hat: 'plumed', cloth: RED },
  hatshepsut: { skin: 'brown', robe: BLUE, dress: 'collar', hat: 'nemes', cloth: GOLD },
  hiram: { skin: 'olive', robe: PURPLE, hair: BROWN, style: 'curls', beard: 'full', hat: 'cone', cloth: PURPLE },
  hypatia: { skin: 'olive', robe: BLUE, dress: 'toga', hair: BROWN, style: 'bun' },
  imhotep: { skin: 'brown', robe: BLUE, dress: 'collar', hat: 'cap', cloth: BLUE },
  justinian: { skin: 'olive', robe: PURPLE, dress: 'cloak', hair: BROWN, style: 'short', hat: 'pearls' },
  leonidas: { skin: 'olive', robe: RED, dress: 'armour', hair: BROWN, style: 'short', beard: 'full', hat: 'corinthian', cloth: RED },
  maecenas: { skin: 'fair', robe: GREEN, dress: 'toga', hair: BROWN, style: 'short' },
  midas: { skin: 'olive', robe: GOLD, dress: 'cloak', hair: GREY, style: 'curls', beard: 'short', hat: 'phrygian', cloth: RED },
  nebuchadnezzar: { skin: 'brown', robe: BLUE, hair: BLACK, style: 'curls', beard: 'curled', hat: 'cone', cloth: BLUE },
  nefertiti: { skin: 'brown', robe: TEAL, dress: 'collar', hat: 'tower', cloth: BLUE },
  nero: { skin: 'fair', robe: RED, dress: 'cloak', hair: AUBURN, style: 'curls', beard: 'short', hat: 'laurel', cloth: GOLD },
  pericles: { skin: 'fair', robe: BLUE, dress: 'cloak', hair: BROWN, style: 'short', beard: 'short', hat: 'crested', cloth: BLUE },
  phidias: { skin: 'olive', robe: '#8a6d4a', hair: BROWN, style: 'bald', beard: 'short' },
  plato: { skin: 'fair', robe: RED, dress: 'toga', hair: WHITE, style: 'curls', beard: 'long' },
  praxiteles: { skin: 'fair', robe: GREEN, hair: AUBURN, style: 'curls', hat: 'band', cloth: LINEN },
  ptolemy: { skin: 'brown', robe: BLUE, dress: 'cloak', hair: BLACK, style: 'short', beard: 'full', hat: 'cap', cloth: RED },
  pythagoras: { skin: 'olive', robe: LINEN, hair: WHITE, style: 'short', beard: 'long', hat: 'turban', cloth: LINEN },
  ramses: { skin: 'brown', robe: RED, dress: 'collar', hair: BLACK, beard: 'braided', hat: 'nemes', cloth: GOLD },
  sappho: { skin: 'olive', robe: '#a85a7a', dress: 'cloak', hair: BLACK, style: 'bun', hat: 'laurel', cloth: GREEN },
  semiramis: { skin: 'brown', robe: PURPLE, dress: 'armour', hair: BLACK, style: 'long', hat: 'battlements' },
  solomon: { skin: 'olive', robe: BLUE, dress: 'cloak', hair: WHITE, style: 'short', beard: 'long', hat: 'crown' },
  tomyris: { skin: 'olive', robe: BROWN, dress: 'armour', hair: AUBURN, style: 'plaits', hat: 'nomad', cloth: RED },
  varro: { skin: 'fair', robe: BROWN, dress: 'toga', hair: GREY, style: 'bald' },
  vitruvius: { skin: 'olive', robe: GREEN, dress: 'cloak', hair: BROWN, style: 'short', beard: 'short' },
  xenophon: { skin: 'olive', robe: GREEN, dress: 'armour', hair: BROWN, style: 'short', beard: 'full', hat: 'crested', cloth: WHITE },
  zenobia: { skin: 'brown', robe: PURPLE, dress: 'armour', hair: BLACK, style: 'long', hat: 'plumed', cloth: PURPLE },
};

/** Bots with a personality. */
const BOTS: Record<string, Look> = {
  livia: { skin: 'fair', robe: TEAL, dress: 'cloak', hair: AUBURN, style: 'bun', hat: 'band', cloth: LINEN },
  fan_li: { skin: 'olive', robe: GOLD, hair: BLACK, style: 'short', beard: 'braided', hat: 'cap', cloth: '#7d5a34' },
  brennus: { skin: 'fair', robe: GREEN, dress: 'armour', hair: FAIR, style: 'plaits', beard: 'full', hat: 'plumed', cloth: LINEN },
  rabirius: { skin: 'fair', robe: BROWN, dress: 'toga', hair: GREY, style: 'short', beard: 'short', hat: 'band', cloth: BLUE },
  gan_de: { skin: 'olive', robe: BLUE, hair: WHITE, style: 'bun', beard: 'long' },
  eumachia: { skin: 'olive', robe: '#a85a7a', dress: 'toga', hair: BROWN, style: 'curls', hat: 'diadem' },
  amanirenas: { skin: 'dark', robe: RED, dress: 'collar', hair: BLACK, style: 'wig', hat: 'battlements' },
  puabi: { skin: 'brown', robe: PURPLE, dress: 'collar', hair: BLACK, style: 'long', hat: 'laurel', cloth: GOLD },
  aglaonice: { skin: 'brown', robe: BLUE, dress: 'cloak', hair: BLACK, style: 'plaits', hat: 'rays' },
  numa: { skin: 'fair', robe: PURPLE, dress: 'toga', hair: WHITE, style: 'curls', beard: 'full', hat: 'laurel', cloth: GREEN },
};

export const hasPortrait = (bot: string | null): bot is string => bot !== null && bot in BOTS;

function painted(colour: string, paths: readonly string[]): Layer[] {
  return paths.map((path, place) => [place ? `${WHITE}55` : colour, path]);
}

/** The portrait of a leader, from back to front. A colour stands where a picture of a building has the name of a tone. */
export const portraitOf = (id: string): Layer[] => drawn(LOOKS[id]);

export const botPortrait = (id: string): Layer[] => drawn(BOTS[id]);

function drawn(known: Look | undefined): Layer[] {
  const look: Look = known ?? { skin: 'olive', robe: BROWN, hair: BROWN, style: 'short' };
  const [skin, shade] = SKINS[look.skin];
  const hair = look.hair ?? BLACK;
  const [behind, before] = look.style ? HAIR[look.style] : [[], []];
  return [
    ...painted(hair, behind),
    ...DRESSES[look.dress ?? 'plain'](look.robe),
    [shade, 'M44 40H56V50Q50 56 44 50Z'],
    [skin, FACE],
    ...painted(hair, before),
    ...(look.beard ? painted(hair, BEARDS[look.beard]) : []),
    [shade, NOSE],
    ['#9a4a3c', MOUTH],
    [INK, EYES + BROWS],
    ...(look.hat ? (HATS[look.hat](look.cloth ?? GOLD) as Layer[]) : []),
  ];
}
