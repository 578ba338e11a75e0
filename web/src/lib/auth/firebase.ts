import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  initializeAuth,
  sendPasswordResetEmail,
  setPersistence,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
  type Auth as FirebaseAuth,
} from 'firebase/auth';
import type { Auth } from './auth-provider.ts';
import { loadFirebaseSettings } from './firebase-config.ts';

/**
 * Firebase Authentication behind our own words. `initializeAuth` with two persistences instead of
 * `getAuth` keeps the pop-up, redirect and IndexedDB parts out of the bundle.
 */
export async function connect(): Promise<Auth> {
  const { options, authEmulatorUrl } = await loadFirebaseSettings();
  const auth = initializeAuth(initializeApp(options), {
    // This tab's own sign-in first, in the order in which session.ts looks for the user.
    persistence: [browserSessionPersistence, browserLocalPersistence],
  });
  if (authEmulatorUrl) connectAuthEmulator(auth, authEmulatorUrl, { disableWarnings: true });
  await auth.authStateReady();
  return wrap(auth);
}

function wrap(auth: FirebaseAuth): Auth {
  return {
    async signIn({ email, password, remember }) {
      await setPersistence(auth, remember ? browserLocalPersistence : browserSessionPersistence);
      const { user } = await signInWithEmailAndPassword(auth, email, password);
      return { uid: user.uid };
    },
    async createAccount({ email, password, fullName }) {
      await setPersistence(auth, browserSessionPersistence);
      const { user } = await createUserWithEmailAndPassword(auth, email, password);
      await updateProfile(user, { displayName: fullName }).catch(async (error: unknown) => {
        await deleteUser(user);
        throw error;
      });
      return { uid: user.uid };
    },
    async deleteAccount() {
      if (auth.currentUser) await deleteUser(auth.currentUser);
    },
    sendPasswordReset: (email) => sendPasswordResetEmail(auth, email),
    async token({ fresh = false } = {}) {
      try {
        return (await auth.currentUser?.getIdToken(fresh)) ?? null;
      } catch (error) {
        // Firebase has signed out an account that is disabled or gone; anything else may pass.
        if (auth.currentUser === null) return null;
        throw error;
      }
    },
    async roleInToken() {
      const role = (await auth.currentUser?.getIdTokenResult())?.claims['userType'];
      return typeof role === 'string' ? role : null;
    },
    signOut: () => signOut(auth),
  };
}
