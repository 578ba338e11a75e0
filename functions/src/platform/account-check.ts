import type { Logger } from '../domain/logger.ts';

/** What Auth says of an account; null when there is none any more. */
export type Account = {
  disabled: boolean;
  /** Sign-ins from before it do not count any more; undefined where none was ever revoked. */
  tokensValidAfterTime?: string | undefined;
} | null;

/** Of a token: whose it is, and when she signed in and got it, in seconds. */
export type SignIn = { uid: string; auth_time: number; iat: number };

type Deps = {
  findAccount: (uid: string) => Promise<Account>;
  clock: () => Date;
  log: Logger;
};

/** Undefined where Auth could not be asked yet. */
type Known = { account: Account | undefined; until: number };

/** A closed account is refused after this long at the latest. */
const KEEP_MS = 60_000;
/** After a look-up that failed, the next one comes not before this long. */
const RETRY_MS = 10_000;
const PATIENCE_MS = 5000;
/** Whoever asked last is kept: some 2 MB. */
const MAX_KNOWN = 10_000;

/**
 * Tells whether the account behind a token is still open: the token alone is good for an hour. Auth is
 * asked once a minute for each account, and not for a token that it gave out within this minute. While
 * Auth does not answer, the token counts, as it does without this check; an account that was seen
 * closed stays so.
 */
export function createAccountCheck({ findAccount, clock, log }: Deps) {
  const known = new Map<string, Known>();
  const asking = new Map<string, Promise<Account | undefined>>();

  return async function isOpen({ uid, auth_time: signedIn, iat }: SignIn): Promise<boolean> {
    const now = clock().getTime();
    if (now - iat * 1000 < KEEP_MS) return true;
    const before = known.get(uid);
    const account = before && before.until > now ? before.account : await ask(uid, before?.account);
    return account === undefined || isSignedIn(account, signedIn);
  };

  /** All requests of one account share a look-up; undefined where nothing is known. */
  function ask(uid: string, before: Account | undefined): Promise<Account | undefined> {
    const found = asking.get(uid) ?? lookUp(uid, before).finally(() => asking.delete(uid));
    asking.set(uid, found);
    return found;
  }

  async function lookUp(uid: string, before: Account | undefined): Promise<Account | undefined> {
    try {
      const account = await withinPatience(findAccount(uid));
      keep(uid, { account, until: clock().getTime() + KEEP_MS });
      return account;
    } catch (error) {
      log.error('account.not-checked', { error });
      keep(uid, { account: before, until: clock().getTime() + RETRY_MS });
      return before;
    }
  }

  function keep(uid: string, found: Known): void {
    known.delete(uid);
    known.set(uid, found);
    const [oldest] = known.keys();
    if (known.size > MAX_KNOWN && oldest !== undefined) known.delete(oldest);
  }
}

function isSignedIn(account: Account, signedIn: number): boolean {
  if (!account || account.disabled) return false;
  const { tokensValidAfterTime: since } = account;
  return since === undefined || signedIn * 1000 >= Date.parse(since);
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
