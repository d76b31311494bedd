/** What a table needs of whoever feeds it: a game that is played, or one that is looked at again. */
import type { Deed } from './last_actions';
import type { Choice, TableInfo } from '../api/types';

export interface Link {
  readonly table: TableInfo | null;
  readonly log: string[][];
  readonly deeds: Deed[]; // the newest of every city
  readonly clocksAt: number;
  readonly busy: boolean;
  answer(choice: Choice): void;
  undo(): void;
}
