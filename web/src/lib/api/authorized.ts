import { CLOSED_SENTENCE, codeOf, DISABLED } from '../auth/auth-error.ts';
import { getAuth } from '../auth/auth.ts';
import { changeUser, signOut, storedUser } from '../auth/session.ts';
import { keepWantedAddress } from '../auth/wanted-address.ts';
import { closedError, networkError, signedOutError } from './api-error.ts';

/** What came back from a request that reached the server. */
export type Answer = { status: number; text: string };

/**
 * Sends with the caller's token and, when the server refuses that, once more with a fresh one.
 * A page whose token is gone is signed out, and shown again after signing in; so is one whose role
 * is another by now. Who was closed out is told so, and led back nowhere.
 */
export async function authorized<A extends Answer>(
  send: (token: string) => Promise<A>,
): Promise<A> {
  const token = await readToken({ fresh: false });
  if (token === null) return endSession();
  const answer = await send(token);
  // The token may be newer than what the page takes its owner for.
  if (answer.status === 403 && (await hasOtherRole())) return endSession();
  if (answer.status !== 401) return answer;
  if (isClosed(answer)) return closeSession();

  const freshToken = await readToken({ fresh: true });
  if (freshToken === null || (await hasOtherRole())) return endSession();
  const again = await send(freshToken);
  return again.status === 401 ? endSession() : again;
}

async function readToken(options: { fresh: boolean }): Promise<string | null> {
  try {
    return await (await getAuth()).token(options);
  } catch (error) {
    if (codeOf(error) === DISABLED) return closeSession();
    throw networkError(error);
  }
}

/**
 * Whether the page shows what is another role's by now: signing in again brings her own. A right
 * beside the role comes and goes where she is.
 */
async function hasOtherRole(): Promise<boolean> {
  const user = storedUser();
  const { role, isAdmin } = await (await getAuth()).standingInToken();
  if (!user || role === null) return false;
  if (isAdmin !== (user.isAdmin ?? false)) changeUser({ ...user, isAdmin });
  return role !== user.userType;
}

function isClosed({ text }: Answer): boolean {
  return text.includes('"account-closed"');
}

async function endSession(): Promise<never> {
  // During a sign-up there is a token but no stored user yet, and nobody to sign out.
  const user = storedUser();
  if (user) {
    keepWantedAddress(window.location, user.uid);
    await signOut();
  }
  throw signedOutError();
}

async function closeSession(): Promise<never> {
  // Who is signed out already has been told why, such as until when she can come back.
  if (storedUser()) await signOut(CLOSED_SENTENCE);
  throw closedError();
}
