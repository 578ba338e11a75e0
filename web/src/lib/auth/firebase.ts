import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  initializeAuth,
  setPersistence,
  signInWithEmailAndPassword,
  signOut,
  type Auth as FirebaseAuth,
  type MultiFactorError,
  type UserCredential,
} from 'firebase/auth';
import { codeOf, DISABLED, SECOND_STEP } from './auth-error.ts';
import type { Auth, Credentials, Ways } from './auth-provider.ts';
import { loadFirebaseSettings } from './firebase-config.ts';

/**
 * Implements our provider interface with Firebase Authentication. `initializeAuth` with two
 * persistences, instead of `getAuth`, keeps pop-up, redirect and IndexedDB code out of the bundle.
 */
export async function connect(): Promise<Auth> {
  const { options, authEmulatorUrl } = await loadFirebaseSettings();
  const auth = initializeAuth(initializeApp(options), {
    // This tab's own sign-in comes first, in the same order as in session.ts.
    persistence: [browserSessionPersistence, browserLocalPersistence],
  });
  if (authEmulatorUrl) connectAuthEmulator(auth, authEmulatorUrl, { disableWarnings: true });
  await auth.authStateReady();
  return wrap(auth, authEmulatorUrl);
}

/** What few visits need comes when it is asked for. */
function loadAccount() {
  return import('./firebase-account.ts');
}

/** Firebase speaks to the window of a provider by a script of Google's, which is not there without a network. */
async function loadStandIn(emulatorUrl: string): Promise<void> {
  await import(/* @vite-ignore */ `${emulatorUrl}/emulator/auth/gapi.js`).catch(() => undefined);
}

async function connectWays(auth: FirebaseAuth, emulatorUrl: string | null): Promise<Ways> {
  const { withProviders } = await import('./firebase-providers.ts');
  if (emulatorUrl) await loadStandIn(emulatorUrl);
  const ways = withProviders(auth);
  return {
    ...ways,
    async signIn(asked) {
      await setPersistence(
        auth,
        asked.remember ? browserLocalPersistence : browserSessionPersistence,
      );
      return ways.signIn(asked);
    },
  };
}

/** Of an account with a second step a code is asked for as well; what asks comes then. */
async function enterPassword(
  auth: FirebaseAuth,
  { email, password }: Credentials,
): Promise<UserCredential> {
  const enter = () => signInWithEmailAndPassword(auth, email, password);
  try {
    return await enter();
  } catch (error) {
    if (codeOf(error) !== SECOND_STEP) throw error;
    return (await loadAccount()).answerSecondStep(auth, error as MultiFactorError, {
      email,
      again: enter,
    });
  }
}

function wrap(auth: FirebaseAuth, emulatorUrl: string | null): Auth {
  // Kept: they remember what a provider has said until the password is shown.
  let ways: Promise<Ways> | null = null;
  return {
    async signIn({ remember, ...by }) {
      await setPersistence(auth, remember ? browserLocalPersistence : browserSessionPersistence);
      const { user } = await ('token' in by
        ? (await loadAccount()).signInByToken(auth, by.token)
        : enterPassword(auth, by));
      return { uid: user.uid };
    },
    async createAccount(credentials) {
      await setPersistence(auth, browserSessionPersistence);
      const { user } = await (await loadAccount()).createAccount(auth, credentials);
      return { uid: user.uid };
    },
    loadWays() {
      ways ??= connectWays(auth, emulatorUrl).catch((error: unknown) => {
        ways = null;
        throw error;
      });
      return ways;
    },
    async beginApp() {
      return (await loadAccount()).beginApp(auth);
    },
    async deleteAccount() {
      await (await loadAccount()).deleteAccount(auth);
    },
    async sendPasswordReset(email) {
      await (await loadAccount()).sendPasswordReset(auth, email);
    },
    async readAccount() {
      const user = auth.currentUser;
      try {
        await user?.reload();
      } catch (error) {
        return nobodyOrThrow(error);
      }
      const ways = user?.providerData.map(({ providerId: id, email }) => ({ id, email })) ?? [];
      return user && { uid: user.uid, isConfirmed: user.emailVerified, ways };
    },
    async sendConfirmation(url) {
      await (await loadAccount()).sendConfirmation(auth, url);
    },
    async signInAgain(password) {
      await enterPassword(auth, { email: auth.currentUser?.email ?? '', password });
    },
    async setPassword(wanted) {
      await (await loadAccount()).setPassword(auth, wanted);
    },
    async token({ fresh = false } = {}) {
      try {
        return (await auth.currentUser?.getIdToken(fresh)) ?? null;
      } catch (error) {
        return nobodyOrThrow(error);
      }
    },
    async standingInToken() {
      const claims = (await auth.currentUser?.getIdTokenResult())?.claims;
      const role = claims?.['userType'];
      return { role: typeof role === 'string' ? role : null, isAdmin: claims?.['admin'] === true };
    },
    signOut: () => signOut(auth),
  };

  /** Firebase has signed out an account that no longer exists; any other error is thrown. */
  function nobodyOrThrow(error: unknown): null {
    if (auth.currentUser === null && codeOf(error) !== DISABLED) return null;
    throw error;
  }
}
