import type { Firestore } from 'firebase-admin/firestore';
import type { OpenInvitation } from '../../domain/account/invitation.ts';
import { toDisjunctions } from '../../platform/firestore/disjunctions.ts';
import { readIfPossible, readField } from '../../platform/firestore/documents.ts';
import {
  isOpen,
  storedInvitation,
  toAddress,
  invitationsOfAllSchools,
} from './stored-invitation.ts';

/** As many schools as can have invited one address before a later one is not seen. */
const MAX_OF_ADDRESS = 20;

export type OpenInvitations = ReturnType<typeof createOpenInvitations>;

/** Invitations of all schools, for who is in none yet. */
export function createOpenInvitations(firestore: Firestore) {
  const invitations = invitationsOfAllSchools(firestore);
  return {
    /** Those of an address that can still be followed, one a school, the oldest first. */
    async list(email: string, now: Date): Promise<OpenInvitation[]> {
      const ofAddress = invitations.where('email', '==', toAddress(email)).orderBy('createdAt');
      const { docs } = await ofAddress.limit(MAX_OF_ADDRESS).get();
      return docs.flatMap((snapshot) => {
        const found = readIfPossible(storedInvitation, snapshot);
        const schoolId = snapshot.ref.parent.parent?.id;
        if (!found || !schoolId || !isOpen(found, now)) return [];
        return [{ id: found.id, schoolId, fullName: found.fullName }];
      });
    },

    /**
     * Of these addresses, in small letters, those that are invited, and by which schools; one that cannot
     * be read counts as well. In no order, which would leave out those without the field.
     */
    async findInviting(emails: readonly string[], now: Date): Promise<Map<string, Set<string>>> {
      const inviting = new Map<string, Set<string>>();
      for (const some of toDisjunctions(emails)) {
        const { docs } = await invitations.where('email', 'in', some).get();
        for (const snapshot of docs) {
          const found = readIfPossible(storedInvitation, snapshot);
          if (found && !isOpen(found, now)) continue;
          const email = readField(storedInvitation.shape, 'email', snapshot);
          if (email === null) continue;
          const schools = inviting.get(email) ?? new Set();
          inviting.set(email, schools.add(snapshot.ref.parent.parent?.id ?? ''));
        }
      }
      return inviting;
    },
  };
}
