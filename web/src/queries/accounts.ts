import type { Grade } from '@study-assistant/contract/people/accounts';
import { getOwnAccount } from '@study-assistant/contract/people/own-account';
import type { Role } from '@study-assistant/contract/wire/roles';
import { call } from '../lib/api/api-client.ts';
import { ApiError, isUnclaimed, isUnconfirmed } from '../lib/api/api-error.ts';
import { getUser, saveUserData } from '../lib/api/lenient/accounts.ts';
import { badReply } from '../lib/api/refusal.ts';
import { codeOf, UnfinishedSignUpError } from '../lib/auth/auth-error.ts';
import type { Auth, Credentials } from '../lib/auth/auth-provider.ts';
import { getAuth } from '../lib/auth/auth.ts';
import { readUser } from '../lib/auth/read-user.ts';
import { keepUser } from '../lib/auth/session.ts';
import { keepDraft, readDraft } from '../lib/auth/sign-up-draft.ts';

export type Profile = { fullName: string } & (
  | { userType: Extract<Role, 'student'>; currentGrade: Grade }
  | { userType: Extract<Role, 'teacher'> }
);

export type NewAccount = Credentials & Profile;

/**
 * Signs in and stores the user in the browser; a person who is refused is signed out again. An
 * unfinished account stays signed in at the provider alone.
 */
export async function logIn(by: Parameters<Auth['signIn']>[0]): Promise<'in' | 'unfinished'> {
  const auth = await getAuth();
  const { uid } = await auth.signIn(by);
  try {
    const profile = await readProfile(auth, uid);
    if (profile === null) return 'unfinished';
    const user = readUser({ ...by, ...profile, uid });
    if (!user) throw badReply(200);
    const { role, isAdmin } = await auth.standingInToken();
    if (role !== user.userType || isAdmin !== (user.isAdmin ?? false)) {
      await auth.token({ fresh: true });
    }
    keepUser(user, by);
    return 'in';
  } catch (error) {
    await auth.signOut();
    throw error;
  }
}

/**
 * Creates the account and its profile, or neither, and leaves nobody signed in. If the address has
 * to be confirmed first, the account waits for its profile, signed in at the provider alone.
 */
export async function signUp({ password, ...profile }: NewAccount): Promise<'done' | 'unfinished'> {
  const auth = await getAuth();
  const { uid } = await auth.createAccount({ email: profile.email, password });
  try {
    await call(saveUserData, { body: { uid, ...profile } });
    // The role is now in the token's claims; signing in would fetch it as well.
    await auth.token({ fresh: true }).catch(() => undefined);
  } catch (error) {
    if (isUnconfirmed(error)) {
      keepDraft({ currentGrade: null, ...profile, uid });
      return 'unfinished';
    }
    // The server has already deleted the account of a refused teacher.
    await auth.deleteAccount().catch(() => undefined);
    await auth.signOut();
    throw error;
  }
  await auth.signOut();
  return 'done';
}

/** Never reveals whether the address has an account. */
export async function sendPasswordReset(email: string): Promise<void> {
  const auth = await getAuth();
  await auth.sendPasswordReset(email).catch((error: unknown) => {
    if (codeOf(error) !== 'auth/user-not-found') throw error;
  });
}

/** Null when there is no profile yet. */
async function readProfile(auth: Auth, uid: string): Promise<Record<string, unknown> | null> {
  try {
    return (await call(getUser, { params: { uid } })).user;
  } catch (error) {
    if (isUnconfirmed(error) || isUnclaimed(error)) return null;
    // A role in the token means that there was a profile once, so the account must not be deleted.
    if (!isMissing(error) || (await auth.standingInToken()).role !== null) throw error;
    if (await isToBeFinished(uid)) return null;
    await auth.deleteAccount();
    throw new UnfinishedSignUpError();
  }
}

/** Keeps an account whose address is confirmed or waits for it; any other was abandoned. */
async function isToBeFinished(uid: string): Promise<boolean> {
  const { account } = await call(getOwnAccount, {});
  return account.state !== 'unfinished' || account.isEmailVerified || readDraft(uid) !== null;
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404 && error.code === 'not-found';
}
