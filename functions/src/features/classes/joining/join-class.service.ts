import type { SchoolClass } from '@study-assistant/contract/classes/class-list';
import { ApiError, notFound } from '../../../domain/api-error.ts';
import type { Caller } from '../../../domain/caller.ts';
import { toSchoolClass } from '../../../domain/class/class-record.ts';
import { readJoinCode } from '../../../domain/class/join-code.ts';
import { countForNetwork } from '../../../domain/limits.ts';
import type { MembershipsRepository } from '../../../stored/classes/memberships.repository.ts';
import type { LimitsRepository } from '../../../stored/kept/limits.repository.ts';
import { TOO_MANY_CLASSES } from '../members/membership-sentences.ts';

type Deps = {
  memberships: Pick<MembershipsRepository, 'join'>;
  limits: Pick<LimitsRepository, 'take'>;
  clock: () => Date;
};

export type JoinClassService = ReturnType<typeof createJoinClassService>;

export function createJoinClassService({ memberships, limits, clock }: Deps) {
  return {
    /** @param address null where it is not known: then the account alone is counted */
    async join(
      caller: Caller,
      typed: string,
      address: string | null,
    ): Promise<{ class: SchoolClass }> {
      const now = clock();
      const joined = await memberships.join(caller.uid, readJoinCode(typed), now);
      if (joined.membership === 'too-many-tries') throw tooManyTries(joined.retryAfterSeconds);
      if (joined.membership === 'wrong-code') {
        if (address !== null) {
          const count = () =>
            limits.take({ uid: caller.uid, address }, [{ name: 'wrongCodes' }], now);
          await countForNetwork(count, sayTooManyOfNetwork);
        }
        throw notFound('There is no class with this code. Please ask your teacher for it again.');
      }
      const { membership, found } = joined;
      if (membership === 'not-found') throw notFound('Account not found.');
      if (membership === 'archived') throw new ApiError('conflict', 'This class is over.');
      if (membership === 'too-many') throw new ApiError('conflict', TOO_MANY_CLASSES);
      return { class: toSchoolClass(found) };
    },
  };
}

function tooManyTries(retryAfterSeconds: number): ApiError {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return new ApiError(
    'too-many-requests',
    `There were too many wrong codes. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { retryAfterSeconds },
  );
}

function sayTooManyOfNetwork(wait: string): string {
  return `There is no class with this code, and too many wrong ones came from your network. Please ask your teacher for it again, or come back in ${wait}.`;
}
