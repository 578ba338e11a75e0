import type { Grade } from '@study-assistant/contract/accounts';
import type { Role } from '@study-assistant/contract/roles';
import { call } from '../lib/api/api-client.ts';
import { ApiError } from '../lib/api/api-error.ts';
import { getUser, saveUserData } from '../lib/api/lenient/accounts.ts';
import { badReply } from '../lib/api/refusal.ts';
import { codeOf, UnfinishedSignUpError } from '../lib/auth/auth-error.ts';
import type { Auth, Credentials } from '../lib/auth/auth-provider.ts';
import { getAuth } from '../lib/auth/auth.ts';
import { readUser } from '../lib/auth/read-user.ts';
import { keepUser, storedUser } from '../lib/auth/session.ts';

export type NewAccount = Credentials & { fullName: string } & (
    | { userType: Extract<Role, 'student'>; currentGrade: Grade }
    | { userType: Extract<Role, 'teacher'> }
  );

/** Signs in and keeps the user in the browser; whoever is not let in is signed out again. */
export async function logIn(credentials: Credentials & { remember: boolean }): Promise<void> {
  const auth = await getAuth();
  const { uid } = await auth.signIn(credentials);
  try {
    const user = readUser({ email: credentials.email, ...(await readProfile(auth, uid)), uid });
    if (!user) throw badReply(200);
    if ((await auth.roleInToken()) !== user.userType) await auth.token({ fresh: true });
    keepUser({ ...storedUser(), ...user }, credentials);
  } catch (error) {
    await auth.signOut();
    throw error;
  }
}

/** Creates the account and its profile, or neither. Leaves nobody signed in. */
export async function signUp({ password, ...profile }: NewAccount): Promise<void> {
  const auth = await getAuth();
  const { uid } = await auth.createAccount({ password, ...profile });
  try {
    await call(saveUserData, { body: { uid, ...profile } });
    // The role now stands in the token's claims; signing in would bring it as well.
    await auth.token({ fresh: true }).catch(() => undefined);
  } catch (error) {
    // The server has deleted a refused teacher's account already.
    await auth.deleteAccount().catch(() => undefined);
    throw error;
  } finally {
    await auth.signOut();
  }
}

/** Never tells whether the address has an account. */
export async function sendPasswordReset(email: string): Promise<void> {
  const auth = await getAuth();
  await auth.sendPasswordReset(email).catch((error: unknown) => {
    if (codeOf(error) !== 'auth/user-not-found') throw error;
  });
}

async function readProfile(auth: Auth, uid: string): Promise<Record<string, unknown>> {
  try {
    return (await call(getUser, { params: { uid } })).user;
  } catch (error) {
    // A role in the token means that there was a profile once: not half-made, so not ours to delete.
    if (!isMissing(error) || (await auth.roleInToken()) !== null) throw error;
    await auth.deleteAccount();
    throw new UnfinishedSignUpError();
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404 && error.code === 'not-found';
}
