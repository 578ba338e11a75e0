import * as z from 'zod/mini';
import { toughnessSchema } from '../quizzes/quizzes.ts';
import { timeFactorSchema, timeRuleSchema } from '../quizzes/time-limit.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { idSchema, isoTimeSchema } from '../wire/text.ts';
import { assignmentStates } from './assignment-times.ts';

export const MAX_ATTEMPTS = 10;
/** The most classes that one click can assign a quiz to. */
export const MAX_CLASSES_AT_ONCE = 20;

const attemptsSentence = `Please allow 1 to ${MAX_ATTEMPTS} attempts, or any number.`;
/** Null allows any number. */
const attemptsSchema = z.nullable(
  z
    .int(attemptsSentence)
    .check(z.minimum(1, attemptsSentence), z.maximum(MAX_ATTEMPTS, attemptsSentence)),
);

export const countedAttempts = ['best', 'first', 'latest'] as const;
export const releaseRules = ['at-once', 'after-closing', 'by-hand'] as const;
export const shownResults = ['score', 'score-and-answers'] as const;

const ORDER = 'It has to open before it is due, and be due before it closes.';

export const assignmentSettingsSchema = z
  .object({
    /** True pins the quiz as it is now; otherwise each attempt uses the version of its start. */
    keepsVersion: z.boolean(),
    /** The students it is for; null means the whole class, including those who join later. */
    only: z.nullable(
      z
        .array(idSchema)
        .check(z.minLength(1, 'Please choose at least one student.'), z.maxLength(500)),
    ),
    /** Null opens at once. */
    opensAt: z.nullable(isoTimeSchema),
    dueAt: z.nullable(isoTimeSchema),
    closesAt: z.nullable(isoTimeSchema),
    acceptsLate: z.boolean(),
    attempts: attemptsSchema,
    counts: z.enum(countedAttempts, 'Please choose which attempt counts.'),
    time: timeRuleSchema,
    shuffle: z.object({ questions: z.boolean(), options: z.boolean() }),
    release: z.enum(releaseRules, 'Please choose when results are shown.'),
    shows: z.enum(shownResults, 'Please choose what is shown.'),
  })
  .check(
    z.refine(
      ({ opensAt, dueAt, closesAt }) =>
        isOrdered([opensAt, dueAt, closesAt].filter((time) => time !== null)),
      ORDER,
    ),
    z.refine(
      ({ release, dueAt, closesAt, acceptsLate }) =>
        release !== 'after-closing' || closesAt !== null || (!acceptsLate && dueAt !== null),
      'To show results after closing, please say when it closes.',
    ),
  );
export type AssignmentSettings = z.infer<typeof assignmentSettingsSchema>;

function isOrdered(times: readonly string[]): boolean {
  return times.every((time, at) => at === 0 || Date.parse(times[at - 1] ?? '') < Date.parse(time));
}

/** A category of the markbook as one chooses it. */
export const listedCategorySchema = z.object({ id: idSchema, name: z.string() });
export type ListedCategory = z.infer<typeof listedCategorySchema>;

/** A quiz given to a class. Times are UTC; people see them in the zone of the class. */
export const assignmentSchema = z.object({
  id: idSchema,
  classId: idSchema,
  className: z.string(),
  timeZone: z.string(),
  quizId: idSchema,
  quizTitle: z.string(),
  numQuestions: z.int(),
  toughness: toughnessSchema,
  settings: assignmentSettingsSchema,
  createdAt: isoTimeSchema,
  releasedAt: z.nullable(isoTimeSchema),
  /** When the students who had not handed in were reminded last. */
  remindedAt: z.nullable(isoTimeSchema),
  state: z.enum(assignmentStates),
  /** Whether students see their results now. */
  isReleased: z.boolean(),
  /**
   * The colleague who marks its answers, where the reply has marks and some wait; empty where nobody
   * can. Absent of what the caller marks herself.
   */
  markedBy: z.optional(z.string()),
});
export type Assignment = z.infer<typeof assignmentSchema>;

