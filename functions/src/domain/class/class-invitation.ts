import {
  CLASS_INVITATION_DAYS,
  type WaitingStudent,
} from '@study-assistant/contract/classes/class-invitations';
import type { PersonInvitation } from '@study-assistant/contract/people/people';
import type { ClassRecord } from './class-record.ts';

/** Somebody whom a list has asked into a class, as it is stored. `classInvitations/{id}`. */
export type ClassInvitation = {
  id: string;
  classId: string;
  studentId: string;
  /** As it was in the list, in small letters. */
  email: string;
  /** Whose list it was. */
  teacherId: string;
  invitedAt: string;
  expiresAt: string;
};

const DAY_MS = 24 * 60 * 60 * 1000;

export function endOfClassInvitation(now: Date): Date {
  return new Date(now.getTime() + CLASS_INVITATION_DAYS * DAY_MS);
}

export function isWaiting({ expiresAt }: Pick<ClassInvitation, 'expiresAt'>, now: Date): boolean {
  return Date.parse(expiresAt) > now.getTime();
}

/** What the teachers of the class see: not even the uid of whom it is. */
export function toWaitingStudent(invitation: ClassInvitation): WaitingStudent {
  const { id, email, invitedAt, expiresAt } = invitation;
  return { id, email, invitedAt, expiresAt };
}

export function toPersonInvitation(
  { id, invitedAt, expiresAt }: ClassInvitation,
  { name, subject }: ClassRecord,
  invitedBy: string,
): PersonInvitation {
  return { id, name, subject, invitedBy, invitedAt, expiresAt };
}
