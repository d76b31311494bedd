/** How wide the cards of a city's stacks are, and which stacks share a column: as large as the room allows. */
export interface StackLayout {
  width: number; // of a column, in pixels
  columns: Piece[][];
  height: number; // of the highest column
}

/** Cards of one stack: all of them, or a part where a stack is too high for the room. */
export interface Piece {
  stack: number;
  first: number;
  count: number;
}

export const GAP = 5; // pixels between columns
const LARGEST = 124;
const SMALLEST = 66;
const STEP = 2;
const SIDES = 6; // padding and border beside a card
const ENDS = 11; // above and below a stack
const TOP = 27 / 70; // height of the visible part of a covered card, by its width
const FRONT = 48 / 70; // of the card in front

/** The visible part of the card in front: without its picture where the window is low. */
const frontOf = (flat: boolean) => (flat ? TOP : FRONT);

const heightOf = (count: number, width: number, front: number) => ENDS + (width - SIDES) * (front + TOP * (count - 1));

export function layOutStacks(counts: number[], width: number, height: number, flat = false): StackLayout {
  const front = frontOf(flat);
  for (let card = LARGEST; card >= SMALLEST; card -= STEP) {
    const found = pack(counts.map(whole), card, width, front);
    if (found.height <= height) return found;
  }
  for (let card = LARGEST; card >= SMALLEST; card -= STEP) {
    const found = pack(
      counts.flatMap((count, stack) => parts(count, stack, card, height, front)),
      card,
      width,
      front,
    );
    if (found.height <= height) return found;
  }
  return pack(counts.map(whole), SMALLEST, width, front);
}

const whole = (count: number, stack: number): Piece => ({ stack, first: 0, count });

/** A stack in as few equal parts as the height allows. */
function parts(count: number, stack: number, card: number, height: number, front: number): Piece[] {
  const most = Math.max(1, Math.floor(((height - ENDS) / (card - SIDES) - front) / TOP) + 1);
  const number = Math.ceil(count / most);
  const size = Math.ceil(count / number);
  return Array.from({ length: number }, (_, part) => ({ stack, first: part * size, count: Math.min(size, count - part * size) })).filter(
    (piece) => piece.count > 0,
  );
}

/** Each piece in a column of its own while there are any, then below the shortest column. */
function pack(pieces: Piece[], card: number, width: number, front: number): StackLayout {
  const most = Math.max(1, Math.floor((width + GAP) / (card + GAP)));
  const columns: Piece[][] = [];
  const heights: number[] = [];
  for (const piece of pieces) {
    const place = columns.length < most ? columns.push([]) - 1 : heights.indexOf(Math.min(...heights));
    columns[place]!.push(piece);
    heights[place] = (heights[place] ?? 0) + heightOf(piece.count, card, front);
  }
  return { width: Math.min(card, width), columns, height: Math.max(0, ...heights) };
}