const idParams = z.object({ id: idSchema });
const assignmentReply = z.object({ assignment: assignmentSchema });

/** Gives a quiz to classes, one assignment each, and publishes a draft to these classes. */
export const createAssignments = defineEndpoint({
  method: 'POST',
  path: '/assignments',
  access: 'assignments.manage',
  body: z.object({
    quizId: idSchema,
    classIds: z
      .array(idSchema)
      .check(
        z.minLength(1, 'Please choose a class.'),
        z.maxLength(MAX_CLASSES_AT_ONCE, `Please choose at most ${MAX_CLASSES_AT_ONCE} classes.`),
      ),
    settings: assignmentSettingsSchema,
    /** The category of the markbook that it counts in; a class that is not in here has none. */
    categories: z.optional(z.array(z.object({ classId: idSchema, categoryId: idSchema }))),
  }),
  status: 201,
  reply: z.object({ assignments: z.array(assignmentSchema) }),
});

/** Newest first. */
export const listClassAssignments = defineEndpoint({
  method: 'GET',
  path: '/classes/:id/assignments',
  access: 'assignments.manage',
  params: idParams,
  reply: z.object({ assignments: z.array(assignmentSchema) }),
});

export const getAssignment = defineEndpoint({
  method: 'GET',
  path: '/assignments/:id',
  access: 'assignments.manage',
  params: idParams,
  reply: z.object({
    assignment: assignmentSchema,
    /** The categories of the markbook of its class. */
    categories: z.array(listedCategorySchema),
    /** Its own one; null where it is in none. */
    categoryId: z.nullable(idSchema),
  }),
});

/**
 * Replaces the settings. Attempts under way keep at least the time that they were promised, and
 * gain any extra time. A category that is not named stays; null takes it out of its category.
 */
export const editAssignment = defineEndpoint({
  method: 'PUT',
  path: '/assignments/:id/settings',
  access: 'assignments.manage',
  params: idParams,
  body: z.object({
    settings: assignmentSettingsSchema,
    categoryId: z.optional(z.nullable(idSchema)),
  }),
  reply: assignmentReply,
});

/** Deletes an assignment that nobody has handed in and nobody is working at (409 otherwise). */
export const deleteAssignment = defineEndpoint({
  method: 'DELETE',
  path: '/assignments/:id',
  access: 'assignments.manage',
  params: idParams,
  reply: z.object({}),
});

export const openAssignment = defineEndpoint({
  method: 'POST',
  path: '/assignments/:id/open',
  access: 'assignments.manage',
  params: idParams,
  reply: assignmentReply,
});

/** Closes an assignment. Attempts under way are handed in as saved; the reply counts them. */
export const closeAssignment = defineEndpoint({
  method: 'POST',
  path: '/assignments/:id/close',
  access: 'assignments.manage',
  params: idParams,
  reply: z.object({ assignment: assignmentSchema, handedIn: z.int() }),
});

/** Shows the results to the students, for good. */
export const releaseResults = defineEndpoint({
  method: 'POST',
  path: '/assignments/:id/release',
  access: 'assignments.manage',
  params: idParams,
  reply: assignmentReply,
});

/** Gives more minutes to one working student, or to all together with the closing. */
export const addTime = defineEndpoint({
  method: 'POST',
  path: '/assignments/:id/add-time',
  access: 'assignments.manage',
  params: idParams,
  body: z.object({
    studentId: z.optional(idSchema),
    minutes: z
      .int('Please give 1 to 180 minutes.')
      .check(
        z.minimum(1, 'Please give 1 to 180 minutes.'),
        z.maximum(180, 'Please give 1 to 180 minutes.'),
      ),
  }),
  /** The number of attempts that have more time now. */
  reply: z.object({ assignment: assignmentSchema, extended: z.int() }),
});

