import { getAuth } from '../lib/auth/auth.ts';
import { signOut } from '../lib/auth/session.ts';

/**
 * Signs out as the person herself asks for it: the server hears of it as well, so that no list of hers has
 * this sign-in any more. Here she is signed out at once, also where the server cannot be reached.
 */
export async function logOut(): Promise<void> {
  // It is asked for before, since nobody has one afterwards.
  const token = getAuth()
    .then((auth) => auth.token())
    .catch(() => null);
  await signOut();
  const last = await token;
  if (last === null) return;
  await import('./end-sign-in.ts').then(({ endSignIn }) => endSignIn(last)).catch(() => undefined);
}
