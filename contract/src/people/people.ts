import * as z from 'zod/mini';
import { defineDownload, defineEndpoint } from '../wire/endpoint.ts';
import { MAX_NAME_LENGTH, MAX_SEARCH_LENGTH } from '../wire/limits.ts';
import { nextSchema, pageQuery } from '../wire/pages.ts';
import { roleSchema } from '../wire/roles.ts';
import { idSchema, isoTimeSchema, nameLine } from '../wire/text.ts';
import { gradeSchema, userSchema } from './users.ts';

/*
 * The status of an account. A closed one can be reopened until `eraseAfter`; what has been erased
 * is gone for good.
 */

export const personStatuses = ['open', 'closed', 'erasing'] as const;
export type PersonStatus = (typeof personStatuses)[number];

export const personSchema = z.object({
  ...userSchema.shape,
  isAdmin: z.boolean(),
  status: z.enum(personStatuses),
  createdAt: isoTimeSchema,
  /** Null while the account is open, as is `eraseAfter`. */
  closedAt: z.nullable(isoTimeSchema),
  /** When the school's retention ends and the account is erased automatically. */
  eraseAfter: z.nullable(isoTimeSchema),
});
export type Person = z.infer<typeof personSchema>;

const personParams = z.object({ uid: idSchema });
const personReply = z.object({ person: personSchema });
const access = 'school.manage';

export const listPeople = defineEndpoint({
  method: 'GET',
  path: '/admin/people',
  access,
  query: z.object({
    ...pageQuery('people'),
    /** Part of a name or an address, in any case. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(MAX_SEARCH_LENGTH))),
    role: z.optional(roleSchema),
    status: z.optional(z.enum(personStatuses)),
    grade: z.optional(gradeSchema),
  }),
  reply: z.object({ people: z.array(personSchema), next: nextSchema }),
});

/** An invitation into a class, as an admin sees it on the student's page. */
export const personInvitationSchema = z.object({
  id: idSchema,
  name: z.string(),
  subject: z.string(),
  /** The teacher whose list it came from. */
  invitedBy: z.string(),
  invitedAt: isoTimeSchema,
  expiresAt: isoTimeSchema,
});
export type PersonInvitation = z.infer<typeof personInvitationSchema>;

/** One person with everything that she owns, which must be handed over before she is erased. */
export const getPerson = defineEndpoint({
  method: 'GET',
  path: '/admin/people/:uid',
  access,
  params: personParams,
  reply: z.object({
    person: personSchema,
    isEmailVerified: z.boolean(),
    /** False for an account from a list until its owner has set a password. */
    hasSignIn: z.boolean(),
    lastSignInAt: z.nullable(isoTimeSchema),
    /** Whether a code is asked for beside the password. */
    hasSecondStep: z.boolean(),
    /** The classes count only those without another teacher. */
    owns: z.object({ quizzes: z.int(), materials: z.int(), classes: z.int() }),
    /** Classes in which the person is a student or a teacher. */
    classes: z.array(z.object({ id: idSchema, name: z.string() })),
    /** Class invitations that the student has not answered yet; newest first. */
    invitations: z.array(personInvitationSchema),
  }),
});

export const changePerson = defineEndpoint({
  method: 'PATCH',
  path: '/admin/people/:uid',
  access,
  params: personParams,
  body: z.object({
    fullName: z.optional(nameLine(MAX_NAME_LENGTH, 'Please enter a full name.')),
    currentGrade: z.optional(gradeSchema),
    isAdmin: z.optional(z.boolean()),
  }),
  reply: personReply,
});

export const closePerson = defineEndpoint({
  method: 'POST',
  path: '/admin/people/:uid/close',
  access,
  params: personParams,
  reply: personReply,
});

export const openPerson = defineEndpoint({
  method: 'POST',
  path: '/admin/people/:uid/open',
  access,
  params: personParams,
  reply: personReply,
});

/** Changes the name or grade of a student, as a teacher of one of her classes. */
export const changeStudent = defineEndpoint({
  method: 'PATCH',
  path: '/student/:uid',
  access: 'students.change',
  params: personParams,
  body: z.object({
    fullName: z.optional(nameLine(MAX_NAME_LENGTH, 'Please enter a full name.')),
    currentGrade: z.optional(gradeSchema),
  }),
  reply: z.object({ user: userSchema }),
});

/** Hands over the quizzes, materials, classes and assignments of a teacher to another. */
export const handOver = defineEndpoint({
  method: 'POST',
  path: '/admin/people/:uid/hand-over',
  access,
  params: personParams,
  body: z.object({ to: idSchema }),
  reply: z.object({ moved: z.object({ quizzes: z.int(), materials: z.int(), classes: z.int() }) }),
});

export const erasureSchema = z.object({
  id: idSchema,
  status: z.enum(['running', 'done']),
  /** Steps of the erasure that are done, and all of them. */
  done: z.int(),
  places: z.int(),
  startedAt: isoTimeSchema,
  finishedAt: z.nullable(isoTimeSchema),
  /** Documents and files that were removed or changed. */
  removed: z.int(),
});
export type Erasure = z.infer<typeof erasureSchema>;

const erasureReply = z.object({ erasure: erasureSchema });

/**
 * Erases a closed account. The erasure continues in the background until nothing of the person is
 * left; asking again resumes it, or returns the outcome once it has finished.
 */
export const erasePerson = defineEndpoint({
  method: 'POST',
  path: '/admin/people/:uid/erase',
  access,
  params: personParams,
  body: z.object({
    /** The address of the account, or the name of one without a mailbox, typed to confirm. */
    email: z.string('Please type the e-mail address of the account.'),
    /** What happens to a teacher's quizzes and materials that were not handed over. */
    owned: z._default(z.enum(['refuse', 'delete']), 'refuse'),
  }),
  status: 202,
  reply: erasureReply,
});

export const getErasure = defineEndpoint({
  method: 'GET',
  path: '/admin/erasures/:id',
  access,
  params: z.object({ id: idSchema }),
  reply: erasureReply,
});

/** The same export that the person herself gets, for an admin who answers a parent. */
export const exportPerson = defineDownload({
  method: 'GET',
  path: '/admin/people/:uid/export',
  access,
  params: personParams,
  query: z.object({}),
});
