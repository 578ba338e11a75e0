import { getAuth } from '../../lib/auth/auth.ts';

/** Code that a form needs only when it is sent, fetched on idle or at the latest then. */
export function loadAccounts() {
  return import('../../queries/accounts.ts');
}

/** A failure can be ignored, because sending tries again. */
export function preloadAccounts(): void {
  void loadAccounts().catch(() => undefined);
  void getAuth().catch(() => undefined);
}
