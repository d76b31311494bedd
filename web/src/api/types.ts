/** The server's models under short names. They are generated: see `schema.ts`. */
import type { components } from './schema';

type Models = components['schemas'];
export type Scene = Models['Scene'];
export type LessonStep = Models['LessonStep'];
export type Choice = Models['Choice'];
export type Price = Models['Price'];
export type DuelBoard = Models['DuelBoard'];
export type DuelCity = Models['DuelCity'];
export type Slot = Models['Slot'];
export type WondersBoard = Models['WondersBoard'];
export type WondersCity = Models['WondersCity'];
export type TableInfo = Models['TableInfo'];
export type SeatInfo = Models['SeatInfo'];
export type ChatLine = Models['Said'];
export type FromServer = Models['FromServer'];
export type FromPage = Models['FromPage'];
export type Item = Models['Item'];
export type Catalogue = Models['Catalogue'];
export type BoardSide = Models['BoardSide'];
export type NewTable = Models['NewTable'];
export type TableLine = Models['TableLine'];
export type Facts = { kind: string } & Record<string, unknown>;
export type ReplayInfo = Models['ReplayInfo'];
export type ReplayFrame = Models['ReplayFrame'];
export type Analysis = Models['AnalysisReply'];
export type Verdict = Analysis['verdicts'][number];
export type HintInfo = Models['Hint'];
