import * as z from 'zod/mini';
import { mailboxSchema } from '../people/mailbox.ts';
import { gradeSchema } from '../people/users.ts';
import { timeFactorSchema } from '../quizzes/time-limit.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from '../wire/limits.ts';
import { idSchema, isoTimeSchema } from '../wire/text.ts';
import { waitingStudentSchema } from './class-invitations.ts';
import { classFields, schoolClassSchema } from './class-list.ts';

export const MAX_CLASS_TEACHERS = 8;
/** The most classes that one student can be in. */
export const MAX_CLASSES = 20;
export const MAX_ROSTER_ROWS = 200;
export const JOIN_CODE_LENGTH = 8;
export const JOIN_CODE_DAYS = 14;

/** Crockford base32 without the letters that look like digits, which may still be typed. */
export const joinCodeSchema = z.object({ code: z.string(), expiresAt: isoTimeSchema });
export type JoinCode = z.infer<typeof joinCodeSchema>;

/** A class as its teachers see it. */
export const taughtClassSchema = z.extend(schoolClassSchema, {
  /** The owner first. */
  teachers: z.array(z.object({ uid: idSchema, fullName: z.string() })),
  /** Null when nobody can join by a code. */
  joinCode: z.nullable(joinCodeSchema),
});
export type TaughtClass = z.infer<typeof taughtClassSchema>;

export const classStudentSchema = z.object({
  uid: idSchema,
  fullName: z.string(),
  email: z.string(),
  grade: z.nullable(gradeSchema),
  /** The extra time that the teachers of the class have given her everywhere. */
  timeFactor: z._default(timeFactorSchema, 1),
  /** A list has made her account, and nobody has signed in to it; left out where unknown. */
  isUnused: z.optional(z.literal(true)),
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

/** A class with its students by name and the open invitations, for its teachers. */
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

/** Archives a class, which keeps its results but takes no new students or assignments. */
export const archiveClass = defineEndpoint({
  method: 'PUT',
  path: '/classes/:id/archived',
  access: 'classes.teach',
  params: idParams,
  body: z.object({ archived: z.boolean('Please say whether the class is archived.') }),
  reply: classReply,
});

/** Adds another teacher of the school, by the address of her account. */
export const addTeacher = defineEndpoint({
  method: 'POST',
  path: '/classes/:id/teachers',
  access: 'classes.teach',
  params: idParams,
  body: z.object({ email: mailboxSchema }),
  reply: classReply,
});

/** Removes a co-teacher, who may also remove herself; the owner cannot be removed. */
export const removeTeacher = defineEndpoint({
  method: 'DELETE',
  path: '/classes/:id/teachers/:uid',
  access: 'classes.teach',
  params: z.object({ id: idSchema, uid: idSchema }),
  reply: classReply,
});

/** Makes a new code and ends the old one. */
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

/** Takes a student out of a class. Her results stay hers but leave the class's markbook. */
export const removeClassStudent = defineEndpoint({
  method: 'DELETE',
  path: '/classes/:id/students/:uid',
  access: 'classes.teach',
  params: z.object({ id: idSchema, uid: idSchema }),
  reply: z.object({}),
});

export const rosterRowSchema = z.object({
  fullName: z.string().check(z.maxLength(MAX_NAME_LENGTH)),
  /** Empty for a student without a mailbox, who signs in with a card. */
  email: z.string().check(z.maxLength(MAX_EMAIL_LENGTH)),
  /** The school's own number of a student without a mailbox; letters, digits and dashes. */
  studentNumber: z.optional(z.string().check(z.maxLength(40))),
  /** The grade as written in the file. */
  grade: z.string().check(z.maxLength(20)),
});
export type RosterRow = z.infer<typeof rosterRowSchema>;

/**
 * `create` makes an account without a password. `add` takes in an account that a list made and that
 * is in no class; `invite` asks the owner of any other account, whom an admin adds instead.
 * `invited` has not answered yet, `member` is in the class already, `problem` cannot be imported.
 */
export const rosterOutcomes = ['create', 'add', 'invite', 'invited', 'member', 'problem'] as const;
export const rosterResultSchema = z.object({
  outcome: z.enum(rosterOutcomes),
  /** A sentence about what is wrong, or how the account of a member differs from the file. */
  note: z.nullable(z.string()),
});
export type RosterResult = z.infer<typeof rosterResultSchema>;

/** Imports students by name, grade and address, if they have one; the reply has one result for each row, in order. */
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
    /** When true, only says what would be done. */
    preview: z.boolean('Please say whether this is a preview.'),
  }),
  reply: z.object({ results: z.array(rosterResultSchema) }),
});

/** Leaves a class, as the student herself. Her work for the class is no longer in its markbook. */
export const leaveClass = defineEndpoint({
  method: 'DELETE',
  path: '/student/:uid/classes/:id',
  access: 'classes.join',
  params: z.object({ uid: idSchema, id: idSchema }),
  reply: z.object({}),
});

/** Joins a class by the code that a teacher shows. Joining twice changes nothing. */
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

/** The student's own active classes, by name. */
export const listStudentClasses = defineEndpoint({
  method: 'GET',
  path: '/student/:uid/classes',
  access: 'classes.join',
  params: z.object({ uid: idSchema }),
  reply: z.object({
    classes: z.array(
      z.extend(schoolClassSchema, {
        teacherNames: z.array(z.string()),
        /** Whether she sees her own marks, by hand and of assignments, in this class. */
        showsMarks: z.boolean(),
      }),
    ),
  }),
});
