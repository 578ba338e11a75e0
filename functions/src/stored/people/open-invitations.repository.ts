import type { Firestore } from 'firebase-admin/firestore';
import type { OpenInvitation } from '../../domain/account/invitation.ts';
import { toDisjunctions } from '../../platform/firestore/disjunctions.ts';
import { readIfPossible } from '../../platform/firestore/documents.ts';
import { isOpen, storedInvitation, toAddress } from './stored-invitation.ts';

/** As many schools as can have invited one address before a later one is not seen. */
const MAX_OF_ADDRESS = 20;

/** Invitations of all schools, for who is in none yet. */
export function createOpenInvitations(firestore: Firestore) {
  const invitations = firestore.collectionGroup('invitations');
  return {
    /** The oldest of an address that can still be followed. */
    async find(email: string, now: Date): Promise<OpenInvitation | null> {
      const ofAddress = invitations.where('email', '==', toAddress(email)).orderBy('createdAt');
      const { docs } = await ofAddress.limit(MAX_OF_ADDRESS).get();
      for (const snapshot of docs) {
        const found = readIfPossible(storedInvitation, snapshot);
        const schoolId = snapshot.ref.parent.parent?.id;
        if (!found || !schoolId || !isOpen(found, now)) continue;
        return { id: found.id, schoolId, fullName: found.fullName };
      }
      return null;
    },

    /** Of these addresses, in small letters, those that are invited; one that cannot be read counts as well. */
    async findInvited(emails: readonly string[], now: Date): Promise<Set<string>> {
      const invited = new Set<string>();
      for (const some of toDisjunctions(emails)) {
        const { docs } = await invitations.where('email', 'in', some).orderBy('createdAt').get();
        for (const snapshot of docs) {
          const found = readIfPossible(storedInvitation, snapshot);
          if (!found || isOpen(found, now)) invited.add(String(snapshot.get('email')));
        }
      }
      return invited;
    },
  };
}
