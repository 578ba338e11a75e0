import { createHash } from 'node:crypto';
import type { DocumentReference } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { ClassInvitation } from '../../domain/class/class-invitation.ts';
import { storedTime } from '../../platform/firestore/documents.ts';

export const classInvitationFields = {
  version: z.literal(1),
  classId: z.string(),
  studentId: z.string(),
  email: z.string(),
  teacherId: z.string(),
  invitedAt: storedTime,
  expiresAt: storedTime,
};

export const storedClassInvitation = z.pipe(
  z.object({ id: z.string(), ...classInvitationFields }),
  z.transform(({ version: _version, ...invitation }): ClassInvitation => invitation),
);

/** `classInvitations/{id}` of a school. */
export function classInvitationsOf(school: DocumentReference) {
  return school.collection('classInvitations');
}

/**
 * The one document a class and student. Its id does not say who it is: the teachers of the class get it,
 * who know no more than an address.
 */
export function classInvitationRef(school: DocumentReference, classId: string, studentId: string) {
  const id = createHash('sha256').update(`${classId}/${studentId}`).digest('hex');
  return classInvitationsOf(school).doc(id);
}
