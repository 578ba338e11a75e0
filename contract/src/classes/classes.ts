import * as z from 'zod/mini';
import { gradeSchema } from '../people/users.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from '../wire/limits.ts';
import { idSchema, isoTimeSchema } from '../wire/text.ts';
import { waitingStudentSchema } from './class-invitations.ts';
import { classFields, schoolClassSchema } from './class-list.ts';

export const MAX_CLASS_TEACHERS = 8;
/** Classes of one student. */
export const MAX_CLASSES = 20;
export const MAX_ROSTER_ROWS = 200;
export const JOIN_CODE_LENGTH = 8;
export const JOIN_CODE_DAYS = 14;

/** Crockford base32 without the letters that look like digits; a person may type it with them. */
export const joinCodeSchema = z.object({ code: z.string(), expiresAt: isoTimeSchema });
export type JoinCode = z.infer<typeof joinCodeSchema>;

/** A class as its teachers see it. */
export const taughtClassSchema = z.extend(schoolClassSchema, {
  /** The owner first. */
  teachers: z.array(z.object({ uid: idSchema, fullName: z.string() })),
  /** Null while nobody can join by a code. */
  joinCode: z.nullable(joinCodeSchema),
});
export type TaughtClass = z.infer<typeof taughtClassSchema>;

export const classStudentSchema = z.object({
  uid: idSchema,
  fullName: z.string(),
  email: z.string(),
  grade: z.nullable(gradeSchema),
});
export type ClassStudent = z.infer<typeof classStudentSchema>;

const idParams = z.object({ id: idSchema });
const classReply = z.object({ class: taughtClassSchema });

export const createClass = defineEndpoint({
  method: 'POST',
  path: '/classes',
  access: 'classes.teach',
  body: z.object(classFields),
  status: 201,
  reply: classReply,
});

/** A class with its students by name, and who is invited by a list and has not joined, for its teachers. */
export const getClass = defineEndpoint({
  method: 'GET',
  path: '/classes/:id',
  access: 'classes.teach',
  params: idParams,
  reply: z.object({
    class: taughtClassSchema,
    students: z.array(classStudentSchema),
    /** By address. */
    invitations: z.array(waitingStudentSchema),
  }),
});

export const editClass = defineEndpoint({
  method: 'PATCH',
  path: '/classes/:id',
  access: 'classes.teach',
  params: idParams,
  body: z
    .partial(z.object(classFields))
    .check(z.refine((fields) => Object.keys(fields).length > 0, 'There is nothing to change.')),
  reply: classReply,
});

/** An archived class keeps its results; nobody joins it and nothing is assigned to it. */
export const archiveClass = defineEndpoint({
  method: 'PUT',
  path: '/classes/:id/archived',
  access: 'classes.teach',
  params: idParams,
  body: z.object({ archived: z.boolean('Please say whether the class is archived.') }),
  reply: classReply,
});

/** Another teacher of the school, by the address of her account. */
export const addTeacher = defineEndpoint({
  method: 'POST',
  path: '/classes/:id/teachers',
  access: 'classes.teach',
  params: idParams,
  body: z.object({
    email: z.email('Please enter a valid email address.').check(z.maxLength(MAX_EMAIL_LENGTH)),
  }),
  reply: classReply,
});

/** The owner stays; a co-teacher may take herself out. */
export const removeTeacher = defineEndpoint({
  method: 'DELETE',
  path: '/classes/:id/teachers/:uid',
  access: 'classes.teach',
  params: z.object({ id: idSchema, uid: idSchema }),
  reply: classReply,
});

/** A new code, and the one before counts no more. */
export const renewJoinCode = defineEndpoint({
  method: 'POST',
  path: '/classes/:id/join-code',
  access: 'classes.teach',
  params: idParams,
  reply: classReply,
});

export const closeJoinCode = defineEndpoint({
  method: 'DELETE',
  path: '/classes/:id/join-code',
  access: 'classes.teach',
  params: idParams,
  reply: classReply,
});

/** Her results stay hers; what she did for the class is no longer in its markbook. */
export const removeClassStudent = defineEndpoint({
  method: 'DELETE',
  path: '/classes/:id/students/:uid',
  access: 'classes.teach',
  params: z.object({ id: idSchema, uid: idSchema }),
  reply: z.object({}),
});

export const rosterRowSchema = z.object({
  fullName: z.string().check(z.maxLength(MAX_NAME_LENGTH)),
  email: z.string().check(z.maxLength(MAX_EMAIL_LENGTH)),
  /** As the file has it. */
  grade: z.string().check(z.maxLength(20)),
});
export type RosterRow = z.infer<typeof rosterRowSchema>;

/**
 * `create` makes an account without a password, `add` takes in one that a list has made and that is in
 * no class, `invite` asks whoever has any other account, `invited` has been asked and has not answered,
 * `member` is in the class already, `problem` cannot be taken in. An admin adds whom others invite.
 */
export const rosterOutcomes = ['create', 'add', 'invite', 'invited', 'member', 'problem'] as const;
export const rosterResultSchema = z.object({
  outcome: z.enum(rosterOutcomes),
  /** What is wrong, or how the account of a student of the class differs; a sentence. */
  note: z.nullable(z.string()),
});
export type RosterResult = z.infer<typeof rosterResultSchema>;

/** Takes students in by name, address and grade; one answer a row, in their order. */
export const importRoster = defineEndpoint({
  method: 'POST',
  path: '/classes/:id/roster',
  access: 'classes.teach',
  params: idParams,
  body: z.object({
    rows: z
      .array(rosterRowSchema)
      .check(
        z.minLength(1, 'There is no student in this list.'),
        z.maxLength(MAX_ROSTER_ROWS, `Please import at most ${MAX_ROSTER_ROWS} students at once.`),
      ),
    /** Says what would be done, and does nothing. */
    preview: z.boolean('Please say whether this is a preview.'),
  }),
  reply: z.object({ results: z.array(rosterResultSchema) }),
});

/** By the student herself; what she has done for the class is no longer in its markbook. */
export const leaveClass = defineEndpoint({
  method: 'DELETE',
  path: '/student/:uid/classes/:id',
  access: 'classes.join',
  params: z.object({ uid: idSchema, id: idSchema }),
  reply: z.object({}),
});

/** With the code that a teacher shows; joining twice changes nothing. */
export const joinClass = defineEndpoint({
  method: 'POST',
  path: '/classes/join',
  access: 'classes.join',
  body: z.object({
    code: z
      .string('Please enter the code of the class.')
      .check(
        z.trim(),
        z.minLength(1, 'Please enter the code of the class.'),
        z.maxLength(40, 'This is not the code of a class.'),
      ),
  }),
  reply: z.object({ class: schoolClassSchema }),
});

/** A student's own classes that run, by name. */
export const listStudentClasses = defineEndpoint({
  method: 'GET',
  path: '/student/:uid/classes',
  access: 'classes.join',
  params: z.object({ uid: idSchema }),
  reply: z.object({
    classes: z.array(z.extend(schoolClassSchema, { teacherNames: z.array(z.string()) })),
  }),
});
