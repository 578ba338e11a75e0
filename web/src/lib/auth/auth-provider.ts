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
