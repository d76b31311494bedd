/** Requests about one's own account. */
import { request } from './requests';
import type { components } from './schema';

type Models = components['schemas'];
export type Account = Models['Account'];
export type SessionInfo = Models['SessionInfo'];
export type PasskeyInfo = Models['PasskeyInfo'];
type Codes = Models['Codes'];
type Options = { options: object };

export const getAccount = () => request<Account>('GET', '/account');
export const join = (name: string, password: string) => request<Codes>('POST', '/account', { name, password });
export const signIn = (name: string, password: string) => request<Account>('POST', '/session', { name, password });
export const signOut = () => request<null>('DELETE', '/session');
export const recover = (name: string, code: string, password: string) =>
  request<Account>('POST', '/session/recovery', { name, code, password });
export const prove = (password: string) => request<Account>('POST', '/account/proof', { password });
export const changePassword = (password: string) => request<null>('PUT', '/account/password', { password });
export const newCodes = () => request<Codes>('POST', '/account/codes');
export const listSessions = () => request<SessionInfo[]>('GET', '/account/sessions');
export const endSession = (id: string) => request<null>('DELETE', `/account/sessions/${id}`);
export const endOtherSessions = () => request<null>('DELETE', '/account/sessions');
export const deleteAccount = () => request<null>('DELETE', '/account');

/** Where to sign in at the provider that the operator has configured; it sends the browser back to the account page. */
export const openIdAddress = (purpose: 'sign_in' | 'link' | 'prove', name: string | null = null) =>
  request<Models['OpenIdAddress']>('POST', '/session/openid', { purpose, name });
export const unlinkOpenId = () => request<null>('DELETE', '/account/openid');
export const EXPORT = '/api/account/export';

export const listPasskeys = () => request<PasskeyInfo[]>('GET', '/account/passkeys');
export const removePasskey = (id: string) => request<null>('DELETE', `/account/passkeys/${id}`);

/** Whether this browser can use passkeys here: they need a site with a name, and a safe connection. */
export function passkeysWork(): boolean {
  const address = /^[\d.]+$|:/.test(location.hostname);
  return !address && window.isSecureContext && 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

async function made(name: string | null): Promise<unknown> {
  const { options } = await request<Options>('POST', '/account/passkeys/options', { name });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON);
  return ((await navigator.credentials.create({ publicKey })) as PublicKeyCredential).toJSON();
}

async function signed(): Promise<unknown> {
  const { options } = await request<Options>('POST', '/session/passkey/options');
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON);
  return ((await navigator.credentials.get({ publicKey })) as PublicKeyCredential).toJSON();
}

export const joinWithPasskey = async (name: string) =>
  request<Codes>('POST', '/account/passkeys/join', { name, credential: await made(name) });
export const addPasskey = async () => request<PasskeyInfo[]>('POST', '/account/passkeys', { credential: await made(null) });
export const signInWithPasskey = async () => request<Account>('POST', '/session/passkey', { credential: await signed() });
export const proveWithPasskey = async () => request<Account>('POST', '/account/passkeys/proof', { credential: await signed() });
