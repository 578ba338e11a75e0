import { getAuth } from '../auth/auth.ts';
import { signOut, storedUser } from '../auth/session.ts';
import { networkError, signedOutError } from './api-error.ts';

/** What came back from a request that reached the server. */
export type Answer = { status: number; text: string };

/**
 * Sends with the caller's token and, when the server refuses that, once more with a fresh one.
 * A page whose token is gone is signed out.
 */
export async function authorized(send: (token: string) => Promise<Answer>): Promise<Answer> {
  const token = await readToken({ fresh: false });
  if (token === null) return endSession();
  const answer = await send(token);
  if (answer.status !== 401) return answer;

  const freshToken = await readToken({ fresh: true });
  if (freshToken === null) return endSession();
  const again = await send(freshToken);
  return again.status === 401 ? endSession() : again;
}

async function readToken(options: { fresh: boolean }): Promise<string | null> {
  try {
    return await (await getAuth()).token(options);
  } catch (error) {
    throw networkError(error);
  }
}

async function endSession(): Promise<never> {
  // During a sign-up there is a token but no stored user yet, and nobody to sign out.
  if (storedUser()) await signOut();
  throw signedOutError();
}
