import { TOTP } from 'otpauth';
import { ask, currentSite } from '../product/site.ts';
import { confirmAddress, PASSWORD, type Person } from './people.ts';

/** Somebody with an app that tells codes, by its key. */
export type WithApp = Person & { key: string };

const STEP_MS = 30_000;

/** What an app shows that has the key; `steps` away from now. Each counts once. */
export function codeOf(key: string, steps = 0): string {
  return new TOTP({ secret: key }).generate({ timestamp: Date.now() + steps * STEP_MS });
}

/** Sets up an app, with the code of the step before, so that a sign-in may follow at once. */
export async function setUpApp(person: Person): Promise<WithApp> {
  const confirmed = await confirmAddress(person);
  const idToken = confirmed.token;
  const start = await identity('v2/accounts/mfaEnrollment:start', {
    ...{ idToken, totpEnrollmentInfo: {} },
  });
  const { sharedSecretKey: key, sessionInfo } = start['totpSessionInfo'] as Record<string, string>;
  const totpVerificationInfo = { sessionInfo, verificationCode: codeOf(key ?? '', -1) };
  const asked = { idToken, displayName: 'App', totpVerificationInfo };
  const { idToken: token } = await identity('v2/accounts/mfaEnrollment:finalize', asked);
  return { ...confirmed, key: key ?? '', token: String(token) };
}

/** Whether a code is asked for beside the password. */
export async function asksForCode(email: string): Promise<boolean> {
  return 'mfaPendingCredential' in (await enterPassword(email));
}

/** A new sign-in by password and code. */
export async function signInByCode({ email, key }: WithApp, steps = 0): Promise<string> {
  const { mfaPendingCredential, mfaInfo } = await enterPassword(email);
  const [factor] = mfaInfo as { mfaEnrollmentId: string }[];
  const { idToken } = await identity('v2/accounts/mfaSignIn:finalize', {
    mfaPendingCredential,
    mfaEnrollmentId: factor?.mfaEnrollmentId,
    totpVerificationInfo: { verificationCode: codeOf(key, steps) },
  });
  return String(idToken);
}

export async function makeCodes({ token }: Person): Promise<string[]> {
  const { body } = await ask('/api/account/second-step/codes', { token, method: 'POST' });
  return body.codes as string[];
}

export function recover(email: string, code: string) {
  return ask('/api/second-step/recover', { json: { email, code } });
}

function enterPassword(email: string): Promise<Record<string, unknown>> {
  const credentials = { email, password: PASSWORD, returnSecureToken: true };
  return identity('v1/accounts:signInWithPassword', credentials);
}

async function identity(method: string, body: object): Promise<Record<string, unknown>> {
  const host = currentSite().adminEnv.FIREBASE_AUTH_EMULATOR_HOST;
  const response = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/${method}?key=local`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Connection: 'close' },
      body: JSON.stringify(body),
    },
  );
  if (!response.ok) throw new Error(`${method} answered ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}
