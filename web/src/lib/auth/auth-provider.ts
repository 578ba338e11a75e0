/**
 * The identity provider as we use it: Firebase in the product, a plain object in tests. Errors
 * carry a `code` such as `auth/wrong-password`.
 */
export interface Auth {
  /** By address and password, or by a token of our server. */
  signIn(by: (Credentials | { token: string }) & { remember: boolean }): Promise<{ uid: string }>;
  /** The provider gets no name, since it would keep an outdated one. */
  createAccount(account: Credentials): Promise<{ uid: string }>;
  /** Ways beside the password; their code is loaded by the first call. */
  loadWays(): Promise<Ways>;
  /** A key for an app that tells codes, of the current account; works only shortly after signing in. */
  beginApp(): Promise<NewApp>;
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

/** An app that tells codes, from the key that it gets until it is confirmed. */
export type NewApp = {
  key: string;
  /** The address that a QR code leads the app to. */
  link: string;
  /** With a code of the app; every sign-in asks for one from then on. */
  confirm: (code: string) => Promise<void>;
};

/** Which provider is asked, and which directory of it. */
export type ProviderSignIn = { id: string; tenant: string | null };

/** Signing in with an account that somebody has elsewhere. */
export interface Ways {
  /** Opens the provider's window. Throws `ProviderConflictError` where a password is asked first. */
  signIn(asked: ProviderSignIn & { remember: boolean }): Promise<ProvidedPerson>;
  /** Signs in again to the current account, by a way that it has. */
  signInAgain(asked: ProviderSignIn): Promise<void>;
  /** Connects a way to the current account, whose sign-in is by this way from then on. */
  add(asked: ProviderSignIn): Promise<void>;
  /** Takes a way from the current account; a sign-in by it no longer counts. */
  remove(id: string): Promise<void>;
  /** Adds the way of the last conflict to the account that is signed in by now. */
  linkPending(): Promise<void>;
}

/** Who has come, by what the provider says; '' where it does not. */
type ProvidedPerson = { uid: string; email: string; fullName: string };

/** A way to sign in to an account, such as `password`, and the address there; null where it tells none. */
export type Way = { id: string; email: string | null };

type ProvidedAccount = { uid: string; isConfirmed: boolean; ways: readonly Way[] };

type Standing = { role: string | null; isAdmin: boolean };

export type Credentials = { email: string; password: string };
