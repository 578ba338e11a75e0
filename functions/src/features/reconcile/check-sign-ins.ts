import { isForgotten, type SignIn } from '../../domain/account/sign-in.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import type { SignIns } from '../../platform/auth/sign-ins.ts';
import type { AccountSchools } from '../../stored/people/account-schools.repository.ts';
import type { FindUnclaimed } from '../../stored/people/unclaimed-sign-ins.ts';
import type { Findings } from './findings.ts';
import { removeLost } from './remove-lost.ts';

type Deps = {
  /** Everybody whom Auth knows. */
  signIns: SignIns;
  accountSchools: Pick<AccountSchools, 'isEmpty'>;
  identity: Pick<Identity, 'remove'>;
  findUnclaimed: FindUnclaimed;
  clock: () => Date;
};

/**
 * A sign-in that nobody has made an account of is on no list and in no erasure: sign-ups that were not
 * finished, invitations that were not followed, lists that broke off. Of all schools at once, since it
 * belongs to none.
 */
export function createSignInsCheck(deps: Deps) {
  const { signIns, accountSchools, identity, findUnclaimed, clock } = deps;

  async function findForgotten(page: readonly SignIn[]): Promise<string[]> {
    const now = clock();
    const forgotten = page.filter((signIn) => isForgotten(signIn, now));
    if (forgotten.length === 0) return [];
    return (await findUnclaimed(forgotten)).map(({ uid }) => uid);
  }

  /** The list takes a while: whoever has come back since then keeps it. */
  async function removeIfForgotten(uid: string): Promise<void> {
    const signIn = await signIns.find({ uid });
    if (signIn && (await findForgotten([signIn])).length > 0) await identity.remove(uid);
  }

  return async function checkSignIns(findings: Findings): Promise<void> {
    const kind = {
      event: 'reconcile.sign-in',
      name: 'uid',
      owner: 'accounts',
      list: signIns.list(),
      findLost: findForgotten,
      remove: removeIfForgotten,
    } as const;
    await removeLost(findings, kind, () => accountSchools.isEmpty());
  };
}
