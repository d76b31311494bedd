/** Pictures of buildings and things, in layers. Box: 100 by 70, the ground at 66. A tone is a colour of the card, or one of these. */
import { printedName } from './printed_name';

export type Layer = [tone: string, path: string];
export const TONES: Record<string, string> = {
  light: '#fffaf0',
  gold: '#e2ab3a',
  leaf: '#3f7a45',
  shade: '#2a5630',
  clay: '#b5552d',
  fired: '#8c3c1b',
  stone: '#a3a8ae',
  rock: '#6d737b',
  water: '#4a90b8',
  flame: '#e2842a',
  timber: '#8d5b33',
  plank: '#5c381c',
  glass: '#7fd0df',
  deep: '#2a8aa3',
  grape: '#6d3f86',
  ink: '#2b2118',
  skin: '#e5b98a',
};

export const circle = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
export const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}Z`;
export const many = (places: number[], draw: (x: number) => string) => places.map(draw).join('');
export const columns = (places: number[], y: number, h: number, w = 6) => many(places, (x) => box(x, y, w, h));
export const arches = (places: number[], y: number, w: number, foot: number) =>
  many(places, (x) => `M${x} ${foot}V${y}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${foot}Z`);
const crown = (x: number, y: number, teeth: number, step = 8) =>
  many(
    Array.from({ length: teeth }, (_, place) => x + place * step),
    (at) => box(at, y, step * 0.6, 5),
  );
const LOG = [34, 50, 66];

export const MOTIFS: Record<string, Layer[]> = {
  forest: [
    ['plank', columns([29, 51, 73], 50, 16, 5)],
    ['leaf', 'M31 16 45 54H17ZM53 6 71 52H36ZM76 20 89 56H63Z'],
    ['shade', 'M31 16 45 54H31ZM53 6 71 52H53ZM76 20 89 56H76Z'],
  ],
  logs: [
    ['timber', many(LOG, (x) => circle(x, 57, 9)) + many([42, 58], (x) => circle(x, 42, 9)) + circle(50, 27, 9)],
    ['soft', many(LOG, (x) => circle(x, 57, 5.5)) + many([42, 58], (x) => circle(x, 42, 5.5)) + circle(50, 27, 5.5)],
    ['timber', many(LOG, (x) => circle(x, 57, 2)) + many([42, 58], (x) => circle(x, 42, 2)) + circle(50, 27, 2)],
  ],
  saw: [
    ['plank', 'M22 66 32 40H36L28 66ZM64 40h4L78 66H72ZM20 36H80V41H20Z'],
    ['timber', 'M26 27H78a5 5 0 0 1 0 10H26Z'],
    ['soft', circle(78, 32, 4)],
    ['stone', 'M44 8h4V56H44ZM44 12l-4 4 4 4-4 4 4 4-4 4 4 4-4 4 4 4-4 4 4 4Z'],
    ['plank', 'M38 4H54V9H38Z'],
  ],
  sapling: [
    ['timber', 'M30 66C29 58 29 52 30 44h4c1 8 1 14 0 22ZM64 66c-1-8-1-14 0-20h5c1 8 1 12 0 20Z'],
    ['leaf', circle(32, 32, 15) + circle(22, 40, 9) + circle(42, 40, 9) + circle(66, 34, 15) + circle(57, 42, 9) + circle(77, 42, 9)],
    ['shade', circle(36, 38, 8) + circle(70, 40, 8)],
  ],
  bricks: [
    ['fired', 'M18 64H82V67H18Z'],
    ['clay', many([20, 41, 62], (x) => box(x, 53, 18, 10)) + many([30, 51], (x) => box(x, 41, 18, 10)) + box(41, 29, 18, 10)],
    ['fired', many([20, 41, 62], (x) => box(x, 60, 18, 3)) + many([30, 51], (x) => box(x, 48, 18, 3)) + box(41, 36, 18, 3)],
    ['dark', 'M68 40q-4-6 2-11t0-11q8 6 2 12t0 10Z'],
  ],
  pit: [
    ['clay', 'M6 66 20 38Q50 24 80 38L94 66Z'],
    ['fired', 'M22 66 32 50Q50 42 68 50L78 66Z'],
    ['plank', 'M44 66 56 30 60 31 48 66Z'],
    ['stone', 'M50 18q14-2 22 9l-9-2-5 7-6-3 2-7Z'],
  ],
  pool: [
    ['fired', 'M8 66Q10 46 50 44T92 66Z'],
    ['clay', 'M18 64Q22 50 50 50T82 64Z'],
    ['light', 'M32 58q8-3 16 0-8 3-16 0Z'],
    ['clay', 'M36 40V26q0-8 14-8t14 8V40q0 6-14 6t-14-6Z'],
    ['fired', 'M36 26q14 6 28 0v4q-14 6-28 0Z'],
  ],
  blocks: [
    ['stone', 'M14 50 34 42 54 50 34 58ZM46 50 66 42 86 50 66 58ZM30 32 50 24 70 32 50 40Z'],
    ['rock', 'M14 50 34 58V68L14 60ZM46 50 66 58V68L46 60ZM30 32 50 40V52L30 44Z'],
    ['dark', 'M34 58 54 50V60L34 68ZM66 58 86 50V60L66 68ZM50 40 70 32V44L50 52Z'],
  ],
  cliff: [
    ['rock', 'M4 66 14 26 34 20 40 34 60 12 78 22 96 66Z'],
    ['stone', 'M14 26 34 20 40 34 26 44ZM60 12 78 22 70 38 52 40 40 34Z'],
    ['dark', 'M36 66 42 52H58L64 66Z'],
    ['stone', 'M66 56h14v10H66ZM72 48h12v8H72Z'],
  ],
  mine: [
    ['dark', 'M2 66 30 18 44 36 62 10 98 66Z'],
    ['soft', 'M62 10 72 26 62 30 54 22ZM30 18 38 28 30 33 24 28Z'],
    ['ink', 'M36 66V46H62V66Z'],
    ['timber', 'M32 66V42H66V66H61V47H37V66Z'],
    ['rock', 'M42 54H56L54 62H44Z'],
    ['gold', circle(45, 53, 2.4) + circle(50, 51.5, 2.8) + circle(54, 53.5, 2)],
  ],
  furnace: [
    ['dark', 'M24 66V36L34 22H58L68 36V66ZM60 24V6H70V36Z'],
    ['flame', 'M36 66V50a10 10 0 0 1 20 0V66Z'],
    ['gold', 'M41 66q-3-9 5-16 8 7 5 16Z'],
    ['rock', 'M72 58H88L84 66H76Z'],
    ['soft', 'M63 2q-5-4 1-6M68 2q6-3 2-7Z'],
  ],
  flasks: [
    ['plank', 'M14 60H86V65H14Z'],
    ['deep', 'M26 60q-8-4-8-14 0-8 8-11V24h10V35q8 3 8 11 0 10-8 14ZM62 60V40l-5-7V24h18v9l-5 7V60Z'],
    ['glass', 'M28 57q-6-4-6-11 0-7 7-9V27h4V37q-6 3-6 9 0 7 5 11ZM64 57V40l-4-8V27h5v5l3 8V57Z'],
    ['flame', circle(51, 54, 6)],
  ],
  blower: [
    ['dark', 'M64 66V40L74 30 84 40V66Z'],
    ['flame', 'M68 66V54a6 6 0 0 1 12 0V66Z'],
    ['plank', 'M18 12 50 38 48 41 16 15Z'],
    ['deep', circle(52, 46, 14)],
    ['glass', circle(48, 42, 8)],
    ['light', circle(46, 39, 3)],
  ],
  papyrus: [
    ['leaf', 'M22 66Q20 40 14 24q10 14 11 42ZM30 66q0-30 6-46-2 22-3 46Z'],
    ['leaf', 'M14 24q-8-6-8-14 6 4 8 14ZM14 24q-2-10 4-16 2 8-4 16ZM36 20q-5-8-1-16 4 7 1 16ZM36 20q2-10 8-13 1 9-8 13Z'],
    ['plank', 'M46 18H90V22H46ZM48 22h3V66H48ZM85 22h3V66H85Z'],
    ['light', box(54, 24, 12, 26) + box(70, 24, 12, 26)],
    ['dark', many([28, 33, 38, 43], (y) => box(56, y, 8, 1.4) + box(72, y, 8, 1.4))],
  ],
  press: [
    ['plank', 'M20 60H80V66H20ZM24 14h7V60H24ZM69 14h7V60H69ZM20 10H80V18H20Z'],
    ['rock', 'M46 18h8V40H46ZM46 22h8v2H46ZM46 28h8v2H46Z'],
    ['timber', 'M33 38H67V44H33Z'],
    ['light', 'M34 46H66V58H34Z'],
    ['soft', 'M34 49H66V50H34ZM34 53H66V54H34Z'],
  ],
  loom: [
    ['plank', 'M22 8h6V66H22ZM72 8h6V66H72ZM18 10H82V15H18ZM18 56H82V61H18Z'],
    ['light', many([32, 36, 40, 44, 48, 52, 56, 60, 64, 68], (x) => box(x, 15, 1.4, 41))],
    ['grape', 'M30 34H70V56H30Z'],
    ['gold', 'M30 38H70V41H30ZM30 46H70V49H30Z'],
    ['timber', 'M14 29q36-7 72 0-36 7-72 0Z'],
  ],
  palisade: [
    ['timber', many([10, 20, 30, 60, 70, 80], (x) => `M${x} 66V36l4.5-7 4.5 7V66Z`)],
    ['plank', 'M8 46H40V50H8ZM60 46H92V50H60ZM38 22 42 66H36ZM62 22l2 44H58ZM34 16H66V24H34Z'],
    ['dark', 'M32 16 50 4 68 16Z'],
    ['main', 'M50-4v8h12L58 0Z'],
  ],
  tower: [
    ['dark', 'M34 66V30H66V66ZM30 18H70V30H30Z' + crown(30, 13, 5)],
    ['soft', 'M46 66V54a4 4 0 0 1 8 0V66ZM48 36h4v9H48Z'],
    ['main', 'M50-2V14M50 0H66L61 5 66 10H50Z'],
    ['rock', 'M8 58H34V66H8ZM66 58H92V66H66Z'],
  ],
  walls: [
    ['dark', 'M10 38H90V66H10ZM10 24H28V66H10ZM72 24H90V66H72Z' + crown(10, 18, 3, 7) + crown(72, 18, 3, 7) + crown(32, 33, 5)],
    ['soft', 'M43 66V54a7 7 0 0 1 14 0V66Z'],
    ['plank', 'M45 66V54a5 5 0 0 1 10 0V66Z'],
    ['soft', 'M17 32h3v7h-3ZM79 32h3v7h-3Z'],
    ['main', 'M18 4H30L26 9 30 13H19V18H18ZM80 4H92L88 9 92 13H81V18H80Z'],
  ],
  fortress: [
    [
      'dark',
      'M6 44H94V66H6ZM30 26H70V66H30ZM42 10H58V30H42Z' +
        crown(6, 39, 3, 9) +
        crown(70, 39, 3, 9) +
        crown(30, 21, 5, 8.6) +
        crown(41, 5, 3, 7),
    ],
    ['main', 'M6 52H94V54H6ZM30 36H70V38H30Z'],
    ['soft', 'M44 66V54a6 6 0 0 1 12 0V66ZM48 14h4v8H48ZM35 42h3v6H35ZM62 42h3v6H62Z'],
  ],
  horse: [
    ['dark', 'M32 66C31 53 41 49 43 41 37 45 31 46 26 43L24 37 37 24C41 15 48 11 54 11L57 4 61 12C75 19 80 40 76 66Z'],
    ['main', 'M61 12C75 19 80 40 76 66H70C73 44 70 26 58 17Z'],
    ['soft', circle(46, 25, 2.2)],
  ],
  horses: [
    ['dark', 'M20 66C19 55 27 52 29 45 24 48 19 49 15 46L14 41 24 31C27 24 33 20 38 20L40 14 44 21C54 27 58 44 55 66Z'],
    ['main', 'M52 66C52 54 58 50 60 42 55 45 50 45 47 42L46 37 56 27C59 19 65 15 70 15L72 9 76 16C86 23 90 42 87 66Z'],
    ['soft', circle(31, 32, 1.8) + circle(63, 27, 1.8)],
  ],
  tents: [
    ['main', 'M58 66 76 34 94 66Z'],
    ['dark', 'M8 66 38 20 68 66Z'],
    ['soft', 'M30 66 38 42 46 66ZM71 66 76 52 81 66Z'],
    ['gold', 'M37 6h2V22H37ZM39 6H54L49 11 54 16H39Z'],
  ],
  standard: [
    ['dark', 'M48 20h4V66H48ZM34 18H66V40H34Z'],
    ['main', 'M36 42h6v12l-3-3-3 3ZM58 42h6v12l-3-3-3 3ZM34 18H66V40H34Z'],
    ['gold', 'M50 2 54 8 66 4 60 14 52 16H48L40 14 34 4 46 8ZM40 24H60V26H40ZM40 31H60V33H40Z'],
    ['rock', 'M38 62H62V66H38Z'],
  ],
  target: [
    ['plank', 'M28 66 44 30 48 32 34 66ZM72 66 56 30 52 32 66 66Z'],
    ['light', circle(50, 34, 24)],
    ['main', circle(50, 34, 19)],
    ['light', circle(50, 34, 13)],
    ['main', circle(50, 34, 7)],
    ['ink', 'M50 33 88 12 89 14 52 36ZM84 8 92 6 90 14 86 17Z'],
  ],
  arms: [
    ['plank', 'M16 10 20 8 84 62 80 66ZM84 10 80 8 16 62 20 66Z'],
    ['stone', 'M14 4 26 6 22 16ZM86 4 74 6 78 16Z'],
    ['dark', 'M28 18H72V38C72 52 60 60 50 64 40 60 28 52 28 38Z'],
    ['main', 'M33 22H67V38C67 49 58 55 50 59 42 55 33 49 33 38Z'],
    ['gold', circle(50, 38, 8)],
  ],
  swords: [
    ['stone', 'M18 8 26 10 66 50 62 54ZM82 8 74 10 34 50 38 54Z'],
    ['gold', 'M60 46 70 56 67 59 57 49ZM40 46 30 56 33 59 43 49Z'],
    ['plank', 'M68 56 78 64 75 68 65 59ZM32 56 22 64 25 68 35 59Z'],
  ],
  helmet: [
    ['dark', 'M28 36C28 18 38 12 50 12S72 18 72 36V58L60 66V46H56V38H66V34H34V38H44V46H40V66L28 58Z'],
    ['main', 'M28 16Q50-10 72 16 62 8 50 8T28 16ZM47 8h6V30H47Z'],
    ['gold', 'M28 50 40 56V59L28 53ZM72 50 60 56V59L72 53Z'],
  ],
  catapult: [
    ['plank', 'M16 52H84V58H16ZM40 52 52 22 56 24 48 52ZM62 52 54 24 58 22 70 52Z'],
    ['timber', 'M84 44 30 14 32 10 87 41Z'],
    ['rock', circle(28, 10, 7)],
    ['dark', circle(26, 60, 8) + circle(74, 60, 8)],
    ['soft', circle(26, 60, 3) + circle(74, 60, 3)],
  ],
  arena: [
    ['dark', 'M6 66V34Q50 12 94 34V66Z'],
    ['soft', arches([11, 24, 37, 50, 63, 76], 52, 9, 66)],
    ['main', 'M6 42Q50 22 94 42V46Q50 26 6 46Z'],
    ['soft', many([14, 27, 40, 53, 66, 79], (x) => `M${x} ${40 - Math.sin((x / 95) * 3.14) * 10}v5h5v-5a2.5 2.5 0 0 0-5 0Z`)],
    ['gold', 'M49 8V22M49 8H61L57 12 61 16H50V22H49Z'],
  ],
  mortar: [
    ['plank', 'M58 34 76 4 82 8 66 36Z'],
    ['dark', 'M22 34H78C78 50 70 58 60 60V63H66V67H34V63H40V60C30 58 22 50 22 34Z'],
    ['main', 'M18 30H82V37H18Z'],
    ['leaf', 'M30 30q-8-10-2-20 8 8 4 20ZM40 30q-2-14 8-18 3 10-4 18Z'],
  ],
  pots: [
    ['plank', 'M10 40H90V44H10ZM10 62H90V66H10Z'],
    ['dark', box(16, 24, 14, 16) + box(42, 20, 16, 20) + box(70, 26, 14, 14) + box(28, 48, 16, 14) + box(58, 46, 18, 16)],
    ['main', box(18, 20, 10, 4) + box(44, 15, 12, 5) + box(72, 22, 10, 4) + box(30, 44, 12, 4)],
    ['soft', box(19, 29, 8, 6) + box(45, 27, 10, 7) + box(73, 31, 8, 5) + box(32, 52, 8, 6) + box(62, 51, 10, 6)],
  ],
  scroll: [
    ['dark', circle(28, 18, 7) + circle(72, 56, 7)],
    ['light', 'M28 11H66a7 7 0 0 1 7 7V50H35V18a7 7 0 0 0-7-7Z'],
    ['soft', 'M35 50H73V56a7 7 0 0 1-7 7H35Z'],
    ['dark', many([20, 27, 34, 41], (y) => box(41, y, 26, 2))],
    ['leaf', 'M88 4Q66 16 58 44L61 46Q80 30 88 4Z'],
  ],
  shelves: [
    ['plank', 'M12 8H88V66H12Z'],
    ['soft', box(17, 13, 66, 14) + box(17, 31, 66, 14) + box(17, 49, 66, 14)],
    [
      'main',
      many([21, 35, 49, 63], (x) => circle(x + 3, 22, 4.5)) +
        many([24, 38, 60, 74], (x) => circle(x + 2, 40, 4.5)) +
        many([22, 46, 66], (x) => circle(x + 3, 58, 4.5)),
    ],
    [
      'light',
      many([21, 35, 49, 63], (x) => circle(x + 3, 22, 2)) +
        many([24, 38, 60, 74], (x) => circle(x + 2, 40, 2)) +
        many([22, 46, 66], (x) => circle(x + 3, 58, 2)),
    ],
  ],
  dome: [
    ['dark', 'M28 36a22 20 0 0 1 44 0ZM24 37H76V42H24ZM20 62H80V67H20Z' + columns([26, 38, 50, 62], 43, 19, 7)],
    ['main', 'M34 36a16 15 0 0 1 14-15q-8 6-8 15Z'],
    ['gold', 'M49 6h2V17H49Z' + circle(50, 7, 3)],
  ],
  school: [
    ['dark', 'M50 10 90 30H10ZM14 31H86V36H14ZM12 62H88V67H12Z' + columns([18, 33, 61, 76], 37, 25)],
    ['soft', 'M50 16 68 26H32Z'],
    ['plank', 'M42 38H58V62H42Z'],
    ['light', many([42, 47, 52], (y) => box(45, y, 10, 2))],
  ],
  owl: [
    ['dark', 'M28 22 34 8 44 16H56L66 8 72 22V46C72 58 62 66 50 66S28 58 28 46Z'],
    ['light', circle(40, 28, 9) + circle(60, 28, 9)],
    ['ink', circle(41, 28, 4) + circle(59, 28, 4)],
    ['gold', 'M46 36h8L50 43Z'],
    ['main', 'M36 48q4 5 8 0 6 5 12 0 4 5 8 0-1 12-14 13T36 48Z'],
  ],
  alembic: [
    ['dark', 'M44 8H60V12H57V28L76 58Q78 66 70 66H34Q26 66 28 58L47 28V12H44Z'],
    ['glass', 'M50 14h4V30L71 58Q72 61 69 61H35Q32 61 33 58L50 30Z'],
    ['leaf', 'M43 42H61L71 58Q72 61 69 61H35Q32 61 33 58Z'],
    ['light', circle(46, 54, 3) + circle(56, 49, 2.2) + circle(60, 56, 2.6)],
  ],
  anvil: [
    ['dark', 'M20 34H80Q76 44 62 46V56H70V64H34V56H42V46Q24 46 20 34Z'],
    ['plank', 'M38 6 44 2 66 28 61 32Z'],
    ['stone', 'M30 6 42-2 48 6 36 15Z'],
    ['gold', 'M52 30l3-7 2 7 6-3-4 6H48Z'],
  ],
  sphere: [
    ['gold', 'M50 4a26 26 0 1 0 .01 0ZM50 8a22 22 0 1 1-.01 0Z'],
    ['dark', 'M22 28Q50 16 78 28V31Q50 20 22 31ZM48 4h4V58H48Z'],
    ['gold', 'M24 36Q50 48 76 30V33Q50 52 24 39Z'],
    ['plank', 'M46 56h8l6 10H40Z'],
    ['main', circle(50, 30, 7)],
  ],
  gears: [
    ['dark', circle(38, 36, 18)],
    [
      'dark',
      many([0, 45, 90, 135, 180, 225, 270, 315], (turn) => {
        const a = (turn * Math.PI) / 180;
        return circle(38 + Math.cos(a) * 18, 36 + Math.sin(a) * 18, 4.5);
      }),
    ],
    ['soft', circle(38, 36, 8)],
    [
      'main',
      circle(70, 48, 12) +
        many([20, 80, 140, 200, 260, 320], (turn) => {
          const a = (turn * Math.PI) / 180;
          return circle(70 + Math.cos(a) * 12, 48 + Math.sin(a) * 12, 3.6);
        }),
    ],
    ['soft', circle(70, 48, 5)],
  ],
  masks: [
    ['dark', 'M46 22C60 16 74 16 88 22 88 44 80 58 67 62 54 58 46 44 46 22Z'],
    ['light', 'M54 32q5-5 10 0-5 3-10 0ZM70 32q5-5 10 0-5 3-10 0ZM57 52q10-9 20 0-10-3-20 0Z'],
    ['main', 'M12 10C26 4 40 4 54 10 54 32 46 46 33 50 20 46 12 32 12 10Z'],
    ['light', 'M19 21q5-6 10 0-5 2-10 0ZM37 21q5-6 10 0-5 2-10 0ZM22 32h22q-2 10-11 10T22 32Z'],
  ],
  altar: [
    ['stone', 'M28 62H72V67H28ZM34 44H66V62H34ZM28 38H72V44H28Z'],
    ['rock', 'M40 48H60V58H40Z'],
    ['flame', 'M50 4C60 16 64 22 60 32 58 37 54 38 50 38S42 37 40 32C36 24 44 18 50 4Z'],
    ['gold', 'M50 18c5 6 6 10 4 15q-4 4-8 0c-2-5 0-9 4-15Z'],
  ],
  baths: [
    ['dark', 'M12 40H88V48H12ZM12 16H88V22H12Z' + columns([14, 32, 50, 68, 82], 22, 18, 4)],
    ['water', 'M8 48H92V66H8Z'],
    ['light', 'M14 54q8-4 16 0t16 0 16 0 16 0v2q-8 4-16 0t-16 0-16 0-16 0ZM24 62q8-4 16 0t16 0 16 0v1q-8 4-16 0t-16 0-16 0Z'],
    ['soft', 'M34 12q-5-5 0-10M50 12q-5-5 0-10M66 12q-5-5 0-10'],
  ],
  scales: [
    ['dark', 'M48 8h4V58H48ZM34 60H66V66H34ZM18 14H82V18H18Z' + circle(50, 8, 5)],
    ['main', 'M8 40H36Q34 50 22 50T8 40ZM64 40H92Q90 50 78 50T64 40Z'],
    ['ink', 'M22 17 9 40H11L22 21 33 40H35ZM78 17 65 40H67L78 21 89 40H91Z'],
  ],
  statue: [
    ['stone', 'M34 56H66V66H34ZM38 50H62V56H38Z'],
    ['dark', 'M43 50 45 30Q40 26 41 18L46 14H56L66 6 69 9 59 20 57 30 60 50Z' + circle(50, 9, 6)],
    ['main', 'M44 32 57 20 60 50H54Z'],
    ['gold', 'M44 6q6-6 12 0v2q-6-4-12 0Z'],
  ],
  temple: [
    ['dark', 'M50 8 90 28H10ZM14 29H86V34H14ZM12 60H88V63H12ZM8 63H92V67H8Z' + columns([17, 31, 45, 59, 75], 35, 25)],
    ['gold', 'M50 14 70 24H30Z'],
    ['soft', circle(50, 21, 3)],
  ],
  rotunda: [
    ['dark', 'M20 34a30 26 0 0 1 60 0ZM16 35H84V41H16ZM12 62H88V67H12Z' + columns([19, 32, 45, 60, 75], 42, 20)],
    ['main', 'M30 34a20 18 0 0 1 18-18q-10 7-10 18Z'],
    ['gold', circle(50, 8, 3) + 'M48 9h4v5h-4Z'],
  ],
  aqueduct: [
    ['water', 'M4 14H96V18H4Z'],
    ['dark', 'M4 18H96V23H4ZM4 42H96V46H4Z' + columns([4, 20, 36, 52, 68, 84, 92], 23, 43, 4)],
    ['dark', 'M4 23H96V32H4ZM4 46H96V52H4Z'],
    ['soft', arches([8, 24, 40, 56, 72], 34, 12, 42) + arches([8, 24, 40, 56, 72], 54, 12, 67)],
  ],
  podium: [
    ['dark', 'M20 46H80V66H20ZM14 40H86V46H14Z'],
    ['main', many([26, 42, 58], (x) => `M${x} 52h10l6 5-6 5H${x}Z`)],
    ['dark', circle(50, 14, 6) + 'M43 40 44 22H56L68 12 71 15 60 28 58 40Z'],
    ['light', 'M46 24 58 40H50Z'],
  ],
  senate: [
    ['dark', 'M6 66Q8 26 50 22T94 66Z'],
    ['soft', 'M16 66Q20 36 50 32T84 66Z'],
    ['main', 'M26 66Q30 46 50 42T74 66Z'],
    ['soft', 'M36 66Q40 54 50 52T64 66Z'],
    ['gold', 'M49 4h2V22H49ZM51 4H64L60 9 64 13H51Z'],
  ],
  palace: [
    ['dark', 'M14 34H86V66H14ZM14 22H30V66H14ZM70 22H86V66H70ZM40 20H60V34H40Z'],
    ['main', 'M12 22 22 8 32 22ZM68 22 78 8 88 22ZM38 20 50 4 62 20Z'],
    ['soft', arches([20, 76], 34, 5, 42) + arches([34, 46, 58], 44, 7, 54) + 'M44 66V60a6 6 0 0 1 12 0V66Z'],
    ['gold', 'M49-2h2v6h-2ZM21 3h2v6h-2ZM77 3h2v6h-2Z'],
  ],
  hall: [
    ['dark', 'M18 30H82V66H18ZM12 24H88V31H12ZM42 8H58V24H42Z'],
    ['main', 'M38 9 50-4 62 9Z'],
    ['soft', arches([24, 36, 58, 70], 42, 7, 52) + 'M44 66V52a6 6 0 0 1 12 0V66ZM46 13h8v5q0 4-4 6-4-2-4-6Z'],
    ['gold', 'M49-8h2v6h-2Z'],
  ],
  obelisk: [
    ['stone', 'M44 12 50 2 56 12 60 58H40Z'],
    ['rock', 'M50 2 56 12 60 58H50ZM32 58H68V66H32Z'],
    ['gold', 'M44 12 50 2 56 12Z'],
    ['dark', many([20, 30, 40, 50], (y) => box(46, y, 5, 2))],
  ],
  garden: [
    ['dark', 'M10 56H90V66H10ZM22 44H78V56H22Z'],
    ['leaf', 'M20 44q-6-18 0-36 6 18 0 36ZM80 44q-6-18 0-36 6 18 0 36Z' + circle(40, 36, 8) + circle(60, 36, 8) + circle(50, 30, 10)],
    ['shade', circle(53, 34, 5) + circle(63, 38, 4)],
    ['water', 'M44 66V58q6-5 12 0V66Z'],
    ['flame', circle(38, 33, 1.8) + circle(62, 32, 1.8) + circle(49, 25, 1.8)],
  ],
  stall: [
    ['plank', columns([18, 78], 34, 32, 4) + box(24, 48, 52, 18)],
    ['dark', 'M12 34 22 16H78L88 34Z'],
    ['main', 'M12 34q6 9 12.7 0 6 9 12.7 0 6 9 12.7 0 6 9 12.7 0 6 9 12.7 0 6 9 12.7 0V31H12Z'],
    ['light', 'M30 16 26 33H38L39 16ZM52 16V33H64L60 16Z'],
    ['flame', circle(34, 45, 4) + circle(43, 45, 4)],
    ['leaf', circle(56, 45, 4) + circle(65, 45, 4)],
  ],
  market: [
    ['main', 'M6 40 14 26H46L54 40ZM46 32 54 18H86L94 32Z'],
    ['light', 'M20 26 17 39H26L27 26ZM36 26 38 39H47L43 26ZM60 18 57 31H66L67 18ZM76 18 78 31H87L83 18Z'],
    ['plank', columns([9, 48], 40, 26, 3) + columns([88], 32, 34, 3) + box(14, 52, 30, 14) + box(56, 48, 28, 18)],
    ['flame', circle(22, 49, 3.4) + circle(30, 49, 3.4)],
    ['grape', circle(64, 45, 3.4) + circle(72, 45, 3.4)],
  ],
  jug: [
    ['dark', 'M26 66Q16 52 24 36L30 28V16H52V28L58 36Q66 52 56 66Z'],
    ['main', 'M22 42H60V50H22Z'],
    ['plank', 'M56 24q16 2 10 22l-5-2q4-12-6-14Z'],
    ['gold', 'M70 44H90V56Q90 66 80 66T70 56Z'],
    ['light', 'M69 40q11-6 22 0v6q-11 4-22 0Z'],
  ],
  grapes: [
    ['timber', 'M48 2h5V18H48Z'],
    ['leaf', 'M50 14Q70 2 84 14 70 18 68 28 58 26 50 14Z'],
    ['grape', circle(36, 28, 7) + circle(50, 28, 7) + circle(64, 32, 7) + circle(42, 40, 7) + circle(56, 42, 7) + circle(48, 54, 7)],
    ['soft', circle(34, 26, 2) + circle(48, 26, 2) + circle(40, 38, 2) + circle(54, 40, 2) + circle(46, 52, 2)],
  ],
  crates: [
    ['plank', box(14, 42, 26, 24) + box(60, 42, 26, 24) + box(38, 20, 24, 22)],
    ['timber', box(17, 45, 20, 18) + box(63, 45, 20, 18) + box(41, 23, 18, 16)],
    ['plank', 'M17 45 37 63 35 63 17 47ZM63 45 83 63 81 63 63 47ZM41 23 59 39 57 39 41 25Z'],
    ['main', 'M42 46H58V66H42Z'],
  ],
  camel: [
    [
      'dark',
      'M20 66 24 42Q26 34 36 36 40 22 48 36 54 22 60 36 70 36 72 46L76 30Q80 22 90 24L92 29 83 32 78 50' +
        'Q74 56 70 55L68 66H64V54H36L30 66H26L30 52 24 66Z',
    ],
    ['main', 'M38 34q8 8 22 0l2 12H36Z'],
    ['gold', 'M40 42h20v3H40Z'],
  ],
  coins: [
    [
      'gold',
      many([60, 54, 48, 42], (y) => `M16 ${y}a14 5 0 0 1 28 0v4a14 5 0 0 1-28 0Z`) +
        many([60, 54], (y) => `M56 ${y}a14 5 0 0 1 28 0v4a14 5 0 0 1-28 0Z`),
    ],
    [
      'dark',
      many([62, 56, 50, 44], (y) => `M16 ${y}a14 5 0 0 0 28 0v1.6a14 5 0 0 1-28 0Z`) +
        many([62, 56], (y) => `M56 ${y}a14 5 0 0 0 28 0v1.6a14 5 0 0 1-28 0Z`),
    ],
    ['gold', circle(64, 28, 15)],
    ['light', circle(64, 28, 11)],
    ['gold', circle(64, 28, 8)],
  ],
  post: [
    ['plank', box(47, 6, 6, 60)],
    ['main', 'M24 12H72L88 24 72 36H24Z'],
    ['light', 'M32 21H66V27H32Z'],
    ['dark', 'M24 34H74L72 36H24Z'],
    ['rock', 'M34 62H66V67H34Z'],
  ],
  customs: [
    ['dark', 'M14 30H86V66H14ZM8 24H92V31H8Z'],
    ['soft', arches([22, 44, 66], 44, 13, 66)],
    ['gold', circle(50, 14, 9)],
    ['dark', circle(50, 14, 5)],
    ['plank', box(24, 56, 9, 10) + box(68, 56, 9, 10)],
  ],
  ship: [
    ['water', 'M2 58Q14 52 26 58T50 58 74 58 98 58V67H2Z'],
    ['dark', 'M12 44H78L92 34Q90 58 72 59H26Q14 58 12 44Z'],
    ['plank', box(47, 4, 3, 42)],
    ['light', 'M28 8Q50 14 72 8 66 22 72 38 50 32 28 38 34 22 28 8Z'],
    ['main', 'M32 18Q50 23 69 18L68 26Q50 31 32 26Z'],
  ],
  harbour: [
    ['water', 'M2 54Q14 49 26 54T50 54 74 54 98 54V67H2Z'],
    ['stone', 'M58 46H98V56H58Z'],
    ['dark', 'M72 14H88L90 46H70ZM14 46H48L54 40Q53 54 44 54H20Q14 54 14 46Z'],
    ['light', 'M32 16 50 40H32ZM29 22V40H18Z'],
    ['gold', 'M74 6h12v8H74Z'],
  ],
  beacon: [
    ['rock', 'M14 66Q30 50 50 52T88 66Z'],
    ['dark', 'M38 54 42 22H58L62 54ZM36 16H64V22H36Z'],
    ['light', 'M41 32H59.5L60 37H40.5ZM40 43H60.6L61 48H39.3Z'],
    ['gold', 'M43 6h14v10H43ZM57 8 96-2V20L57 14ZM43 8 4-2V20L43 14Z'],
    ['main', 'M40 6 50-4 60 6Z'],
  ],
  sword: [
    ['stone', 'M46 44V10L50 2 54 10V44Z'],
    ['gold', 'M34 42H66V48H34Z'],
    ['plank', 'M47 48h6V62H47Z'],
    ['gold', circle(50, 64, 4)],
  ],
  eye: [
    ['light', 'M8 34Q50-6 92 34 50 74 8 34Z'],
    ['main', circle(50, 34, 16)],
    ['ink', circle(50, 34, 8)],
    ['light', circle(46, 30, 3)],
  ],
  compass: [
    ['dark', 'M46 12 24 64H29L50 18 71 64H76L54 12Z' + circle(50, 9, 6)],
    ['gold', 'M36 42H64V46H36Z'],
  ],
  hammer: [
    ['plank', 'M46 24H54V66H46Z'],
    ['dark', 'M24 8H70L80 18V26H24Z'],
  ],
  dove: [
    ['light', 'M14 34C26 38 34 34 40 26L30 6C48 8 58 18 60 26 66 20 76 20 84 26L76 30C76 48 64 60 48 60 40 60 34 58 30 54L16 62 20 48Z'],
    ['ink', circle(74, 27, 1.8)],
    ['leaf', 'M84 26q8 0 10 8-8 0-10-8Z'],
  ],
  dice: [
    ['light', 'M16 26 38 18 58 28 36 38ZM50 44 68 36 86 46 68 55Z'],
    ['soft', 'M16 26 36 38V62L16 48ZM50 44 68 55V68L50 60Z'],
    ['main', 'M36 38 58 28V50L36 62ZM68 55 86 46V60L68 68Z'],
    [
      'ink',
      circle(37, 28, 3) + circle(22, 36, 2.4) + circle(30, 50, 2.4) + circle(26, 43, 2.4) + circle(47, 45, 2.6) + circle(68, 45, 2.6),
    ],
  ],
  urn: [
    ['dark', 'M36 8H64V14H60Q74 24 70 40 66 54 56 58V62H64V67H36V62H44V58Q34 54 30 40 26 24 40 14H36Z'],
    ['gold', 'M30 32H70V38H30Z'],
    ['main', 'M42 20H58V26H42Z'],
  ],
  heart: [
    ['main', 'M50 64C20 46 14 32 18 20 22 8 40 6 50 20 60 6 78 8 82 20 86 32 80 46 50 64Z'],
    ['light', 'M28 20q4-6 10-4-6 4-6 12-6-2-4-8Z'],
  ],
  hood: [
    ['dark', 'M20 67C20 30 32 8 50 8S80 30 80 67Z'],
    ['ink', 'M34 46C34 28 40 20 50 20S66 28 66 46 60 60 50 60 34 56 34 46Z'],
    ['gold', 'M40 40q4-4 8 0-4 2-8 0ZM52 40q4-4 8 0-4 2-8 0Z'],
  ],
  gate: [
    ['dark', 'M8 20H32V66H8ZM68 20H92V66H68ZM30 28H70V66H30Z' + crown(8, 14, 3, 9) + crown(68, 14, 3, 9)],
    ['gold', 'M36 66V50a14 14 0 0 1 28 0V66Z'],
    ['plank', 'M36 48H64V50H36ZM42 40h2V66H42ZM49 36h2V66H49ZM56 40h2V66H56Z'],
    ['gold', 'M17 32h5v8h-5ZM78 32h5v8h-5Z'],
  ],
  cave: [
    ['dark', 'M4 66 20 26 42 14 66 18 84 34 96 66Z'],
    ['ink', 'M30 66Q30 40 50 38T70 66Z'],
    ['flame', 'M50 46q7 8 5 14-5 6-10 0-2-6 5-14Z'],
    ['gold', 'M50 53q3 4 2 7-2 3-4 0-1-3 2-7Z'],
  ],
  house: [
    ['dark', 'M22 36H78V66H22ZM14 38 50 10 86 38Z'],
    ['gold', box(32, 44, 10, 10) + box(58, 44, 10, 10)],
    ['plank', 'M46 66V52H54V66Z'],
    ['main', 'M62 12h8V26l-8-6Z'],
  ],
  tomb: [
    ['dark', 'M20 32H80V66H20ZM14 26H86V33H14ZM28 16H72V26H28Z'],
    ['ink', 'M42 66V48a8 8 0 0 1 16 0V66Z'],
    ['gold', 'M42 16 50 2 58 16Z'],
  ],
  cage: [
    ['dark', 'M20 10H80V18H20ZM20 60H80V67H20Z'],
    ['stone', columns([24, 35, 46, 57, 68], 18, 42, 5)],
    ['gold', circle(50, 40, 6) + 'M48 42h4v9h-4Z'],
  ],
  orator: [
    ['stone', 'M14 62H86V67H14ZM22 56H78V62H22Z'],
    ['light', 'M36 56V36q0-10 14-10t14 10V56Z'],
    ['main', 'M44 27q14 4 14 29H64V36q0-9-10-10Z'],
    ['skin', circle(50, 15, 9)],
    ['ink', 'M41 14q0-9 9-9t9 9q-4-4-9-4t-9 4Z'],
    ['skin', 'M62 34 80 20 84 24 66 42Z'],
    ['gold', 'M40 12q-2-5 2-7M60 12q2-5-2-7'],
  ],
  plotter: [
    ['ink', 'M6 66V24Q26 10 50 10T94 24V66Z'],
    ['dark', 'M26 67C26 34 36 14 50 14S74 34 74 67Z'],
    ['ink', 'M38 44C38 30 43 24 50 24S62 30 62 44 57 56 50 56 38 52 38 44Z'],
    ['gold', 'M42 40q3-3 6 0-3 2-6 0ZM52 40q3-3 6 0-3 2-6 0Z'],
    ['stone', 'M72 66 84 34 88 36 78 66ZM80 38 92 43 91 46 79 41Z'],
  ],
};

/** Which card shows what; the rest shows the picture of its colour. */
export const PICTURES: Record<string, string> = {
  lumber_yard: 'logs',
  logging_camp: 'forest',
  tree_farm: 'sapling',
  forest_cave: 'cave',
  sawmill: 'saw',
  clay_pool: 'pool',
  clay_pit: 'pit',
  brickyard: 'bricks',
  quarry: 'cliff',
  stone_pit: 'blocks',
  ore_vein: 'mine',
  foundry: 'furnace',
  glassworks: 'flasks',
  glass_blower: 'blower',
  press: 'press',
  drying_room: 'papyrus',
  loom: 'loom',
  guard_tower: 'tower',
  stable: 'horse',
  horse_breeders: 'horses',
  garrison: 'helmet',
  palisade: 'palisade',
  walls: 'walls',
  barracks: 'tents',
  archery_range: 'target',
  parade_ground: 'standard',
  training_ground: 'swords',
  arsenal: 'arms',
  fortifications: 'fortress',
  siege_workshop: 'catapult',
  circus: 'arena',
  workshop: 'gears',
  apothecary: 'mortar',
  pharmacist: 'pots',
  scriptorium: 'scroll',
  library: 'shelves',
  school: 'school',
  laboratory: 'alembic',
  academy: 'dome',
  study: 'owl',
  observatory: 'sphere',
  lodge: 'compass',
  theater: 'masks',
  altar: 'altar',
  baths: 'baths',
  tribunal: 'scales',
  pawnshop: 'coins',
  ludus: 'arena',
  castrum: 'walls',
  statue: 'statue',
  temple: 'temple',
  aqueduct: 'aqueduct',
  rostrum: 'podium',
  palace: 'palace',
  town_hall: 'hall',
  obelisk: 'obelisk',
  gardens: 'garden',
  pantheon: 'rotunda',
  senate: 'senate',
  tavern: 'jug',
  forum: 'market',
  caravansery: 'camel',
  customs_house: 'customs',
  port: 'ship',
  haven: 'harbour',
  lighthouse: 'beacon',
  east_trading_post: 'post',
  marketplace: 'stall',
  vineyard: 'grapes',
  builders_guild: 'hammer',
  tacticians_guild: 'sword',
  craftsmens_guild: 'anvil',
  spies_guild: 'eye',
  courtesans_guild: 'heart',
  diplomats_guild: 'dove',
  gamers_guild: 'dice',
  guild_of_shadows: 'hood',
  mourners_guild: 'urn',
  residence: 'house',
  secret_warehouse: 'crates',
  gates_of_the_city: 'gate',
  sepulcher: 'tomb',
  torture_chamber: 'cage',
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((number) => [`conspirator_${number}`, 'plotter'])),
};
const USUAL: Record<string, string> = {
  brown: 'forest',
  gray: 'flasks',
  red: 'walls',
  green: 'dome',
  blue: 'temple',
  yellow: 'stall',
  purple: 'scales',
  black: 'house',
  senator: 'orator',
  wonder: 'temple',
};

export function pictureOf(id: string, colour: string): Layer[] {
  return MOTIFS[PICTURES[printedName(id)] ?? USUAL[colour] ?? 'temple'] ?? [];
}
