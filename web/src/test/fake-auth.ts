import type { User } from '@study-assistant/contract/people/accounts';
import type { Auth, Way } from '../lib/auth/auth-provider.ts';
import { provideAuth } from '../lib/auth/auth.ts';
import { askForCode } from '../lib/auth/second-step-question.ts';

export type FakeAccount = {
  uid: string;
  email: string;
  password: string;
  /** The role in the account's token; null before the server has written one. */
  role: string | null;
  isAdmin?: boolean;
  /** The ways to sign in; a password alone unless told otherwise. */
  ways?: Way[];
  /** The code that an app of hers shows; null where she has none. */
  code?: string | null;
  /** Whether the address is confirmed; false for an account created here. */
  isConfirmed?: boolean;
};

/** What the app of everybody shows who has one. */
export const APP_CODE = '123456';

/** The identity provider's account of a user. */
export function accountOf({ uid, email, userType }: User): FakeAccount {
  return { uid, email, password: 'blue-river', role: userType };
}

/** An error in the form in which the identity provider throws it. */
export function authFault(code: string, message = `Firebase: Error (${code}).`): Error {
  return Object.assign(new Error(message), { code });
}

function waysOf(account: FakeAccount | null): Way[] {
  if (!account) return [];
  return (account.ways ??= [{ id: 'password', email: account.email }]);
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

  /** As a provider does that wants a code of an app as well. */
  async function askFor({ email, code: wanted = null }: FakeAccount): Promise<void> {
    if (wanted === null) return;
    await askForCode(email, {
      answer: (code) =>
        step(`code ${code}`, () => {
          if (code !== wanted) throw authFault('auth/invalid-verification-code');
        }),
      again: () => step('again', () => undefined),
    });
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
        return account;
      }).then(async (account) => {
        await askFor(account);
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
    loadWays: () =>
      Promise.resolve({
        signIn: () => Promise.reject(new Error('Nobody signs in by a provider here.')),
        linkPending: () => Promise.resolve(),
        signInAgain: ({ id }) => step(`signInAgain ${id}`, () => undefined),
        add: ({ id }) => step(`add ${id}`, () => void waysOf(current).push({ id, email: null })),
        remove: (id) =>
          step(`remove ${id}`, () => {
            const ways = waysOf(current);
            ways.splice(
              ways.findIndex((way) => way.id === id),
              1,
            );
          }),
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
        const ways = [...waysOf(current)];
        return current && { uid: current.uid, isConfirmed: current.isConfirmed ?? false, ways };
      }),
    sendConfirmation: (leadsTo) => step(`sendConfirmation ${leadsTo}`, () => undefined),
    signInAgain: (password) =>
      step('signInAgain', () => {
        if (password !== current?.password) throw authFault('auth/invalid-credential');
        return current;
      }).then(askFor),
    beginApp: () =>
      step('beginApp', () => ({
        key: 'ABCDEFGHIJKLMNOP',
        link: 'otpauth://totp/Study%20Assistant:ada?secret=ABCDEFGHIJKLMNOP',
        confirm: (code) =>
          step(`confirm ${code}`, () => {
            if (code !== APP_CODE) throw authFault('auth/invalid-verification-code');
            if (current) current.code = code;
          }),
      })),
    setPassword: (wanted) =>
      step('setPassword', () => {
        if (!current) return;
        current.password = wanted;
        const ways = waysOf(current);
        if (!ways.some(({ id }) => id === 'password')) ways.push({ id: 'password', email: null });
      }),
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
