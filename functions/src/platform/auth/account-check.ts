import type { Role } from '@study-assistant/contract/wire/roles';
import { isEnded, type EndedSignIns } from '../../domain/account/ended-sign-ins.ts';
import { isOwnWay } from '../../domain/account/sign-in-way.ts';
import type { SignInWay } from '../../domain/caller.ts';
import type { Logger } from '../../domain/logger.ts';

/** What an account may, as a token or Auth says it; null until sign-up is finished. */
export type Rights = { role: Role | null; schoolId: string | null; isAdmin: boolean };

/** The sign-ins that their owner has ended herself, as a token or Auth says it. */
type Ended = { ended: EndedSignIns | null };

/** What Auth says of an account; null when there is none any more. */
export type Account =
  | (Rights &
      Ended & {
        disabled: boolean;
        /** Sign-ins from before it do not count any more; undefined where none was ever revoked. */
        tokensValidAfterTime?: string | undefined;
        /** The second steps that it has, by Auth's ids. */
        secondSteps: readonly string[];
        /** The ways to sign in to it, each with the address that it knows her by. */
        providers: readonly { id: string; email: string | null }[];
      })
  | null;

/** Of a token: whose it is, how and when she signed in and got it, in seconds, and what it says she may. */
export type SignIn = Rights &
  Ended & {
    uid: string;
    way: Pick<SignInWay, 'provider'>;
    /** The second step that it was made with, by Auth's id; null without one. */
    secondStep: string | null;
    auth_time: number;
    iat: number;
  };

/** `closed`: until it is opened again. `ended`: the token does not count; another one may. */
export type Checked = 'good' | 'closed' | 'ended';

type Deps = {
  findAccount: (uid: string) => Promise<Account>;
  clock: () => Date;
  log: Logger;
};

/** `account` is undefined where Auth could not be asked yet, or tells otherwise by now. */
type Known = { account: Account | undefined; askedAt: number; until: number };

/** A closed account is refused after this long at the latest. */
const KEEP_MS = 60_000;
/** After a look-up that failed, the next one comes not before this long. */
const RETRY_MS = 10_000;
const PATIENCE_MS = 5000;
/** Whoever asked last is kept: some 2 MB. */
const MAX_KNOWN = 10_000;

/**
 * Tells whether a token still says what its account may: by itself it is good for an hour. Auth is
 * asked once a minute for each account, and not for a token of a password that it gave out within this
 * minute. A sign-in that its owner has ended is told by the token itself, or by Auth. While Auth does
 * not answer, the token counts, as it does without this check; an account that was seen closed stays so.
 */
export function createAccountCheck({ findAccount, clock, log }: Deps) {
  const known = new Map<string, Known>();
  const asking = new Map<string, Promise<Account | undefined>>();

  return {
    async check(signIn: SignIn): Promise<Checked> {
      const now = clock().getTime();
      // Also a new token is of an old sign-in, and says itself which are over.
      if (isEnded(signIn.ended, signIn.auth_time)) return 'ended';
      const before = known.get(signIn.uid);
      if (isOwnWay(signIn.way) && isNew(signIn, now, before)) return 'good';
      const isKept = before !== undefined && before.until > now && !mayBeNewer(signIn, before);
      const account = isKept ? before.account : await ask(signIn.uid, before?.account);
      return account === undefined ? 'good' : judge(account, signIn);
    },

    /**
     * Asks Auth now, for what is too much to be done for a minute by who may not any more.
     *
     * @throws Error when Auth does not answer
     */
    async checkNow(signIn: SignIn): Promise<Checked> {
      return judge(await lookUp(signIn.uid), signIn);
    },

    /** The address that a provider knew an account by at the last check; null where that is not known. */
    addressAt(uid: string, { provider }: SignIn['way']): string | null {
      const providers = known.get(uid)?.account?.providers ?? [];
      return providers.find(({ id }) => id === provider)?.email ?? null;
    },

    /** What is known of an account that has just been changed here does not count any more. */
    forget(uid: string): void {
      known.delete(uid);
      // A token from before the change is looked up, however new it is.
      keep(uid, undefined, 0);
    },
  };

  /** All requests of one account share a look-up; undefined where nothing is known. */
  function ask(uid: string, before: Account | undefined): Promise<Account | undefined> {
    const found = asking.get(uid) ?? lookUpOr(uid, before).finally(() => asking.delete(uid));
    asking.set(uid, found);
    return found;
  }

  async function lookUpOr(uid: string, before: Account | undefined): Promise<Account | undefined> {
    try {
      return await lookUp(uid);
    } catch (error) {
      log.error('account.not-checked', { error });
      keep(uid, before, RETRY_MS);
      return before;
    }
  }

  async function lookUp(uid: string): Promise<Account> {
    const account = await withinPatience(findAccount(uid));
    keep(uid, account, KEEP_MS);
    return account;
  }

  function keep(uid: string, account: Account | undefined, forMs: number): void {
    const askedAt = clock().getTime();
    known.delete(uid);
    known.set(uid, { account, askedAt, until: askedAt + forMs });
    const [oldest] = known.keys();
    if (known.size > MAX_KNOWN && oldest !== undefined) known.delete(oldest);
  }
}

/**
 * Whether somebody may have connected this way, or set up this second step, after Auth was asked; a token
 * says seconds alone.
 */
function mayBeNewer({ way, secondStep, iat }: SignIn, { askedAt }: Known): boolean {
  const isOfAuth = !isOwnWay(way) || secondStep !== null;
  return isOfAuth && (iat + 1) * 1000 > askedAt;
}

/**
 * One from the future says nothing of when it was given out: it is looked up like an old one. So is one
 * from before Auth was asked, or from before a change that was made here.
 */
function isNew({ iat }: SignIn, now: number, before: Known | undefined): boolean {
  const age = now - iat * 1000;
  return age >= 0 && age < KEEP_MS && iat * 1000 > (before?.askedAt ?? 0);
}

function judge(account: Account, signIn: SignIn): Checked {
  if (!account) return 'ended';
  if (account.disabled) return 'closed';
  const { tokensValidAfterTime: since } = account;
  const isSignedIn = since === undefined || signIn.auth_time * 1000 >= Date.parse(since);
  const isKept = !isEnded(account.ended, signIn.auth_time);
  const hasBoth = hasWay(account, signIn.way) && hasSecondStep(account, signIn);
  const isGood = isSignedIn && isKept && hasBoth && isWithin(signIn, account);
  return isGood ? 'good' : 'ended';
}

/** Who has signed in by a way that the account has no more has to sign in again, by one that it has. */
function hasWay(
  { providers }: Pick<NonNullable<Account>, 'providers'>,
  { provider }: SignIn['way'],
): boolean {
  return provider === 'custom' || providers.some(({ id }) => id === provider);
}

/** What was removed or reset counts no more, however long ago somebody has signed in with it. */
function hasSecondStep(
  { secondSteps }: Pick<NonNullable<Account>, 'secondSteps'>,
  { secondStep }: Pick<SignIn, 'secondStep'>,
): boolean {
  return secondStep === null || secondSteps.includes(secondStep);
}

/** A token may say less than Auth, such as one from before the sign-up was finished, and never more. */
function isWithin(told: Rights, account: Rights): boolean {
  return (
    (told.role === null || told.role === account.role) &&
    (told.schoolId === null || told.schoolId === account.schoolId) &&
    (!told.isAdmin || account.isAdmin)
  );
}

async function withinPatience<T>(asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Auth does not answer.')), PATIENCE_MS);
  });
  try {
    return await Promise.race([asked, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
