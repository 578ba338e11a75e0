import type { BrowserContextOptions } from 'playwright-core';
import { signInForGood, type Person } from '../people/people.ts';
import { ask, currentSite } from '../product/site.ts';
import { siteInBrowser } from './chromium.ts';

type State = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>;

const keys = new Map<string, Promise<string>>();

/**
 * The browser storage of somebody who has signed in with "Remember me": the pages' user and the
 * account of Firebase Authentication. It lets tests skip the sign-in.
 */
export async function storedSignIn(
  person: Pick<Person, 'email'>,
  password?: string,
): Promise<State> {
  const { site } = currentSite();
  const [{ uid, token, refreshToken }, apiKey] = await Promise.all([
    signInForGood(person.email, password),
    apiKeyOf(site),
  ]);
  const { status, body } = await ask(`/api/auth/user/${uid}`, { token });
  if (status !== 200) throw new Error(`no user: ${JSON.stringify(body)}`);
  const account = {
    ...{ uid, email: person.email, emailVerified: false, isAnonymous: false },
    ...{ providerData: [], apiKey, appName: '[DEFAULT]' },
    stsTokenManager: { accessToken: token, refreshToken, expirationTime: inAnHour() },
  };
  const localStorage = [
    { name: 'user', value: JSON.stringify(body.user) },
    { name: `firebase:authUser:${apiKey}:[DEFAULT]`, value: JSON.stringify(account) },
  ];
  return { cookies: [], origins: [{ origin: siteInBrowser(site), localStorage }] };
}

const HOUR_MS = 60 * 60 * 1000;

function inAnHour(): number {
  return Date.now() + HOUR_MS;
}

/** The key is requested once for each site, since a file may start its own stack. */
function apiKeyOf(site: string): Promise<string> {
  const known = keys.get(site) ?? readApiKey();
  keys.set(site, known);
  return known;
}

async function readApiKey(): Promise<string> {
  const { body } = await ask('/__/firebase/init.json');
  return String(body.apiKey);
}
