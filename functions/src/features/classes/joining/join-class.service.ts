import type { SchoolClass } from '@study-assistant/contract/classes/class-list';
import { ApiError, notFound } from '../../../domain/api-error.ts';
import type { Caller } from '../../../domain/caller.ts';
import { toSchoolClass } from '../../../domain/class/class-record.ts';
import { readJoinCode } from '../../../domain/class/join-code.ts';
import { waitAfterTries, type JoinTrier } from '../../../domain/class/join-tries.ts';
import type { Joined } from '../../../stored/classes/memberships.repository.ts';
import { TOO_MANY_CLASSES } from '../members/membership-sentences.ts';

type Deps = {
  /** When wrong codes came from each of them. */
  findTries: (triers: readonly JoinTrier[]) => Promise<string[][]>;
  /** Counts one more; answers with those before it. */
  addTry: (triers: readonly JoinTrier[], now: Date) => Promise<string[][]>;
  join: (uid: string, code: string, now: Date) => Promise<Joined>;
  clock: () => Date;
};

export type JoinClassService = ReturnType<typeof createJoinClassService>;

export function createJoinClassService({ findTries, addTry, join, clock }: Deps) {
  return {
    /** @param address null where it is not known: then the account alone is counted */
    async join(
      caller: Caller,
      typed: string,
      address: string | null,
    ): Promise<{ class: SchoolClass }> {
      const now = clock();
      const triers = triersOf(caller, address);
      requirePatience(triers, await findTries(triers), now);
      const code = readJoinCode(typed);
      const { membership, found } = code === null ? NOTHING : await join(caller.uid, code, now);
      if (!found) {
        // Of many wrong codes at once, the last ones learn nothing.
        requirePatience(triers, await addTry(triers, now), now);
        throw notFound('There is no class with this code. Please ask your teacher for it again.');
      }
      if (membership === 'not-found') throw notFound('Account not found.');
      if (membership === 'archived') throw new ApiError('conflict', 'This class is over.');
      if (membership === 'too-many') throw new ApiError('conflict', TOO_MANY_CLASSES);
      return { class: toSchoolClass(found) };
    },
  };
}

const NOTHING: Joined = { membership: 'not-found', found: null };

function triersOf({ uid }: Caller, address: string | null): JoinTrier[] {
  const account: JoinTrier = { kind: 'account', id: uid };
  return address === null ? [account] : [account, { kind: 'address', id: address }];
}

function requirePatience(triers: readonly JoinTrier[], tries: string[][], now: Date): void {
  const waits = triers.map(({ kind }, at) => waitAfterTries(tries[at] ?? [], kind, now));
  const retryAfterSeconds = Math.max(...waits);
  if (retryAfterSeconds === 0) return;
  const minutes = Math.ceil(retryAfterSeconds / 60);
  throw new ApiError(
    'too-many-requests',
    `There were too many wrong codes. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { retryAfterSeconds },
  );
}
