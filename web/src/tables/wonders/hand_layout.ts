/** How wide the cards of a hand are: large, but so that an upright window shows all of them without scrolling. */
export const NAMED = 95; // pixels of a card that has room for its name

const SHARE = 0.136; // of the height of the window
const LARGE_SHARE = 0.165; // if no cities lie above those of the neighbours
const LARGEST = 170;
const SMALLEST = 48;
const NARROW = 500; // pixels of a window with smaller gaps
const MARGIN = 10;

export function handGap(width: number): number {
  return width < NARROW ? 2 : 6;
}

export function handCardWidth(cards: number, width: number, height: number, roomy = false): number {
  const wanted = Math.min(height * (roomy ? LARGE_SHARE : SHARE), LARGEST);
  const fitting = (width - MARGIN) / Math.max(cards, 1) - handGap(width);
  return Math.floor(Math.max(Math.min(wanted, fitting), SMALLEST));
}
