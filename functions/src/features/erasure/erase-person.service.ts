import { hasNoMailbox } from '@study-assistant/contract/people/no-mailbox';
import type { erasePerson, getErasure } from '@study-assistant/contract/people/people';
import { isTypedFor } from '@study-assistant/contract/people/typed-for';
import type { Answer, Parsed } from '@study-assistant/contract/wire/endpoint';
import { ApiError, notFound } from '../../domain/api-error.ts';
import type { Caller } from '../../domain/caller.ts';
import type { Logger } from '../../domain/logger.ts';
import type { TaskQueues } from '../../platform/tasks/tasks.ts';
import type {
  ClosedAccountsRepository,
  Owned,
} from '../../stored/across/closed-accounts.repository.ts';
import type { ErasuresRepository } from '../../stored/across/erasures.repository.ts';
import type { Place } from '../../stored/across/place.ts';
import { erasePersonLater } from './erase-person.job.ts';

type Deps = {
  places: readonly Place[];
  erasures: Pick<ErasuresRepository, 'begin' | 'find' | 'findOf' | 'findPerson'>;
  closedAccounts: Pick<ClosedAccountsRepository, 'countOwned'>;
  tasks: Pick<TaskQueues, 'erasePerson'>;
  clock: () => Date;
  log: Logger;
};

/** After its closing, requests that an account has made before may still be on their way. */
const QUIET_SECONDS = 5 * 60;

export type ErasePersonService = ReturnType<typeof createErasePersonService>;

/** Orders erasures, and tells how far they have come. */
export function createErasePersonService(deps: Deps) {
  const { places, erasures, closedAccounts, clock } = deps;
  return {
    async erase(
      caller: Caller,
      uid: string,
      { email, owned }: Parsed<typeof erasePerson>['body'],
    ): Promise<Answer<typeof erasePerson>> {
      if (uid === caller.uid) {
        throw new ApiError(
          'conflict',
          'Nobody can erase the own account. Please ask another admin.',
        );
      }
      const person = await erasures.findPerson(uid);
      if (!person) {
        // Asked again after it was done: her address is not kept to be compared.
        const erased = await erasures.findOf(uid);
        if (!erased) throw nobody();
        return { erasure: erased };
      }
      if (person.closedAt === null) {
        throw new ApiError(
          'conflict',
          'Only a closed account can be erased. Please close it first.',
        );
      }
      if (!isTypedFor(person, email)) {
        const what = hasNoMailbox(person.email) ? 'name' : 'address';
        throw new ApiError('invalid-request', `This is not the ${what} of the account.`);
      }
      if (owned === 'refuse' && person.erasureId === null)
        requireNothing(await closedAccounts.countOwned(uid));
      const beginning = { actor: caller, places: places.length, now: clock() };
      const erasure = await erasures.begin(uid, beginning);
      if (!erasure) throw nobody();
      await erasePersonLater(deps, erasure.id, secondsUntilQuiet(person.closedAt, clock()));
      return { erasure };
    },

    async read(id: string): Promise<Answer<typeof getErasure>> {
      const erasure = await erasures.find(id);
      if (!erasure) throw notFound('Erasure not found.');
      return { erasure };
    },
  };
}

function nobody(): ApiError {
  return notFound('Account not found.');
}

function secondsUntilQuiet(closedAt: string, now: Date): number {
  const quietAt = Date.parse(closedAt) + QUIET_SECONDS * 1000;
  return Math.max(0, Math.ceil((quietAt - now.getTime()) / 1000));
}

function requireNothing({ quizzes, materials, classes }: Owned): void {
  const counts: [number, string, string][] = [
    [quizzes, 'quiz', 'quizzes'],
    [materials, 'material', 'materials'],
    [classes, 'class without another teacher', 'classes without another teacher'],
  ];
  const told = counts
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => `${count} ${count === 1 ? one : many}`);
  if (told.length === 0) return;
  const sentence = `This account still has ${told.join(', ')}. Please hand them over first, or say that they are to be deleted.`;
  throw new ApiError('conflict', sentence);
}
