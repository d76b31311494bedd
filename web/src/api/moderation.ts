/** Requests about other people, and about what the server stores. */
import { request } from './requests';
import type { components } from './schema';

type Models = components['schemas'];
export type PersonAt = Models['PersonAt'];
export type Reason = Models['NewReport']['reason'];
export type SilencedPerson = Models['SilencedPerson'];
export type PrivacyFacts = Models['PrivacyFacts'];

export const REASONS: Reason[] = ['language', 'behaviour', 'cheating', 'name', 'other'];
export const report = (person: PersonAt, reason: Reason, note: string) => request<null>('POST', '/reports', { person, reason, note });
export const silence = (person: PersonAt, block: boolean) => request<null>('POST', '/silenced', { person, block });
export const listSilenced = () => request<SilencedPerson[]>('GET', '/silenced');
export const hearAgain = (id: string) => request<null>('DELETE', `/silenced/${id}`);
export const getPrivacy = () => request<PrivacyFacts>('GET', '/privacy');
