import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { SignIn } from '../../domain/account/sign-in.ts';

/** Everybody whom Auth knows. */
export interface SignIns {
  /** All of them, a page at a time; in a deployment they are of all schools, and of none. */
  list(): AsyncIterable<SignIn[]>;
  /** As it is by now; null when it is gone. */
  find(who: { uid: string } | { email: string }): Promise<SignIn | null>;
}

/** As many as Auth lists at once. */
const PAGE_SIZE = 1000;

export function createSignIns(auth: Pick<Auth, 'getUsers' | 'listUsers'>): SignIns {
  return {
    async *list() {
      let { users, pageToken } = await auth.listUsers(PAGE_SIZE);
      yield users.map(toSignIn);
      while (pageToken !== undefined) {
        ({ users, pageToken } = await auth.listUsers(PAGE_SIZE, pageToken));
        yield users.map(toSignIn);
      }
    },
    async find(who) {
      const { users } = await auth.getUsers([who]);
      return users[0] ? toSignIn(users[0]) : null;
    },
  };
}

function toSignIn(user: UserRecord): SignIn {
  const { creationTime, lastSignInTime, lastRefreshTime } = user.metadata;
  const used = [lastSignInTime, lastRefreshTime].filter((time) => typeof time === 'string');
  const last = Math.max(...used.map((time) => Date.parse(time)));
  return {
    uid: user.uid,
    email: user.email?.toLowerCase() ?? '',
    // One that came from elsewhere may have none: then no time is long ago.
    madeAt: new Date(Date.parse(creationTime)),
    usedAt: used.length > 0 ? new Date(last) : null,
    isUsable: user.providerData.length > 0,
    isDisabled: user.disabled,
    hasClaims: Object.keys(user.customClaims ?? {}).length > 0,
  };
}
