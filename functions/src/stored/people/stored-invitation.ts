import { createHash } from 'node:crypto';
import { INVITATION_DAYS } from '@study-assistant/contract/people/invitations';
import type {
  CollectionGroup,
  CollectionReference,
  DocumentReference,
  Firestore,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { storedTime } from '../../platform/firestore/documents.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** `invitations/{id}`; the database removes it when its time is over, within a day or so. */
export const storedInvitation = z.object({
  id: z.string(),
  version: z.literal(1),
  email: z.string(),
  fullName: z.string(),
  isAdmin: z.boolean(),
  invitedBy: z.object({ uid: z.string(), name: z.string() }),
  createdAt: storedTime,
  expiresAt: storedTime,
});
export type StoredInvitation = z.output<typeof storedInvitation>;

/** Of an address, however it is written. */
export function invitationId(email: string): string {
  return createHash('sha256').update(toAddress(email)).digest('hex');
}

export function toAddress(email: string): string {
  return email.trim().toLowerCase();
}

export function isOpen({ expiresAt }: Pick<StoredInvitation, 'expiresAt'>, now: Date): boolean {
  return Date.parse(expiresAt) > now.getTime();
}

export function endOfInvitation(now: Date): Date {
  return new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
}

/** `invitations/{id}` of a school. */
export function invitationsOf(school: DocumentReference): CollectionReference {
  return school.collection('invitations');
}

/** The same of all schools of a deployment. */
export function invitationsOfAllSchools(firestore: Firestore): CollectionGroup {
  return firestore.collectionGroup('invitations');
}
