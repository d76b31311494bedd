/** Which cards of the table a hint speaks of: the rank of the best move with each. */
import type { HintInfo, Scene } from '../../api/types';

export function hintRanks(scene: Scene, hint: HintInfo | null): Map<string, number> {
  const ranks = new Map<string, number>();
  hint?.candidates.forEach(({ move }, place) => {
    const choice = scene.choices.find((one) => one.move === move);
    for (const card of [choice?.other ?? choice?.item]) if (card && !ranks.has(card)) ranks.set(card, place + 1);
  });
  return ranks;
}
