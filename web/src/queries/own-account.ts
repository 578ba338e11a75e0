import { saveUserData, type User } from '@study-assistant/contract/people/accounts';
import {
  claimAccount as claimEndpoint,
  exportOwnData as exportEndpoint,
  getOwnAccount,
  leaveSchool as leaveEndpoint,
  renameOwnAccount as renameEndpoint,
  type OwnAccount,
  type SchoolChoice,
} from '@study-assistant/contract/people/own-account';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api/api-client.ts';
import { ApiError, isUnconfirmed } from '../lib/api/api-error.ts';
import { download } from '../lib/api/download.ts';
import { CLOSED_SENTENCE, codeOf, DISABLED } from '../lib/auth/auth-error.ts';
import { getAuth } from '../lib/auth/auth.ts';
import { changePassword } from '../lib/auth/change-password.ts';
import { changeUser, keepUser, signOut } from '../lib/auth/session.ts';
import { dropDraft, readDraft, type SignUpDraft } from '../lib/auth/sign-up-draft.ts';
import { sendPasswordReset, type Profile } from './accounts.ts';

export function ownAccountQuery(uid: string) {
  return queryOptions({
    queryKey: ['account', uid],
    queryFn: async ({ signal }) => {
      const account = await readOwnAccount(signal);
      // The other pages use what the school has changed from now on.
      if (account.user) changeUser(account.user);
      return account;
    },
    // The link that confirms the address may have been followed in another window.
    staleTime: 0,
  });
}

export async function rename(fullName: string): Promise<void> {
  const { user } = await call(renameEndpoint, { body: { fullName } });
  changeUser(user);
}

/** Everything that is kept about the person, as a zip. */
export function exportOwnData(onProgress: (bytes: number) => void): Promise<Blob> {
  return download(exportEndpoint, { params: {}, query: {} }, { onProgress });
}

/** Closes the account and returns until when the school can reopen it. */
export async function leaveSchool(email: string): Promise<string> {
  return (await call(leaveEndpoint, { body: { email } })).eraseAfter;
}

export async function changeOwnPassword(change: {
  current: string;
  wanted: string;
}): Promise<void> {
  await changePassword(await getAuth(), change);
}

/** The server relies on the token, which may be older than the confirmation. */
async function readOwnAccount(signal: AbortSignal): Promise<OwnAccount> {
  const { account } = await call(getOwnAccount, {}, { signal });
  if (account.isEmailVerified) return account;
  const auth = await getAuth();
  if (!(await auth.readAccount())?.isConfirmed) return account;
  await auth.token({ fresh: true });
  return { ...account, isEmailVerified: true };
}

type Invitation = NonNullable<OwnAccount['invitation']>;

type Unfinished = { uid: string; email: string };

/** The account was made before the address was confirmed, so its owner has to claim it. */
export type ClaimStep = { name: 'claim'; account: Unfinished; made: User; school: string };

export type ChooseStep = {
  name: 'choose';
  account: Unfinished;
  schools: readonly SchoolChoice[];
  draft: SignUpDraft | null;
};

type FinishStep = {
  name: 'finish';
  account: Unfinished;
  invitation: Invitation | null;
  draft: SignUpDraft | null;
  /** The chosen school and the step it was chosen in; null when there was no choice. */
  chosen: { schoolId: string; from: ChooseStep } | null;
};

/** What an account without a profile needs next. `in` means finished, with the user stored. */
export type Step =
  | { name: 'in' | 'nobody' }
  | { name: 'confirm'; account: Unfinished }
  | ClaimStep
  | { name: 'begun-anew'; email: string }
  | ChooseStep
  | FinishStep
  | { name: 'refused'; sentence: string };

/** Finds the next step of the signed-in account, using the choices made in this tab. */
export async function takeNextStep(): Promise<Step> {
  try {
    return await lookFurther();
  } catch (error) {
    const end = await endAfter(error);
    if (end === null) throw error;
    return end;
  }
}

