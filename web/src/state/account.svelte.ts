/** Who is signed in, if anybody. */
import { getAccount, type Account } from '../api/account';
import { errorText, RequestError } from '../api/requests';
import { t } from '../i18n/translate';
import { prefs } from './preferences.svelte';

const NOBODY: Account = {
  name: null,
  created: null,
  password: false,
  codes: 0,
  proved: false,
  bot_account: false,
  provider: null,
  linked: false,
};

class AccountState {
  current = $state<Account>(NOBODY);
  known = $state(false); // whether the server has said who is signed in
  codes = $state<string[]>([]); // recovery codes that have just been made

  async load() {
    const found = await getAccount().catch(() => null);
    if (found) this.set(found);
  }

  /** A member plays under one name. */
  set(account: Account) {
    this.current = account;
    this.known = true;
    if (account.name && account.name !== prefs.name) {
      prefs.name = account.name;
      prefs.save();
    }
  }
}

export const account = new AccountState();

const OPENID_PROBLEMS = ['openid_unknown', 'openid_in_use', 'openid_unavailable', 'name_in_use', 'too_many'] as const;

/** Why signing in at the provider has failed: the server sends the browser back with a code. */
export function openIdProblem(code: string | null): string {
  if (!code) return '';
  const known = OPENID_PROBLEMS.find((one) => one === code);
  return t(known ? `account.openid.${known}` : 'account.openid.openid_failed');
}

/** The message of an error, also if somebody has closed the browser's question about a passkey. */
export function accountError(error: unknown): string {
  if (error instanceof DOMException) return t('account.passkey_stopped');
  if (error instanceof RequestError && error.code === 'bad_request') return t('account.check_fields');
  return errorText(error);
}
