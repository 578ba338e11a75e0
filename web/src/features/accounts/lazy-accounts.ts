import { getAuth } from '../../lib/auth/auth.ts';

/** What a form needs only when it is sent: fetched on idle, or at the latest then. */
export function loadAccounts() {
  return import('../../queries/accounts.ts');
}

/** A failure does not matter: sending tries again. */
export function preloadAccounts(): void {
  void loadAccounts().catch(() => undefined);
  void getAuth().catch(() => undefined);
}
