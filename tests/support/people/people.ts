import { randomUUID } from 'node:crypto';
import type { Grade } from '@study-assistant/contract/people/users';
import type { Role } from '@study-assistant/contract/wire/roles';
import { createAccountsRepository } from '../../../functions/src/stored/people/accounts.repository.ts';
import { firestoreOf } from '../product/firestore.ts';
import { ask, currentSite, type Answer, type ClaimsOf } from '../product/site.ts';
import { openDocuments } from '../school/school-documents.ts';

export type Person = { uid: string; email: string; fullName: string; token: string };

export const PASSWORD = 'correct horse';

/** Whoever says this to the local Auth may do what an administrator may. */
const OWNER = { Authorization: 'Bearer owner' };

type Profile = { userType: Role; fullName?: string; currentGrade?: Grade | null };

/** A new account at Auth without a role. */
export async function aNewAccount(email = `${randomUUID()}@example.org`): Promise<Person> {
  const { localId, idToken } = await identity('accounts:signUp', {
    email,
    password: PASSWORD,
    returnSecureToken: true,
  });
  return { uid: localId, email, fullName: 'Alex Example', token: idToken };
}

export function saveUserData(person: Person, data: Record<string, unknown>): Promise<Answer> {
  const { uid, email, fullName, token } = person;
  return ask('/api/auth/save-user-data', { token, json: { uid, email, fullName, ...data } });
}

/** A teacher who has signed up, with a token that says so. */
export function aTeacher(): Promise<Person> {
  return signUp({ userType: 'teacher' });
}

export function aStudent(currentGrade: Grade = '10'): Promise<Person> {
  return signUp({ userType: 'student', currentGrade });
}

export function aStudentNamed(fullName: string): Promise<Person> {
  return signUp({ fullName, userType: 'student', currentGrade: '9' });
}

async function signUp(data: Profile): Promise<Person> {
  const { claimsOf } = currentSite();
  if (claimsOf) return storePerson(data, claimsOf[data.userType]);
  const person = await aNewAccount();
  const { status, body } = await saveUserData(person, data);
  if (status !== 200) throw new Error(`sign-up was refused: ${JSON.stringify(body)}`);
  const { fullName = person.fullName } = data;
  return { ...person, fullName, token: await signIn(person.email) };
}

/** As a sign-up leaves her, but for the line in the log of the school: its own tests go by the front door. */
async function storePerson(
  { fullName = 'Alex Example', userType, currentGrade = null }: Profile,
  claims: object,
): Promise<Person> {
  const site = currentSite();
  const { root } = openDocuments(firestoreOf(site));
  const accounts = createAccountsRepository(root);
  const person = { uid: accounts.newUid(), email: `${randomUUID()}@example.org`, fullName };
  const { uid: localId, email } = person;
  const customAttributes = JSON.stringify(claims);
  const users = [{ localId, email, rawPassword: PASSWORD, customAttributes }];
  const { GCLOUD_PROJECT: project } = site.adminEnv;
  await identity(`projects/${project}/accounts:batchCreate`, { users }, OWNER);
  await accounts.save({ ...person, userType, currentGrade, isUnproven: true }, new Date());
  return { ...person, token: await signIn(email) };
}

/** Signs in again; the new token has the current claims. */
export async function signIn(email: string, password?: string): Promise<string> {
  return (await signInForGood(email, password)).token;
}

/** A sign-in that a browser can store. */
export async function signInForGood(
  email: string,
  password = PASSWORD,
): Promise<{ uid: string; token: string; refreshToken: string }> {
  const { localId, idToken, refreshToken } = await identity('accounts:signInWithPassword', {
    email,
    password,
    returnSecureToken: true,
  });
  return { uid: localId, token: idToken, refreshToken };
}

/** A new token of the same sign-in, as a browser gets it when the one that it has runs out. */
export async function refresh(refreshToken: string): Promise<string> {
  const host = currentSite().adminEnv.FIREBASE_AUTH_EMULATOR_HOST;
  const response = await fetch(`http://${host}/securetoken.googleapis.com/v1/token?key=local`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Connection: 'close' },
    body: JSON.stringify({ grantType: 'refresh_token', refreshToken }),
  });
  return ((await response.json()) as { id_token: string }).id_token;
}

type ProvidedAccount = { provider: string; isVerified: boolean; id?: string };

/**
 * Signs in with an account of a provider, whose id there is the address unless it is given; with `to` it
 * is connected to that account.
 */
export async function signInByProvider(
  email: string,
  { provider, isVerified, id = email }: ProvidedAccount,
  to?: Pick<Person, 'token'>,
): Promise<Person> {
  const claims = { sub: id, email, email_verified: isVerified };
  const postBody = new URLSearchParams({
    providerId: provider,
    id_token: JSON.stringify({ iss: '', aud: '', exp: 0, iat: 0, ...claims }),
  }).toString();
  const asked = {
    ...{ postBody, requestUri: 'http://localhost', returnSecureToken: true },
    ...(to && { idToken: to.token }),
  };
  const reply = await identity('accounts:signInWithIdp', asked);
  if (reply.needConfirmation) throw new Error('Auth asks for a confirmation by another way.');
  return { uid: reply.localId, email, fullName: 'Alex Example', token: reply.idToken };
}

