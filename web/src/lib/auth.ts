/**
 * What we need of the identity provider. Failures carry a `code` such as `auth/wrong-password`.
 * Firebase stands behind it in the product, a plain object in tests.
 */
export interface Auth {
  signIn(credentials: Credentials & { remember: boolean }): Promise<{ uid: string }>;
  createAccount(account: Credentials & { fullName: string }): Promise<{ uid: string }>;
  /** Deletes the account that is signed in right now. */
  deleteAccount(): Promise<void>;
  sendPasswordReset(email: string): Promise<void>;
  /** The ID token of whoever is signed in, or null; `fresh` asks the provider for a new one. */
  token(options?: { fresh?: boolean }): Promise<string | null>;
  /** The role inside the current token, or null while there is none. */
  roleInToken(): Promise<string | null>;
  signOut(): Promise<void>;
}

export type Credentials = { email: string; password: string };

let load: () => Promise<Auth> = connectFirebase;
let loaded: Promise<Auth> | null = null;

/** Loads the provider on first use; a failed load (offline) is tried again at the next call. */
export function getAuth(): Promise<Auth> {
  loaded ??= load().catch((error: unknown) => {
    loaded = null;
    throw error;
  });
  return loaded;
}

/** Puts another provider in Firebase's place. */
export function provideAuth(auth: Auth): void {
  load = () => Promise.resolve(auth);
  loaded = null;
}

async function connectFirebase(): Promise<Auth> {
  const { connect } = await import('./firebase.ts');
  return connect();
}
