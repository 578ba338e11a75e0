import { paths } from '../../paths.ts';
import { CLOSED_SENTENCE, codeOf, DISABLED, REFUSED_SENTENCE } from '../auth/auth-error.ts';
import { getAuth } from '../auth/auth.ts';
import { keptToken } from '../auth/kept-token.ts';
import { changeUser, signOut, storedUser } from '../auth/session.ts';
import { keepWantedAddress } from '../auth/wanted-address.ts';
import { whenQuiet } from '../dom/when-quiet.ts';
import { closedError, networkError, signedOutError } from './api-error.ts';

/** The answer to a request that reached the server. */
export type Answer = { status: number; text: string };

/**
 * Sends with the caller's token and, if the server refuses it, once more with a fresh one. A page
 * whose token has expired or whose role has changed is signed out, and shown again after signing
 * in. Whoever was closed out is told so and does not return to the page.
 */
export async function authorized<A extends Answer>(
  send: (token: string) => Promise<A>,
): Promise<A> {
  const kept = keptToken();
  const token = kept ?? (await readToken({ fresh: false }));
  if (token === null) return endSession();
  const answer = await send(token);
  // Firebase will be needed when the kept token runs out, and its code is gone after a deployment.
  if (kept !== null) whenQuiet(() => void getAuth().catch(() => undefined));
  if (answer.status === 403 && answer.text.includes('"second-step-missing"')) goToAccount();
  // The token may be newer than the user stored in the page.
  if (answer.status === 403 && (await hasOtherRole())) return endSession();
  if (answer.status !== 401) return answer;
  const end = endSaidBy(answer);
  if (end) return closeSession(end);

  const freshToken = await readToken({ fresh: true });
  if (freshToken === null || (await hasOtherRole())) return endSession();
  const again = await send(freshToken);
  return again.status === 401 ? endSession() : again;
}

/** Nothing else is open to who has to set up a second step first, and there it can be done. */
function goToAccount(): void {
  if (window.location.pathname === paths.account) return;
  window.history.replaceState(null, '', paths.account);
  // The router hears of addresses that change without it by this alone.
  window.dispatchEvent(new PopStateEvent('popstate'));
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
 * True when the page belongs to another role than the token; signing in again shows the right one.
 * An admin right comes and goes without that.
 */
async function hasOtherRole(): Promise<boolean> {
  const user = storedUser();
  const { role, isAdmin } = await (await getAuth()).standingInToken();
  if (!user || role === null) return false;
  if (isAdmin !== (user.isAdmin ?? false)) changeUser({ ...user, isAdmin });
  return role !== user.userType;
}

/** Why another token would not help; null where it may. */
function endSaidBy({ text }: Answer): string | null {
  if (text.includes('"account-closed"')) return CLOSED_SENTENCE;
  return text.includes('"sign-in-refused"') ? REFUSED_SENTENCE : null;
}

async function endSession(): Promise<never> {
  // During a sign-up there is a token but no stored user yet, so nobody to sign out.
  const user = storedUser();
  if (user) {
    keepWantedAddress(window.location, user.uid);
    await signOut();
  }
  throw signedOutError();
}

async function closeSession(sentence = CLOSED_SENTENCE): Promise<never> {
  // A person who is signed out already has been told why, for example how to return.
  if (storedUser()) await signOut(sentence);
  throw closedError(sentence);
}
