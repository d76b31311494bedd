/** How large the cards of a structure are, and how far the rows overlap, so that the structure fills its room. */
export const CARD_HEIGHT = 1.5; // in widths of a card
export const CARD_SHARE = 0.97; // of its place; the rest is the gap to the next card

const LARGEST = 190; // pixels
const SMALLEST = 40;
const READABLE = 104; // cards are not made smaller than this just to overlap less
const LEAST_STEP = 0.335; // of a card's height to the next row: what a card does stays in sight
export const CLOSE_STEP = 0.27; // where there is little room: just what a card does
const GOOD_STEP = 0.41;
const LARGEST_STEP = 0.56;

export interface Layout {
  card: number; // the width of a place, in pixels
  step: number; // from row to row, in heights of a card
}

export function layoutStructure(width: number, height: number, rows: number, across: number, least = LEAST_STEP): Layout {
  const widthWith = (step: number) => height / CARD_HEIGHT / CARD_SHARE / (1 + (rows - 1) * step);
  const highest = Math.max(widthWith(GOOD_STEP), Math.min(widthWith(least), READABLE));
  const card = clamp(Math.min(width / across, highest), SMALLEST, LARGEST);
  const room = height / (card * CARD_SHARE * CARD_HEIGHT) - 1;
  return { card, step: rows > 1 ? clamp(room / (rows - 1), least, LARGEST_STEP) : GOOD_STEP };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
