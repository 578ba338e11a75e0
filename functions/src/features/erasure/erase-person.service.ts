import type { erasePerson, Erasure, getErasure } from '@study-assistant/contract/people/people';
import type { Answer, Parsed } from '@study-assistant/contract/wire/endpoint';
import { ApiError, notFound } from '../../domain/api-error.ts';
import type { Caller } from '../../domain/caller.ts';
import type { Owned } from '../../stored/across/closed-accounts.repository.ts';
import type { PossiblyErased } from '../../stored/across/erasures.repository.ts';

type Deps = {
  findPerson: (uid: string) => Promise<PossiblyErased | null>;
  countOwned: (uid: string) => Promise<Owned>;
  /** Null where there is nobody to erase by then. */
  begin: (uid: string, actor: Pick<Caller, 'uid'> | null) => Promise<Erasure | null>;
  /** Has it done when no request of hers can be on its way any more. */
  eraseLater: (erasureId: string, closedAt: string | null) => Promise<void>;
  /** The erasure of somebody who may be gone by now. */
  findErasureOf: (uid: string) => Promise<Erasure | null>;
  findErasure: (id: string) => Promise<Erasure | null>;
};

export type ErasePersonService = ReturnType<typeof createErasePersonService>;

/** Orders erasures, and tells how far they have come. */
export function createErasePersonService(deps: Deps) {
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
      const person = await deps.findPerson(uid);
      if (!person) {
        // Asked again after it was done: her address is not kept to be compared.
        const erased = await deps.findErasureOf(uid);
        if (!erased) throw nobody();
        return { erasure: erased };
      }
      if (person.closedAt === null) {
        throw new ApiError(
          'conflict',
          'Only a closed account can be erased. Please close it first.',
        );
      }
      if (!isSameAddress(email, person.email)) {
        throw new ApiError('invalid-request', 'This is not the address of the account.');
      }
      if (owned === 'refuse' && person.erasureId === null)
        requireNothing(await deps.countOwned(uid));
      const erasure = await deps.begin(uid, caller);
      if (!erasure) throw nobody();
      await deps.eraseLater(erasure.id, person.closedAt);
      return { erasure };
    },

    async read(id: string): Promise<Answer<typeof getErasure>> {
      const erasure = await deps.findErasure(id);
      if (!erasure) throw notFound('Erasure not found.');
      return { erasure };
    },
  };
}

function nobody(): ApiError {
  return notFound('Account not found.');
}

function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
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
