import { getApp, getApps, initializeApp } from 'firebase/app';
import {
  getToken,
  initializeAppCheck,
  ReCaptchaV3Provider,
  type AppCheck,
} from 'firebase/app-check';
import { getAuth } from '../auth/auth.ts';
import { loadFirebaseSettings } from '../auth/firebase-config.ts';

let connected: Promise<AppCheck> | null = null;

/** Returns a Firebase App Check token, which Firebase caches while it is valid. */
export async function readAppToken(siteKey: string): Promise<string> {
  connected ??= connect(siteKey).catch((error: unknown) => {
    connected = null;
    throw error;
  });
  return (await getToken(await connected)).token;
}

async function connect(siteKey: string): Promise<AppCheck> {
  // Signing in has created the Firebase app already, and the two must share it.
  await getAuth();
  const app =
    getApps().length > 0 ? getApp() : initializeApp((await loadFirebaseSettings()).options);
  const provider = new ReCaptchaV3Provider(siteKey);
  return initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
}
