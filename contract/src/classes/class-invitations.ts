import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { idSchema, isoTimeSchema } from '../wire/text.ts';
import { schoolClassSchema } from './class-list.ts';

/*
 * A list never takes over a student's account. A student with an account of her own, or in a class
 * already, is only invited by it. Until she or an admin accepts, she and the class see nothing of
 * each other.
 */

/** How long an invitation into a class can be accepted, in days. */
export const CLASS_INVITATION_DAYS = 60;
/** The most invitations that one teacher can have waiting for one student. */
export const MAX_WAITING_INVITATIONS = 5;

const times = { invitedAt: isoTimeSchema, expiresAt: isoTimeSchema };

/** The teachers' view: only the address from the list and none of the student's data. */
export const waitingStudentSchema = z.object({ id: idSchema, email: z.string(), ...times });
export type WaitingStudent = z.infer<typeof waitingStudentSchema>;

/** What the invited student sees. */
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

/** Declines an invitation; the teacher can invite the student again. */
export const declineClassOffer = defineEndpoint({
  method: 'DELETE',
  path: '/student/:uid/class-invitations/:id',
  access: 'classes.join',
  params: ofStudent,
  reply: z.object({}),
});

/** Withdraws an invitation, as a teacher of the class. */
export const withdrawClassInvitation = defineEndpoint({
  method: 'DELETE',
  path: '/classes/:id/invitations/:invitationId',
  access: 'classes.teach',
  params: z.object({ id: idSchema, invitationId: idSchema }),
  reply: z.object({}),
});

/** Accepts an invitation on behalf of a student, as an admin of the school. */
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
