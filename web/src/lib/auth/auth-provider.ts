/**
 * What we need of the identity provider. Failures carry a `code` such as `auth/wrong-password`.
 * Firebase stands behind it in the product, a plain object in tests.
 */
export interface Auth {
  signIn(credentials: Credentials & { remember: boolean }): Promise<{ uid: string }>;
  /** The provider is told no name: it would keep the one of that day. */
  createAccount(account: Credentials): Promise<{ uid: string }>;
  /** Deletes the account that is signed in right now. */
  deleteAccount(): Promise<void>;
  sendPasswordReset(email: string): Promise<void>;
  /** Whoever is signed in, as the provider knows the account by now; null for nobody. */
  readAccount(): Promise<ProvidedAccount | null>;
  /** Sends the mail that confirms the address; at its end it leads to the address given. */
  sendConfirmation(leadsTo: string): Promise<void>;
  /** Has whoever is signed in enter her password once more. */
  signInAgain(password: string): Promise<void>;
  /** Soon after signing in only. */
  setPassword(wanted: string): Promise<void>;
  /** The ID token of whoever is signed in, or null; `fresh` asks the provider for a new one. */
  token(options?: { fresh?: boolean }): Promise<string | null>;
  /** What the current token says of who holds it; the role is null while there is none. */
  standingInToken(): Promise<Standing>;
  signOut(): Promise<void>;
}

type ProvidedAccount = { uid: string; isConfirmed: boolean };

type Standing = { role: string | null; isAdmin: boolean };

export type Credentials = { email: string; password: string };
