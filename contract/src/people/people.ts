import * as z from 'zod/mini';
import { defineDownload, defineEndpoint } from '../wire/endpoint.ts';
import { MAX_NAME_LENGTH } from '../wire/limits.ts';
import { nextSchema, pageQuery } from '../wire/pages.ts';
import { roleSchema } from '../wire/roles.ts';
import { idSchema, isoTimeSchema, nameLine } from '../wire/text.ts';
import { gradeSchema, userSchema } from './users.ts';

/*
 * The people of a school, for those who look after it. A closed account can be opened again until
 * `eraseAfter`; what an erasure has taken is gone for good.
 */

export const personStatuses = ['open', 'closed', 'erasing'] as const;
export type PersonStatus = (typeof personStatuses)[number];

export const personSchema = z.object({
  ...userSchema.shape,
  isAdmin: z.boolean(),
  status: z.enum(personStatuses),
  createdAt: isoTimeSchema,
  /** Null while it is open, as the next one. */
  closedAt: z.nullable(isoTimeSchema),
  /** When the school's retention ends and the account is erased by itself. */
  eraseAfter: z.nullable(isoTimeSchema),
});
export type Person = z.infer<typeof personSchema>;

const personParams = z.object({ uid: idSchema });
const personReply = z.object({ person: personSchema });
const access = 'school.manage';

export const MAX_SEARCH_LENGTH = 100;

export const listPeople = defineEndpoint({
  method: 'GET',
  path: '/admin/people',
  access,
  query: z.object({
    ...pageQuery('people'),
    /** Part of a name or an address; upper and lower case are one. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(MAX_SEARCH_LENGTH))),
    role: z.optional(roleSchema),
    status: z.optional(z.enum(personStatuses)),
    grade: z.optional(gradeSchema),
  }),
  reply: z.object({ people: z.array(personSchema), next: nextSchema }),
});

/** An invitation into a class, as an admin sees it on the page of the student. */
export const personInvitationSchema = z.object({
  id: idSchema,
  name: z.string(),
  subject: z.string(),
  /** Whose list it was. */
  invitedBy: z.string(),
  invitedAt: isoTimeSchema,
  expiresAt: isoTimeSchema,
});
export type PersonInvitation = z.infer<typeof personInvitationSchema>;

/** One person with what stands in her name, which has to go somewhere before she is erased. */
export const getPerson = defineEndpoint({
  method: 'GET',
  path: '/admin/people/:uid',
  access,
  params: personParams,
  reply: z.object({
    person: personSchema,
    isEmailVerified: z.boolean(),
    /** False for an account of a list whose owner has set no password yet. */
    hasSignIn: z.boolean(),
    lastSignInAt: z.nullable(isoTimeSchema),
    /** Of the classes those that nobody teaches with her. */
    owns: z.object({ quizzes: z.int(), materials: z.int(), classes: z.int() }),
    /** Names of the classes that she is a student or a teacher of. */
    classes: z.array(z.object({ id: idSchema, name: z.string() })),
    /** Into classes, that a student has not answered yet; newest first. */
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

/** A name or grade of a student, by a teacher of a class that she is in. */
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

/** Quizzes, materials, classes and assignments of a teacher become those of another. */
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
  /** Places that are done, and all of them. */
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
 * Erases a closed account. It goes on by itself until nothing of the person is left; asked again, it
 * goes on where it stands, and after its end it answers with that.
 */
export const erasePerson = defineEndpoint({
  method: 'POST',
  path: '/admin/people/:uid/erase',
  access,
  params: personParams,
  body: z.object({
    /** The address of the account, typed by whoever erases it. */
    email: z.string('Please type the e-mail address of the account.'),
    /** What becomes of a teacher's quizzes and materials that were not handed over. */
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

/** What `exportOwnData` gives to the person herself, for whoever answers a parent. */
export const exportPerson = defineDownload({
  method: 'GET',
  path: '/admin/people/:uid/export',
  access,
  params: personParams,
  query: z.object({}),
});
