import { isDeepStrictEqual } from 'node:util';
import { standingOf, type Standing } from '../../domain/account/member.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import type { AccountsRepository } from '../../stored/people/accounts.repository.ts';

type Deps = {
  accounts: Pick<AccountsRepository, 'findMember'>;
  identity: Pick<Identity, 'close' | 'open' | 'setRole'>;
  schoolId: string;
};

/**
 * Brings Auth to what `users/{uid}` says: it follows each change, and may come any number of times.
 * Whoever tells it looks again afterwards, so that of two at once the later one's word stands.
 */
export function createStandingFollower({ accounts, identity, schoolId }: Deps) {
  /** @param isOpened whether an account that is disabled shall be enabled, as after it was opened again */
  return async function followStanding(uid: string, isOpened = false): Promise<void> {
    let told: Standing | null | undefined;
    let enables = isOpened;
    for (;;) {
      const member = await accounts.findMember(uid);
      if (!member) return;
      const wanted = standingOf(member, schoolId);
      if (told !== undefined && isDeepStrictEqual(told, wanted)) return;
      if (wanted === null) await identity.close(uid);
      else if (enables) await identity.open(uid, wanted);
      // What somebody has disabled at Auth itself stays so.
      else await identity.setRole(uid, wanted);
      // What was closed here just now, and is open by now, has to be enabled again.
      enables = enables || wanted === null;
      told = wanted;
    }
  };
}
