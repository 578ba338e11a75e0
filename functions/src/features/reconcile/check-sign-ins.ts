import { isForgotten, type SignIn } from '../../domain/account/sign-in.ts';
import type { Findings } from './findings.ts';
import { removeLost } from './remove-lost.ts';

export type SignInsDeps = {
  /** Everybody whom Auth knows, a page at a time. */
  listSignIns: () => AsyncIterable<SignIn[]>;
  /** As it is by now; null when it is gone. */
  findSignIn: (uid: string) => Promise<SignIn | null>;
  /** Of these, those with no account in any school and no invitation that waits. */
  findUnclaimed: (signIns: readonly SignIn[]) => Promise<SignIn[]>;
  /** Whether no account is stored at all. */
  hasNoAccounts: () => Promise<boolean>;
  removeSignIn: (uid: string) => Promise<void>;
  clock: () => Date;
};

/**
 * A sign-in that nobody has made an account of is on no list and in no erasure: sign-ups that were not
 * finished, invitations that were not followed, lists that broke off. Of all schools at once, since it
 * belongs to none.
 */
export function createSignInsCheck(deps: SignInsDeps) {
  async function findForgotten(signIns: readonly SignIn[]): Promise<string[]> {
    const now = deps.clock();
    const forgotten = signIns.filter((signIn) => isForgotten(signIn, now));
    if (forgotten.length === 0) return [];
    return (await deps.findUnclaimed(forgotten)).map(({ uid }) => uid);
  }

  /** The list takes a while: whoever has come back since then keeps it. */
  async function removeIfForgotten(uid: string): Promise<void> {
    const signIn = await deps.findSignIn(uid);
    if (signIn && (await findForgotten([signIn])).length > 0) await deps.removeSignIn(uid);
  }

  return async function checkSignIns(findings: Findings): Promise<void> {
    const kind = {
      event: 'reconcile.sign-in',
      name: 'uid',
      owner: 'accounts',
      list: deps.listSignIns(),
      findLost: findForgotten,
      remove: removeIfForgotten,
    } as const;
    await removeLost(findings, kind, deps.hasNoAccounts);
  };
}
