/** The chart of the chances to win: its lines, and the marks of bad choices below them. */
import type { Verdict } from '../../api/types';

export type ChartPoint = { number: number; chance: number };

export function chartLine(points: ChartPoint[], x: (number: number) => number, y: (chance: number) => number): string {
  return points.map(({ number, chance }, place) => `${place ? 'L' : 'M'}${x(number).toFixed(1)} ${y(chance).toFixed(1)}`).join('');
}

/** The chance that was known at a step; before the first point everything is open. */
export function chanceAt(points: ChartPoint[], number: number): number {
  return points.findLast((point) => point.number <= number)?.chance ?? 0.5;
}

export interface ChartMark {
  x: number; // the middle, in pixels
  verdicts: Verdict[];
}

/** Marks from left to right, none over another: choices that would be too close share one, in the middle of theirs. */
export function layOutMarks(verdicts: Verdict[], place: (number: number) => number, size: number, room: number): ChartMark[] {
  const marks: ChartMark[] = [];
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

/** Where a click on a mark leads: from one of its choices to the next, and round again. */
export function nextInMark(mark: ChartMark, at: number): number {
  return (mark.verdicts.find((verdict) => verdict.number > at) ?? mark.verdicts[0]!).number;
}
