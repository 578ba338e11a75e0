import { getOwnAccount } from '@study-assistant/contract/people/own-account';
import type { SignInProvider } from '@study-assistant/contract/wire/sign-in-providers';
import { queryOptions } from '@tanstack/react-query';
import { closedError } from '../lib/api/api-error.ts';
import { appCheckHeaders } from '../lib/api/app-check.ts';
import { urlOf } from '../lib/api/request.ts';
import { REFUSED_SENTENCE } from '../lib/auth/auth-error.ts';
import type { Way } from '../lib/auth/auth-provider.ts';
import { getAuth } from '../lib/auth/auth.ts';
import { signOut } from '../lib/auth/session.ts';

/** What its owner has shown before her ways are changed: the password, or null for a provider. */
export type Proof = { password: string | null };

/** The ways to sign in to the person's own account. */
export function ownWaysQuery(uid: string) {
  return queryOptions({
    queryKey: ['account', uid, 'ways'],
    queryFn: async (): Promise<readonly Way[]> =>
      (await (await getAuth()).readAccount())?.ways ?? [],
    staleTime: 0,
  });
}

export async function showPassword(password: string): Promise<Proof> {
  await (await getAuth()).signInAgain(password);
  return { password };
}

export async function showProvider(provider: SignInProvider): Promise<Proof> {
  await (await (await getAuth()).loadWays()).signInAgain(provider);
  return { password: null };
}

/**
 * Connects a provider's account to the person's own. One that the school does not take, such as one with
 * an address of another domain, is taken off again.
 *
 * @throws ApiError when the school does not take it
 */
export async function addWay(provider: SignInProvider, { password }: Proof): Promise<void> {
  const auth = await getAuth();
  const ways = await auth.loadWays();
  await ways.add(provider);
  if (await isTaken()) return;
  await ways.remove(provider.id);
  // The sign-in is by the way that has just gone.
  if (password === null) await signOut(REFUSED_SENTENCE);
  else await auth.signInAgain(password);
  throw closedError(REFUSED_SENTENCE);
}

export async function removeWay(id: string): Promise<void> {
  await (await (await getAuth()).loadWays()).remove(id);
}

/** Sets the password of an account that has none. */
export async function addPassword(wanted: string): Promise<void> {
  await (await getAuth()).setPassword(wanted);
}

/** Whether the server takes the sign-in; asked beside the other calls, whose refusal would end it. */
async function isTaken(): Promise<boolean> {
  const token = await (await getAuth()).token();
  const headers = { ...(await appCheckHeaders()), Authorization: `Bearer ${token}` };
  const answer = await fetch(urlOf(getOwnAccount, {}), { headers });
  return answer.status !== 401;
}
