/** The source of a table that is shown: implemented by the connection to a running game and by the replay of a finished one. */
import type { Choice, HintInfo, Scene, TableInfo } from '../api/types';
import type { LastAction } from './last_actions';

/** A mark on a card: a symbol, in words, and whether it is that of the best move. */
export interface CardMark {
  symbol: string;
  text: string;
  best: boolean;
}

export interface TableSource {
  readonly table: TableInfo | null;
  readonly log: string[][];
  readonly lastActions: LastAction[];
  readonly clocksReadAt: number;
  readonly busy: boolean;
  readonly marks?: Map<string, CardMark>; // on cards that an analysis speaks of
  readonly hint: HintInfo | null; // for the open question
  answer(choice: Choice): void;
  undo(): void;
  closeHint(): void;
}

/** The seat whose city is one's own part of the table: a player's also when everything is revealed. */
export function shownSeat(source: TableSource, scene: Scene): number {
  return scene.seat ?? source.table?.seats.find((seat) => seat.mine)?.number ?? 1;
}
