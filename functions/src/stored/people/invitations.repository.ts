import type { Invitation } from '@study-assistant/contract/people/invitations';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { ApiError } from '../../domain/api-error.ts';
import { readDocument, readDocuments, toStoredTime } from '../../platform/firestore/documents.ts';
import { transact } from '../../platform/firestore/transact.ts';
import {
  endOfInvitation,
  invitationId,
  isOpen,
  storedInvitation,
  toAddress,
  type StoredInvitation,
  invitationsOf,
} from './stored-invitation.ts';

export type Invitee = Pick<StoredInvitation, 'email' | 'fullName' | 'isAdmin'>;
export type InvitedBy = StoredInvitation['invitedBy'];

/** More than a school invites at a time. */
const MAX_LISTED = 500;

export type InvitationsRepository = ReturnType<typeof createInvitationsRepository>;

/** `invitations/{hash of the address}`: who may become a teacher of this school. */
export function createInvitationsRepository(school: DocumentReference) {
  const invitations = invitationsOf(school);

  return {
    /** Those that can still be followed, newest first. */
    async list(now: Date): Promise<Invitation[]> {
      const newest = invitations.orderBy('createdAt', 'desc').limit(MAX_LISTED);
      const found = readDocuments(storedInvitation, (await newest.get()).docs);
      return found.filter((one) => isOpen(one, now)).map(toInvitation);
    },

    /** Makes one; where there is one that is open, that lasts longer, and nothing else of it changes. */
    invite(
      invitee: Invitee,
      invitedBy: InvitedBy,
      { now, write }: { now: Date; write: (transaction: Transaction, id: string) => void },
    ): Promise<void> {
      const ref = invitations.doc(invitationId(invitee.email));
      const expiresAt = toStoredTime(endOfInvitation(now));
      return transact(school.firestore, async (transaction) => {
        const before = readDocument(storedInvitation, await transaction.get(ref));
        if (before && isOpen(before, now)) return void transaction.update(ref, { expiresAt });
        const email = toAddress(invitee.email);
        const times = { createdAt: toStoredTime(now), expiresAt };
        transaction.set(ref, { version: 1, ...invitee, email, invitedBy, ...times });
        write(transaction, ref.id);
      });
    },

    /** Who had been invited; null where nobody is. */
    withdraw(
      id: string,
      write: (transaction: Transaction, withdrawn: StoredInvitation) => void,
    ): Promise<StoredInvitation | null> {
      const ref = invitations.doc(id);
      return transact(school.firestore, async (transaction) => {
        const found = readDocument(storedInvitation, await transaction.get(ref));
        if (!found) return null;
        transaction.delete(ref);
        write(transaction, found);
        return found;
      });
    },

    /**
     * Within the transaction of a sign-up: what it says, and how it is used up.
     *
     * @throws ApiError when it has been used or withdrawn by now
     */
    async followIn(transaction: Transaction, id: string, now: Date) {
      const ref = invitations.doc(id);
      const found = readDocument(storedInvitation, await transaction.get(ref));
      if (!found || !isOpen(found, now)) {
        throw new ApiError('conflict', 'This invitation has just been used or withdrawn.');
      }
      return { isAdmin: found.isAdmin, useUp: () => void transaction.delete(ref) };
    },
  };
}

function toInvitation({ version: _version, invitedBy, ...invitation }: StoredInvitation) {
  return { ...invitation, invitedBy: invitedBy.name };
}
