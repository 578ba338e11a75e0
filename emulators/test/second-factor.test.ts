import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  getMultiFactorResolver,
  inMemoryPersistence,
  initializeAuth,
  multiFactor,
  signInWithEmailAndPassword,
  signOut,
  TotpMultiFactorGenerator,
  type Auth,
  type MultiFactorError,
} from 'firebase/auth';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAuthServer } from '../src/auth/server.ts';

const PROJECT = 'demo-second-factor';
const PASSWORD = 'right one';
const MINUTE = 60_000;

let server: Awaited<ReturnType<typeof startAuthServer>>;
let auth: Auth;

beforeAll(async () => {
  server = await startAuthServer(PROJECT, { host: '127.0.0.1', port: 0 });
  auth = initializeAuth(initializeApp({ apiKey: 'local', projectId: PROJECT }, PROJECT), {
    persistence: inMemoryPersistence,
  });
  connectAuthEmulator(auth, `http://127.0.0.1:${server.port}`, { disableWarnings: true });
});
afterAll(async () => {
  await deleteApp(auth.app);
  await server.stop();
});

/** What an app shows that has the key. */
function codeOfApp(key: string, timestamp = Date.now()): string {
  return new TOTP({ secret: key }).generate({ timestamp });
}

const address = (who: string) => `${who}@school.example`;

/** Asks as the Admin SDK does. */
async function ask(path: string, body: object) {
  const accounts = `identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`;
  const response = await fetch(`http://127.0.0.1:${server.port}/${accounts}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { users?: { mfaInfo?: object[] }[] };
}

async function make(who: string, emailVerified = true) {
  const user = { localId: who, email: address(who), emailVerified, rawPassword: PASSWORD };
  await ask(':batchCreate', { users: [user] });
  return signInWithEmailAndPassword(auth, user.email, PASSWORD);
}

/** Somebody with an app that tells codes, and the key that it has. */
async function enrol(who: string): Promise<string> {
  const { user } = await make(who);
  const session = await multiFactor(user).getSession();
  const secret = await TotpMultiFactorGenerator.generateSecret(session);
  const code = codeOfApp(secret.secretKey, Date.now() - MINUTE / 2);
  const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, code);
  await multiFactor(user).enroll(assertion, 'My phone');
  return secret.secretKey;
}

/** What Auth wants to know after the password. */
async function signInWithPassword(who: string) {
  await signOut(auth);
  const refusal: unknown = await signInWithEmailAndPassword(auth, address(who), PASSWORD).catch(
    (error: unknown) => error,
  );
  expect(refusal).toMatchObject({ code: 'auth/multi-factor-auth-required' });
  return getMultiFactorResolver(auth, refusal as MultiFactorError);
}

async function answer(who: string, code: string) {
  const resolver = await signInWithPassword(who);
  const [hint] = resolver.hints;
  expect(hint).toMatchObject({ factorId: 'totp', displayName: 'My phone' });
  const assertion = TotpMultiFactorGenerator.assertionForSignIn(hint?.uid ?? '', code);
  return resolver.resolveSignIn(assertion);
}

test('an app that tells codes is enrolled, and the token says so at once and when it is renewed', async () => {
  await enrol('maya');
  const [factor] = multiFactor(auth.currentUser!).enrolledFactors;
  expect(factor).toMatchObject({ factorId: 'totp', displayName: 'My phone' });
  for (const renewed of [false, true]) {
    const { claims, signInSecondFactor } = await auth.currentUser!.getIdTokenResult(renewed);
    expect(signInSecondFactor).toBe('totp');
    expect(claims['firebase']).toMatchObject({ second_factor_identifier: factor?.uid });
  }
});

test('a password alone lets nobody in any more, and a code of the app does, once', async () => {
  const key = await enrol('noor');
  const code = codeOfApp(key);
  await expect(answer('noor', code === '000000' ? '111111' : '000000')).rejects.toMatchObject({
    code: 'auth/invalid-verification-code',
  });
  const { user } = await answer('noor', code);
  expect((await user.getIdTokenResult()).signInSecondFactor).toBe('totp');
  await expect(answer('noor', code)).rejects.toMatchObject({
    code: 'auth/invalid-verification-code',
  });
});

test('a code of the step after this one counts, and one of long ago does not', async () => {
  const key = await enrol('ida');
  await expect(answer('ida', codeOfApp(key, Date.now() - 2 * MINUTE))).rejects.toMatchObject({
    code: 'auth/invalid-verification-code',
  });
  const { user } = await answer('ida', codeOfApp(key, Date.now() + MINUTE / 2));
  expect(user.uid).toBe('ida');
});

test('an app is enrolled once, and not before the address is confirmed', async () => {
  await enrol('leo');
  const session = await multiFactor(auth.currentUser!).getSession();
  await expect(TotpMultiFactorGenerator.generateSecret(session)).rejects.toMatchObject({
    code: 'auth/second-factor-already-in-use',
  });
  const { user } = await make('eve', false);
  const unconfirmed = await multiFactor(user).getSession();
  await expect(TotpMultiFactorGenerator.generateSecret(unconfirmed)).rejects.toMatchObject({
    code: 'auth/unverified-email',
  });
});

test('what the server takes away is asked for no more', async () => {
  await enrol('tom');
  await ask(':update', { localId: 'tom', mfa: {} });
  const { user } = await signInWithEmailAndPassword(auth, address('tom'), PASSWORD);
  expect((await user.getIdTokenResult()).signInSecondFactor).toBeNull();
});

test('an account that was saved comes back with its app', async () => {
  const key = await enrol('sam');
  const { users = [] } = await ask(':lookup', { localId: ['sam'] });
  await ask(':delete', { localId: 'sam' });
  await ask(':batchCreate', { users });
  const { user } = await answer('sam', codeOfApp(key));
  expect(user.uid).toBe('sam');
});
