import { FieldValue, type DocumentReference } from 'firebase-admin/firestore';
import type { Identity } from '../../../platform/auth/identity.ts';
import { classInvitationsOf } from '../../classes/stored-class-invitation.ts';
import { invitationsOf } from '../../people/stored-invitation.ts';
import { yearChangesOf } from '../../school/year-changes.repository.ts';
import { ERASED_NAME, type ErasedPerson, type Place } from '../place.ts';
import { forEachOf, isAny, removeAll } from './documents.repository.ts';

export type SignIns = { identity: Pick<Identity, 'isThere' | 'remove'> };

/** The account itself: nobody signs in to it any more. */
export function signInPlace({ identity }: SignIns): Place {
  return {
    name: 'sign-in',
    collections: [],
    async erase({ uid }) {
      if (!(await identity.isThere(uid))) return 0;
      await identity.remove(uid);
      return 1;
    },
    isLeft: ({ uid }) => identity.isThere(uid),
  };
}

/** Hers goes, by her address; of those that she sent, nobody knows any more by whom. */
export function invitationsPlace(school: DocumentReference): Place {
  const invitations = invitationsOf(school);
  const hers = ({ email }: ErasedPerson) => invitations.where('email', '==', email.toLowerCase());
  const sent = ({ uid }: ErasedPerson) => invitations.where('invitedBy.uid', '==', uid);
  return {
    name: 'invitations',
    collections: ['invitations'],
    async erase(person) {
      const removed = await removeAll(hers(person));
      const invitedBy = { uid: person.erasureId, name: ERASED_NAME };
      return removed + (await forEachOf(sent(person), ({ ref }) => ref.update({ invitedBy })));
    },
    isLeft: async (person) => (await isAny(hers(person))) || isAny(sent(person)),
  };
}

/** Into classes, to her and by her: they go, since a list of another teacher can ask again. */
export function classInvitationsPlace(school: DocumentReference): Place {
  const invitations = classInvitationsOf(school);
  const queriesOf = ({ uid }: ErasedPerson) =>
    ['studentId', 'teacherId'].map((field) => invitations.where(field, '==', uid));
  return {
    name: 'classInvitations',
    collections: ['classInvitations'],
    async erase(person) {
      let removed = 0;
      for (const query of queriesOf(person)) removed += await removeAll(query);
      return removed;
    },
    async isLeft(person) {
      for (const query of queriesOf(person)) if (await isAny(query)) return true;
      return false;
    },
  };
}

/** School years that she started, or that she stayed in her grade in. */
export function yearsPlace(school: DocumentReference): Place {
  const changes = yearChangesOf(school);
  const ordered = ({ uid }: ErasedPerson) => changes.where('orderedBy', '==', uid);
  const spared = ({ uid }: ErasedPerson) => changes.where('except', 'array-contains', uid);
  return {
    name: 'yearChanges',
    collections: ['yearChanges'],
    async erase(person) {
      const { uid, erasureId: orderedBy } = person;
      const except = FieldValue.arrayRemove(uid);
      const changed = await forEachOf(ordered(person), ({ ref }) => ref.update({ orderedBy }));
      return changed + (await forEachOf(spared(person), ({ ref }) => ref.update({ except })));
    },
    isLeft: async (person) => (await isAny(ordered(person))) || isAny(spared(person)),
  };
}