/** The token that a browser gets for a custom token of the product. */
export async function signInByToken(token: string): Promise<string> {
  const body = { token, returnSecureToken: true };
  return (await identity('accounts:signInWithCustomToken', body)).idToken;
}

/** Tells whether Auth still lets the account in. */
export async function canSignIn(email: string): Promise<boolean> {
  return signIn(email).then(
    () => true,
    () => false,
  );
}

/** Marks the address as confirmed and returns the next token, which says so. */
export async function confirmAddress(person: Person): Promise<Person> {
  await changeAccount(person, { emailVerified: true });
  return { ...person, token: await signIn(person.email) };
}

/** Sets a password by Firebase's mail and returns a token. */
export async function followPasswordMail(email: string): Promise<string> {
  const { GCLOUD_PROJECT: project } = currentSite().adminEnv;
  const request = { requestType: 'PASSWORD_RESET', email, returnOobLink: true };
  const { oobCode } = await identity(`projects/${project}/accounts:sendOobCode`, request, OWNER);
  await identity('accounts:resetPassword', { oobCode, newPassword: PASSWORD });
  return signIn(email);
}

/** What a sign-up has put into the tokens of a teacher and a student. */
export function claimsIn(people: Record<Role, Person>): ClaimsOf {
  const claims = ({ token }: Person) => {
    const { userType, schoolId, teacherScope } = readClaims(token);
    return { userType, schoolId, teacherScope };
  };
  return { teacher: claims(people.teacher), student: claims(people.student) };
}

/** The claims in a token. */
export function readClaims(token: string): Record<string, unknown> {
  const [, payload = ''] = token.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
}

/** An account without a sign-in and a profile, as an interrupted import leaves it. */
export async function aHalfMadeAccount(email: string): Promise<void> {
  const { GCLOUD_PROJECT: project } = currentSite().adminEnv;
  await identity(`projects/${project}/accounts`, { email }, OWNER);
}

/** Auth's record of an address; null if it has none. */
export async function lookUp(email: string): Promise<Record<string, unknown> | null> {
  const { GCLOUD_PROJECT: project } = currentSite().adminEnv;
  const { users } = await identity(
    `projects/${project}/accounts:lookup`,
    { email: [email] },
    OWNER,
  );
  return users?.[0] ?? null;
}

/** Closes an account as an administrator does in the console. */
export async function closeAccount(person: Person): Promise<void> {
  await changeAccount(person, { disableUser: true });
}

/** Removes an account as an administrator does in the console; the product's own data stays. */
export async function deleteAccount({ uid }: Pick<Person, 'uid'>): Promise<void> {
  const { GCLOUD_PROJECT: project } = currentSite().adminEnv;
  await identity(`projects/${project}/accounts:delete`, { localId: uid }, OWNER);
}

/** Gives an imported account the password that everybody has here, and returns a token. */
export async function choosePassword(account: Pick<Person, 'uid' | 'email'>): Promise<string> {
  await changeAccount(account, { password: PASSWORD });
  return signIn(account.email);
}

/** Changes an account at Auth directly, as an administrator in the console may. */
export async function changeAccount({ uid }: Pick<Person, 'uid'>, changes: object): Promise<void> {
  const { GCLOUD_PROJECT: project } = currentSite().adminEnv;
  await identity(`projects/${project}/accounts:update`, { localId: uid, ...changes }, OWNER);
}

/** Changes her account at Auth with her own token, bypassing our pages; may return a new token. */
export function changeOwnAccount({ token }: Pick<Person, 'token'>, changes: object) {
  const request = { idToken: token, returnSecureToken: true };
  return identity('accounts:update', { ...request, ...changes });
}

/** Her token as if it had been issued this long ago. Local tokens are not signed. */
export function agedToken({ token }: Person, seconds: number): string {
  const [head, payload = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { iat: number };
  const aged = JSON.stringify({ ...claims, iat: claims.iat - seconds });
  return `${head}.${Buffer.from(aged).toString('base64url')}.`;
}

type Reply = {
  localId: string;
  idToken: string;
  refreshToken: string;
  oobCode: string;
  needConfirmation?: boolean;
  users?: Record<string, unknown>[];
};

async function identity(
  method: string,
  body: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const host = currentSite().adminEnv.FIREBASE_AUTH_EMULATOR_HOST;
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/${method}?key=local`;
  const response = await fetch(url, {
    method: 'POST',
    // An idle connection could be closed at the moment when the next sign-up takes it.
    headers: { 'Content-Type': 'application/json', Connection: 'close', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} answered ${response.status}`);
  return (await response.json()) as Reply;
}
