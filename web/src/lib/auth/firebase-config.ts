import type { FirebaseOptions } from 'firebase/app';

export type FirebaseSettings = {
  options: FirebaseOptions;
  /** The URL of the local Auth emulator; null in the cloud. */
  authEmulatorUrl: string | null;
};

const DEFAULT_AUTH_EMULATOR_PORT = 9099;

/**
 * Reads the project's configuration from Hosting's reserved URL, so that one build runs on every
 * deployment. Pages not served by Hosting use the build's own settings.
 */
export async function loadFirebaseSettings(): Promise<FirebaseSettings> {
  const options = (await hostedOptions()) ?? optionsOfTheBuild();
  if (!options)
    throw new Error('No Firebase configuration: neither Hosting nor the build has one.');
  return { options, authEmulatorUrl: await authEmulatorUrl(options) };
}

async function hostedOptions(): Promise<FirebaseOptions | null> {
  const reply = await fetch('/__/firebase/init.json');
  // A server that falls back to index.html answers 200 with HTML.
  if (!reply.ok || !reply.headers.get('content-type')?.includes('json')) return null;
  return (await reply.json()) as FirebaseOptions;
}

function optionsOfTheBuild(): FirebaseOptions | null {
  const env = import.meta.env;
  if (!env.VITE_FIREBASE_API_KEY || !env.VITE_FIREBASE_PROJECT_ID) return null;
  return {
    apiKey: env.VITE_FIREBASE_API_KEY,
    projectId: env.VITE_FIREBASE_PROJECT_ID,
    ...(env.VITE_FIREBASE_AUTH_DOMAIN && { authDomain: env.VITE_FIREBASE_AUTH_DOMAIN }),
    ...(env.VITE_FIREBASE_APP_ID && { appId: env.VITE_FIREBASE_APP_ID }),
  };
}

/** A project whose id begins with `demo-` exists only in the emulators. */
async function authEmulatorUrl({ projectId }: FirebaseOptions): Promise<string | null> {
  if (import.meta.env.VITE_AUTH_EMULATOR_URL) return import.meta.env.VITE_AUTH_EMULATOR_URL;
  if (!projectId?.startsWith('demo-')) return null;
  // The page's own host lets a phone on the same network reach the emulator.
  return `http://${location.hostname}:${await authEmulatorPort()}`;
}

/** init.json lacks the emulators, but the script of the same name lists them. */
async function authEmulatorPort(): Promise<number> {
  const reply = await fetch('/__/firebase/init.js?useEmulator=true');
  const listed = /firebaseEmulators = \{[^;]*?"auth": \{[^}]*?"port": (\d+)/.exec(
    await reply.text(),
  );
  return listed ? Number(listed[1]) : DEFAULT_AUTH_EMULATOR_PORT;
}
