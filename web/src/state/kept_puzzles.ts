/** Some puzzles are kept on this device, so that there is something to solve without a network. */
import { loadPuzzle, loadVerdicts } from '../api/puzzles';
import { loadCatalogue } from '../api/requests';
import type { PuzzleList } from '../api/types';
import type { Progress } from './puzzle_progress';

const KEPT = 8;
const PAUSE = 400; // milliseconds: what the reader does comes first

/** The puzzle of the day, and the first ones that are not solved. */
export function toKeep(list: PuzzleList, solved: Progress['solved']): string[] {
  const open = list.puzzles.map(({ id }) => id).filter((id) => !solved[id] && id !== list.daily);
  return [list.daily, ...open].slice(0, KEPT);
}

export async function keepPuzzles(list: PuzzleList, solved: Progress['solved'], pause = PAUSE) {
  const loads = toKeep(list, solved).flatMap((id) => [() => loadPuzzle(id), () => loadVerdicts(id)]);
  for (const load of [() => loadCatalogue('duel'), () => loadCatalogue('wonders'), ...loads]) {
    await load().catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
