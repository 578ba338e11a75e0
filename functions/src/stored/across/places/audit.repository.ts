import { isDeepStrictEqual } from 'node:util';
import type { DocumentReference } from 'firebase-admin/firestore';
import { readPages } from '../../../platform/firestore/read-pages.ts';
import { usersOf } from '../../people/stored-user.ts';
import { auditOf } from '../../school/audit.repository.ts';
import type { ErasedPerson, Place } from '../place.ts';
import { withoutPerson, type AuditFields } from './without-person.ts';

/**
 * That something was done stays; that it was she, does not. Every entry is looked through: what an
 * entry says of its change may name somebody whom it cannot be found by.
 */
export function auditPlace(school: DocumentReference): Place {
  const audit = auditOf(school);
  const users = usersOf(school);

  /** Of two people of one name, the entries of the other keep it. */
  async function hasNamesake({ uid, fullName }: ErasedPerson): Promise<boolean> {
    const { docs } = await users.where('fullName', '==', fullName).select().limit(2).get();
    return docs.some(({ id }) => id !== uid);
  }

  async function* listOfHers(person: ErasedPerson) {
    const isShared = await hasNamesake(person);
    for await (const page of readPages(audit)) {
      for (const found of page) {
        const before = found.data() as AuditFields;
        const after = withoutPerson(before, person, isShared);
        if (!isDeepStrictEqual(before, after)) yield { ref: found.ref, after };
      }
    }
  }

  return {
    name: 'audit',
    collections: ['audit'],
    async erase(person) {
      let changed = 0;
      for await (const { ref, after } of listOfHers(person)) {
        const { actor, target, changes, about } = after;
        await ref.update({ actor, target, changes, about });
        changed += 1;
      }
      return changed;
    },
    async isLeft(person) {
      for await (const _entry of listOfHers(person)) return true;
      return false;
    },
  };
}
