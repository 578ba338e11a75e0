import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { idSchema, isoTimeSchema } from '../wire/text.ts';
import { schoolClassSchema } from './class-list.ts';

/*
 * A list takes nobody out of her own hands: who has an account of her own, or is in a class already, is
 * invited by it. Until she accepts, or an admin does for her, nothing of the class is hers and nothing
 * of her is the class's.
 */

/** How long an invitation into a class can be accepted. */
export const CLASS_INVITATION_DAYS = 60;
/** So many of one teacher wait for one student, so that no teacher's fill her list. */
export const MAX_WAITING_INVITATIONS = 5;

const times = { invitedAt: isoTimeSchema, expiresAt: isoTimeSchema };

/** As the teachers of the class see it: by the address that was in the list, and nothing of hers. */
export const waitingStudentSchema = z.object({ id: idSchema, email: z.string(), ...times });
export type WaitingStudent = z.infer<typeof waitingStudentSchema>;

/** As the student sees it who is asked. */
export const classOfferSchema = z.object({
  id: idSchema,
  ...z.pick(schoolClassSchema, { name: true, subject: true, grade: true }).shape,
  teacherNames: z.array(z.string()),
  ...times,
});
export type ClassOffer = z.infer<typeof classOfferSchema>;

const ofStudent = z.object({ uid: idSchema, id: idSchema });

/** Newest first. */
export const listClassOffers = defineEndpoint({
  method: 'GET',
  path: '/student/:uid/class-invitations',
  access: 'classes.join',
  params: z.object({ uid: idSchema }),
  reply: z.object({ invitations: z.array(classOfferSchema) }),
});

export const acceptClassOffer = defineEndpoint({
  method: 'POST',
  path: '/student/:uid/class-invitations/:id',
  access: 'classes.join',
  params: ofStudent,
  reply: z.object({ class: schoolClassSchema }),
});

/** It is not her class; her teacher can invite her again. */
export const declineClassOffer = defineEndpoint({
  method: 'DELETE',
  path: '/student/:uid/class-invitations/:id',
  access: 'classes.join',
  params: ofStudent,
  reply: z.object({}),
});

/** By a teacher of the class. */
export const withdrawClassInvitation = defineEndpoint({
  method: 'DELETE',
  path: '/classes/:id/invitations/:invitationId',
  access: 'classes.teach',
  params: z.object({ id: idSchema, invitationId: idSchema }),
  reply: z.object({}),
});

/** For a student, by whoever looks after the school. */
export const acceptForPerson = defineEndpoint({
  method: 'POST',
  path: '/admin/people/:uid/class-invitations/:id',
  access: 'school.manage',
  params: ofStudent,
  reply: z.object({ class: schoolClassSchema }),
});

export const withdrawForPerson = defineEndpoint({
  method: 'DELETE',
  path: '/admin/people/:uid/class-invitations/:id',
  access: 'school.manage',
  params: ofStudent,
  reply: z.object({}),
});
