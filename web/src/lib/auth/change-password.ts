import { codeOf, NETWORK } from './auth-error.ts';
import type { Auth } from './auth-provider.ts';

type Provider = Pick<Auth, 'signInAgain' | 'setPassword'>;
type Change = { current: string; wanted: string };

/** The code of a failure after which nobody can tell whether the password is changed. */
export const UNSURE = 'password-unsure';

/**
 * Signs in with the current password, then sets the other. It fails only where the password is not
 * changed, or where nobody can tell.
 */
export async function changePassword(auth: Provider, { current, wanted }: Change): Promise<void> {
  await auth.signInAgain(current);
  try {
    await auth.setPassword(wanted);
  } catch (error) {
    // Without an answer it may be changed all the same.
    if (codeOf(error) === NETWORK && (await letsIn(auth, wanted))) return;
    throw error;
  }
  // Earlier sign-ins count no more from now on, this one included. Where signing in fails, the next
  // request leads to it.
  await auth.signInAgain(wanted).catch(() => undefined);
}

async function letsIn(auth: Provider, password: string): Promise<boolean> {
  try {
    await auth.signInAgain(password);
    return true;
  } catch (error) {
    if (['auth/wrong-password', 'auth/invalid-credential'].includes(codeOf(error))) return false;
    throw Object.assign(new Error('The password may be changed.'), { code: UNSURE });
  }
}
