import type { User } from '@study-assistant/contract/people/accounts';
import type { Auth } from '../lib/auth/auth-provider.ts';
import { provideAuth } from '../lib/auth/auth.ts';

export type FakeAccount = {
  uid: string;
  email: string;
  password: string;
  /** The role in the account's token; null before the server has written one. */
  role: string | null;
  isAdmin?: boolean;
  /** Whether the address is confirmed; false for an account created here. */
  isConfirmed?: boolean;
};

/** The identity provider's account of a user. */
export function accountOf({ uid, email, userType }: User): FakeAccount {
  return { uid, email, password: 'blue-river', role: userType };
}

/** An error in the form in which the identity provider throws it. */
export function authFault(code: string, message = `Firebase: Error (${code}).`): Error {
  return Object.assign(new Error(message), { code });
}

/** An in-memory identity provider in place of Firebase. Its tokens read `token-of-<uid>-<n>`. */
export function startFakeAuth(...accounts: FakeAccount[]) {
  let current: FakeAccount | null = null;
  let nextFault: Error | null = null;
  let tokens = 1;
  /** Calls in order, such as `signIn` or `token fresh`. */
  const calls: string[] = [];

  async function step<Result>(name: string, act: () => Result): Promise<Result> {
    calls.push(name);
    // Like a real provider, it never answers in the same task.
    await new Promise((resolve) => setTimeout(resolve, 0));
    const fault = nextFault;
    nextFault = null;
    if (fault) throw fault;
    return act();
  }

  const auth: Auth = {
    signIn: ({ remember, ...by }) =>
      step(remember ? 'signIn remember' : 'signIn', () => {
        const isHers = (one: FakeAccount) =>
          'token' in by ? by.token === `custom-token-of-${one.uid}` : by.email === one.email;
        const account = accounts.find(isHers);
        if (!account) throw authFault('auth/user-not-found');
        const isOther = 'password' in by && account.password !== by.password;
        if (isOther) throw authFault('auth/wrong-password');
        current = account;
        return { uid: account.uid };
      }),
    createAccount: ({ email, password }) =>
      step('createAccount', () => {
        if (accounts.some((one) => one.email === email)) {
          throw authFault('auth/email-already-in-use');
        }
        current = { uid: 'new', email, password, role: null };
        accounts.push(current);
        return { uid: current.uid };
      }),
    deleteAccount: () =>
      step('deleteAccount', () => {
        accounts = accounts.filter((one) => one !== current);
        current = null;
      }),
    sendPasswordReset: (email) =>
      step(`sendPasswordReset ${email}`, () => {
        if (!accounts.some((one) => one.email === email)) throw authFault('auth/user-not-found');
      }),
    token: ({ fresh = false } = {}) =>
      step(fresh ? 'token fresh' : 'token', () => {
        if (fresh) tokens += 1;
        return current && `token-of-${current.uid}-${tokens}`;
      }),
    readAccount: () =>
      step('readAccount', () => {
        return current && { uid: current.uid, isConfirmed: current.isConfirmed ?? false };
      }),
    sendConfirmation: (leadsTo) => step(`sendConfirmation ${leadsTo}`, () => undefined),
    signInAgain: (password) =>
      step('signInAgain', () => {
        if (password !== current?.password) throw authFault('auth/invalid-credential');
      }),
    setPassword: (wanted) =>
      step('setPassword', () => void (current && (current.password = wanted))),
    standingInToken: () =>
      step('standingInToken', () => {
        return { role: current?.role ?? null, isAdmin: current?.isAdmin ?? false };
      }),
    signOut: () =>
      step('signOut', () => {
        current = null;
      }),
  };

  provideAuth(auth);
  return {
    calls,
    failNext: (fault: Error) => void (nextFault = fault),
    /** Acts as if the account had signed in on an earlier visit. */
    resume: (uid: string) => void (current = accounts.find((one) => one.uid === uid) ?? null),
    /** Acts as if the link in the mail had been followed. */
    confirm: () => void (current && (current.isConfirmed = true)),
    currentUid: () => current?.uid ?? null,
    emails: () => accounts.map((one) => one.email),
  };
}
