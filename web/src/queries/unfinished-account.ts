import type { User } from '@study-assistant/contract/people/accounts';
import { saveUserData } from '@study-assistant/contract/people/accounts';
import { getOwnAccount, type OwnAccount } from '@study-assistant/contract/people/own-account';
import { call } from '../lib/api/api-client.ts';
import { ApiError, isUnconfirmed } from '../lib/api/api-error.ts';
import { CLOSED_SENTENCE, codeOf, DISABLED } from '../lib/auth/auth-error.ts';
import { getAuth } from '../lib/auth/auth.ts';
import { keepUser, signOut } from '../lib/auth/session.ts';
import { dropDraft, readDraft, type SignUpDraft } from '../lib/auth/sign-up-draft.ts';
import type { Profile } from './accounts.ts';

type Invitation = NonNullable<OwnAccount['invitation']>;

type Unfinished = { uid: string; email: string };

/** What an account without a profile needs next; `in`: nothing more, its user is kept here. */
export type Step =
  | { name: 'in' | 'nobody' }
  | { name: 'confirm'; account: Unfinished }
  | {
      name: 'finish';
      account: Unfinished;
      invitation: Invitation | null;
      draft: SignUpDraft | null;
    }
  | { name: 'refused'; sentence: string };

/** Looks how far the account is that is signed in, and goes on with what was chosen in this tab. */
export async function takeNextStep(): Promise<Step> {
  try {
    return await lookFurther();
  } catch (error) {
    const end = await endAfter(error);
    if (end === null) throw error;
    return end;
  }
}

/** Where a look has found that the account is closed, or is no more; null for any other failure. */
export async function endAfter(error: unknown): Promise<Step | null> {
  const isClosed = [DISABLED, 'account-closed'].includes(codeOf(error));
  if (!isClosed && !(error instanceof ApiError && error.status === 401)) return null;
  await leave();
  return isClosed ? { name: 'refused', sentence: CLOSED_SENTENCE } : { name: 'nobody' };
}

async function lookFurther(): Promise<Step> {
  const auth = await getAuth();
  const known = await auth.readAccount();
  if (!known) return { name: 'nobody' };
  // The token may be older than the confirmation, or than the profile.
  await auth.token({ fresh: true });
  const { account } = await call(getOwnAccount, {});
  if (account.user) return letIn(account.user);
  const { email, invitation } = account;
  const unfinished = { uid: known.uid, email };
  if (account.state === 'unconfirmed') return { name: 'confirm', account: unfinished };
  const draft = readDraft(known.uid);
  const profile = draft && toProfile(draft);
  if (profile && (!invitation || invitation.role === profile.userType)) {
    return finishAccount(unfinished, profile);
  }
  return { name: 'finish', account: unfinished, invitation, draft };
}

/** Saves the profile and lets in. */
export async function finishAccount(account: Unfinished, profile: Profile): Promise<Step> {
  try {
    const { user } = await call(saveUserData, { body: { ...account, ...profile } });
    await (await getAuth()).token({ fresh: true });
    return letIn(user);
  } catch (error) {
    if (isUnconfirmed(error)) return { name: 'confirm', account };
    if (!(error instanceof ApiError) || error.status !== 403) throw error;
    // The server leaves nothing of an account that may not be one.
    await leave();
    return { name: 'refused', sentence: error.message };
  }
}

/** Signs out; the account waits. */
export async function leave(): Promise<void> {
  dropDraft();
  await signOut();
}

/** Takes back the sign-up. An account that cannot be deleted any more is left as it is. */
export async function takeBack(): Promise<void> {
  await (await getAuth()).deleteAccount().catch(() => undefined);
  await leave();
}

function letIn(user: User): Step {
  dropDraft();
  keepUser(user, { remember: false });
  return { name: 'in' };
}

function toProfile({ fullName, userType, currentGrade }: SignUpDraft): Profile | null {
  if (userType === 'teacher') return { fullName, userType };
  return currentGrade && { fullName, userType, currentGrade };
}