/** The last step when the account is closed or gone; null for any other failure. */
export async function endAfter(error: unknown): Promise<Step | null> {
  const isClosed = [DISABLED, 'account-closed'].includes(codeOf(error));
  if (!isClosed && !(error instanceof ApiError && error.status === 401)) return null;
  await leave();
  if (!isClosed) return { name: 'nobody' };
  const sentence = error instanceof ApiError ? error.message : CLOSED_SENTENCE;
  return { name: 'refused', sentence };
}

async function lookFurther(): Promise<Step> {
  const auth = await getAuth();
  const known = await auth.readAccount();
  if (!known) return { name: 'nobody' };
  // The token may be older than the confirmation, or than the profile.
  await auth.token({ fresh: true });
  const { account } = await call(getOwnAccount, {});
  const { email, user, school, schools, invitation } = account;
  const unfinished = { uid: known.uid, email };
  if (user && account.state === 'unclaimed') {
    return { name: 'claim', account: unfinished, made: user, school: school?.name ?? '' };
  }
  if (user) return letIn(user);
  if (account.state === 'unconfirmed') return { name: 'confirm', account: unfinished };
  const draft = readDraft(known.uid);
  if (schools.length > 0) return { name: 'choose', account: unfinished, schools, draft };
  const profile = draft && toProfile(draft);
  if (profile && (!invitation || invitation.role === profile.userType)) {
    return finishAccount(unfinished, profile);
  }
  return { name: 'finish', account: unfinished, invitation, draft, chosen: null };
}

/** Continues to the profile, with the role that the school has invited her for. */
export function chooseSchool(from: ChooseStep, { id, name, invitation }: SchoolChoice): FinishStep {
  return {
    name: 'finish',
    account: from.account,
    invitation: invitation && { ...invitation, school: name },
    draft: from.draft,
    chosen: { schoolId: id, from },
  };
}

/**
 * Says whether the account is hers. If not, the server has a new one ready, for which she sets a
 * password by mail; if the mail cannot be sent, the page says how to get one.
 */
export async function claimAccount({ email }: Unfinished, isMine: boolean): Promise<Step> {
  await call(claimEndpoint, { body: { isMine } });
  if (isMine) return takeNextStep();
  await leave();
  await sendPasswordReset(email).catch(() => undefined);
  return { name: 'begun-anew', email };
}

/** Saves the profile and signs the person in. */
export async function finishAccount(
  account: Unfinished,
  profile: Profile,
  chosenSchoolId?: string,
): Promise<Step> {
  const chosen = chosenSchoolId === undefined ? {} : { chosenSchoolId };
  try {
    const { user } = await call(saveUserData, { body: { ...account, ...profile, ...chosen } });
    await (await getAuth()).token({ fresh: true });
    return letIn(user);
  } catch (error) {
    if (isUnconfirmed(error)) return { name: 'confirm', account };
    // An invitation was added or withdrawn meanwhile.
    if (codeOf(error) === 'school-not-chosen') return takeNextStep();
    if (!(error instanceof ApiError) || error.status !== 403) throw error;
    // The server has deleted an account that is not allowed.
    await leave();
    return { name: 'refused', sentence: error.message };
  }
}

/** Signs out; the account is kept. */
export async function leave(): Promise<void> {
  dropDraft();
  await signOut();
}

/** Cancels the sign-up. An account that can no longer be deleted is left as it is. */
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

/** Sends the mail that confirms the current account's address; its link leads back to `path`. */
export async function sendConfirmation(path: string): Promise<void> {
  await (await getAuth()).sendConfirmation(location.origin + path);
}

/** Tells whether the address is confirmed; null when nobody is signed in any more. */
export async function isConfirmed(): Promise<boolean | null> {
  return (await (await getAuth()).readAccount())?.isConfirmed ?? null;
}