export const studentExceptionSchema = z.object({
  /** Replaces the assignment's own time; null keeps it. */
  opensAt: z.nullable(isoTimeSchema),
  dueAt: z.nullable(isoTimeSchema),
  closesAt: z.nullable(isoTimeSchema),
  /** Attempts on top of those that everybody has. */
  moreAttempts: z.int().check(z.minimum(0), z.maximum(MAX_ATTEMPTS)),
  isExcused: z.boolean(),
});
export type StudentException = z.infer<typeof studentExceptionSchema>;

/** Sets what differs for one student at one assignment. */
export const setException = defineEndpoint({
  method: 'PUT',
  path: '/assignments/:id/students/:uid',
  access: 'assignments.manage',
  params: z.object({ id: idSchema, uid: idSchema }),
  body: studentExceptionSchema,
  reply: z.object({ exception: studentExceptionSchema }),
});

/** An assignment as one student sees it, with her own times. */
export const toDoSchema = z.object({
  id: idSchema,
  classId: idSchema,
  className: z.string(),
  timeZone: z.string(),
  quizId: idSchema,
  quizTitle: z.string(),
  toughness: toughnessSchema,
  numQuestions: z.int(),
  state: z.enum(assignmentStates),
  opensAt: isoTimeSchema,
  dueAt: z.nullable(isoTimeSchema),
  closesAt: z.nullable(isoTimeSchema),
  acceptsLate: z.boolean(),
  isExcused: z.boolean(),
  /** When the teacher reminded her of it; null when not, or once she has handed something in. */
  remindedAt: z.nullable(isoTimeSchema),
  /** The student's own seconds and everybody's; null means no limit. */
  timeLimit: z.object({ seconds: z.nullable(z.int()), usualSeconds: z.nullable(z.int()) }),
  /** Null allows any number. */
  attemptsLeft: z.nullable(z.int()),
  isWorking: z.boolean(),
  handedIn: z.array(
    z.object({
      attemptId: idSchema,
      handedInAt: isoTimeSchema,
      isLate: z.boolean(),
      /** Absent while the teacher does not show it. */
      percentage: z.optional(z.number()),
      /** True while nothing of it is marked. */
      isUnmarked: z.optional(z.literal(true)),
    }),
  ),
  /** How much of a result is shown once it is released. */
  shows: z.enum(shownResults),
  /** When results will be shown; null when they are shown already or no time is set. */
  shownAfter: z.nullable(isoTimeSchema),
  isReleased: z.boolean(),
});
export type ToDo = z.infer<typeof toDoSchema>;

/** Lists a student's work: to do, coming, or over within two weeks; soonest due first. */
export const listToDo = defineEndpoint({
  method: 'GET',
  path: '/student/:uid/to-do',
  access: 'quizzes.take',
  params: z.object({ uid: idSchema }),
  reply: z.object({
    assignments: z.array(toDoSchema),
    /** Whether the student is in a class that is not archived; without one, an empty list needs no message. */
    isInClass: z.boolean(),
    /** The student's own factor, for quizzes that are not assigned. */
    timeFactor: timeFactorSchema,
    serverNow: isoTimeSchema,
  }),
});

/** Returns the extra time that a student has everywhere, for the teachers of her classes. */
export const getAccommodation = defineEndpoint({
  method: 'GET',
  path: '/student/:uid/accommodation',
  access: 'accommodations.manage',
  params: z.object({ uid: idSchema }),
  reply: z.object({ timeFactor: timeFactorSchema }),
});

/** Applies to every attempt from now on and to one under way. */
export const setAccommodation = defineEndpoint({
  method: 'PUT',
  path: '/student/:uid/accommodation',
  access: 'accommodations.manage',
  params: z.object({ uid: idSchema }),
  body: z.object({ timeFactor: timeFactorSchema }),
  reply: z.object({ timeFactor: timeFactorSchema }),
});
