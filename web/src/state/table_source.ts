/** The source of a table that is shown: implemented by the connection to a running game and by the replay of a finished one. */
import type { Choice, HintInfo, TableInfo } from '../api/types';
import type { LastAction } from './last_actions';

export interface TableSource {
  readonly table: TableInfo | null;
  readonly log: string[][];
  readonly lastActions: LastAction[];
  readonly clocksReadAt: number;
  readonly busy: boolean;
  readonly hint: HintInfo | null; // for the open question
  answer(choice: Choice): void;
  undo(): void;
  closeHint(): void;
}
