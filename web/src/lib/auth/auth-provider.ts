/**
 * The identity provider as we use it: Firebase in the product, a plain object in tests. Errors
 * carry a `code` such as `auth/wrong-password`.
 */
export interface Auth {
  /** By address and password, or by a token of our server. */
  signIn(by: (Credentials | { token: string }) & { remember: boolean }): Promise<{ uid: string }>;
  /** The provider gets no name, since it would keep an outdated one. */
  createAccount(account: Credentials): Promise<{ uid: string }>;
  /** Deletes the account that is currently signed in. */
  deleteAccount(): Promise<void>;
  sendPasswordReset(email: string): Promise<void>;
  /** The current account as the provider knows it now; null when nobody is signed in. */
  readAccount(): Promise<ProvidedAccount | null>;
  /** Sends the mail that confirms the address; its link leads on to the given address. */
  sendConfirmation(leadsTo: string): Promise<void>;
  /** Signs in again with the current account's password. */
  signInAgain(password: string): Promise<void>;
  /** Works only shortly after signing in. */
  setPassword(wanted: string): Promise<void>;
  /** The ID token of the current account, or null; `fresh` requests a new one. */
  token(options?: { fresh?: boolean }): Promise<string | null>;
  /** Role and rights in the current token; the role is null while there is none. */
  standingInToken(): Promise<Standing>;
  signOut(): Promise<void>;
}

type ProvidedAccount = { uid: string; isConfirmed: boolean };

type Standing = { role: string | null; isAdmin: boolean };

export type Credentials = { email: string; password: string };
