/** Marks along a line, none over another: those that would be too close share one. */
import type { Verdict } from '../../api/types';

export interface Mark {
  x: number; // the middle, in pixels
  verdicts: Verdict[];
}

/** From left to right. A shared mark is in the middle of its own, so that it only moves away from the one before it. */
export function laidOut(verdicts: Verdict[], place: (number: number) => number, size: number, room: number): Mark[] {
  const marks: Mark[] = [];
  for (const verdict of [...verdicts].sort((a, b) => a.number - b.number)) {
    const x = Math.min(Math.max(place(verdict.number), size / 2), room - size / 2);
    const before = marks.at(-1);
    if (!before || x - before.x >= size) marks.push({ x, verdicts: [verdict] });
    else {
      const many = before.verdicts.push(verdict);
      before.x += (x - before.x) / many;
    }
  }
  return marks;
}

/** Where a click on a mark leads: from one of its moments to the next, and round again. */
export function following(mark: Mark, at: number): number {
  return (mark.verdicts.find((verdict) => verdict.number > at) ?? mark.verdicts[0]!).number;
}
