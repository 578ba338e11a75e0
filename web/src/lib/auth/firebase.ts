import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  initializeAuth,
  sendEmailVerification,
  sendPasswordResetEmail,
  setPersistence,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  type Auth as FirebaseAuth,
} from 'firebase/auth';
import { codeOf, DISABLED } from './auth-error.ts';
import type { Auth } from './auth-provider.ts';
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
  return wrap(auth);
}

function wrap(auth: FirebaseAuth): Auth {
  return {
    async signIn({ remember, ...by }) {
      await setPersistence(auth, remember ? browserLocalPersistence : browserSessionPersistence);
      const { user } = await ('token' in by
        ? signInWithCustomToken(auth, by.token)
        : signInWithEmailAndPassword(auth, by.email, by.password));
      return { uid: user.uid };
    },
    async createAccount({ email, password }) {
      await setPersistence(auth, browserSessionPersistence);
      const { user } = await createUserWithEmailAndPassword(auth, email, password);
      return { uid: user.uid };
    },
    async deleteAccount() {
      if (auth.currentUser) await deleteUser(auth.currentUser);
    },
    sendPasswordReset: (email) => sendPasswordResetEmail(auth, email),
    async readAccount() {
      const user = auth.currentUser;
      try {
        await user?.reload();
      } catch (error) {
        return nobodyOrThrow(error);
      }
      return user && { uid: user.uid, isConfirmed: user.emailVerified };
    },
    async sendConfirmation(url) {
      if (auth.currentUser) await sendEmailVerification(auth.currentUser, { url });
    },
    async signInAgain(password) {
      await signInWithEmailAndPassword(auth, auth.currentUser?.email ?? '', password);
    },
    async setPassword(wanted) {
      if (auth.currentUser) await updatePassword(auth.currentUser, wanted);
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
