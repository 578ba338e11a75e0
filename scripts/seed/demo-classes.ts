import {
  assignmentSettingsSchema,
  studentExceptionSchema,
} from '@study-assistant/contract/assignments/assignments';
import { gradingSchema } from '@study-assistant/contract/assignments/grading';
import { schoolClassSchema } from '@study-assistant/contract/classes/class-list';
import { timeFactorSchema } from '@study-assistant/contract/quizzes/time-limit';
import { idSchema } from '@study-assistant/contract/wire/text';
import * as z from 'zod/mini';
import { momentSchema } from './demo-moment.ts';

const daysAgo = z.int().check(z.minimum(1));
const mastery = z.number().check(z.minimum(0), z.maximum(1));

/** A markbook as its teacher has made it; what is marked was entered on the day of its column. */
const demoMarkbookSchema = z.strictObject({
  categories: gradingSchema.shape.categories,
  /** Assignments by the id of their category; what is not in here has none. */
  assignments: z.record(idSchema, idSchema),
  scale: gradingSchema.shape.scale,
  showsMarks: z.boolean(),
  columns: z.array(
    z.strictObject({
      name: z.string(),
      daysAgo,
      highest: z.int(),
      category: idSchema,
      marks: z.array(
        z.strictObject({
          student: idSchema,
          points: z.nullable(z.number()),
          comment: z._default(z.string(), ''),
        }),
      ),
    }),
  ),
  comments: z.array(
    z.strictObject({ assignment: idSchema, student: idSchema, comment: z.string() }),
  ),
});

export const demoClassSchema = z.strictObject({
  ...z.omit(schoolClassSchema, { archivedAt: true }).shape,
  daysAgo,
  /** The owner first. */
  teachers: z.array(idSchema).check(z.minLength(1)),
  students: z.array(idSchema),
  /** The code by which students of the school join it. */
  joinCode: z.optional(z.string()),
  archivedDaysAgo: z.optional(daysAgo),
  markbook: z.optional(demoMarkbookSchema),
});

const { only, keepsVersion, acceptsLate, attempts, counts, time, shuffle, release, shows } =
  assignmentSettingsSchema.shape;

const demoSettingsSchema = z.strictObject({
  keepsVersion: z._default(keepsVersion, false),
  only: z._default(only, null),
  opensAt: z._default(z.nullable(momentSchema), null),
  dueAt: z._default(z.nullable(momentSchema), null),
  closesAt: z._default(z.nullable(momentSchema), null),
  acceptsLate: z._default(acceptsLate, false),
  attempts: z._default(attempts, 1),
  counts: z._default(counts, 'best'),
  time: z._default(time, { kind: 'usual' }),
  shuffle: z._default(shuffle, { questions: false, options: true }),
  release: z._default(release, 'at-once'),
  shows: z._default(shows, 'score-and-answers'),
});

const { moreAttempts, isExcused } = studentExceptionSchema.shape;

/** One student's work at an assignment; her mastery is given as for other quizzes. */
const sittingSchema = z.strictObject({ student: idSchema, at: momentSchema, mastery });

export const demoAssignmentSchema = z.strictObject({
  id: idSchema,
  /** What the class shows; read only by people. */
  story: z.string(),
  classId: idSchema,
  quizId: idSchema,
  teacherId: idSchema,
  givenAt: momentSchema,
  settings: demoSettingsSchema,
  exceptions: z._default(
    z.array(
      z.strictObject({
        student: idSchema,
        opensAt: z._default(z.nullable(momentSchema), null),
        dueAt: z._default(z.nullable(momentSchema), null),
        closesAt: z._default(z.nullable(momentSchema), null),
        moreAttempts: z._default(moreAttempts, 0),
        isExcused: z._default(isExcused, false),
      }),
    ),
    [],
  ),
  /** Attempts handed in at that time. */
  handIns: z._default(z.array(sittingSchema), []),
  /** Attempts started at that time, with this many questions answered, and not handed in. */
  working: z._default(z.array(z.extend(sittingSchema, { answered: z.int() })), []),
  /** When its teacher closed it. */
  closedAt: z.optional(momentSchema),
  releasedAt: z.optional(momentSchema),
});

export const extraTimeSchema = z.strictObject({ student: idSchema, timeFactor: timeFactorSchema });

export type DemoMarkbook = z.infer<typeof demoMarkbookSchema>;
export type DemoClass = z.infer<typeof demoClassSchema>;
export type DemoAssignment = z.infer<typeof demoAssignmentSchema>;
export type DemoSitting = z.infer<typeof sittingSchema>;
