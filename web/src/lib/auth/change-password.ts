import { codeOf, NETWORK } from './auth-error.ts';
import type { Auth } from './auth-provider.ts';

type Provider = Pick<Auth, 'signInAgain' | 'setPassword'>;
type Change = { current: string; wanted: string };

/** The code of a failure after which it is unknown whether the password has changed. */
export const UNSURE = 'password-unsure';

/**
 * Signs in with the current password, then sets the new one. It fails only if the password was not
 * changed, or if that is unknown.
 */
export async function changePassword(auth: Provider, { current, wanted }: Change): Promise<void> {
  await auth.signInAgain(current);
  try {
    await auth.setPassword(wanted);
  } catch (error) {
    // If the reply was lost, the password may have changed all the same.
    if (codeOf(error) === NETWORK && (await letsIn(auth, wanted))) return;
    throw error;
  }
  // The change ends earlier sign-ins, this one included. If signing in again fails, the next
  // request leads to the sign-in page.
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
