import { isoTimeSchema } from '@study-assistant/contract/wire/text';
import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { NO_ACCOMMODATION, type Accommodation } from '../../domain/assignment/accommodation.ts';
import type { StudentMarks } from '../../domain/assignment/student-marks.ts';
import { accommodationFields } from './stored-accommodation.ts';

const storedTry = z.object({
  attemptId: z.string(),
  score: z.number(),
  totalQuestions: z.int(),
  percentage: z.number(),
  awaiting: z.optional(z.int()),
  handedInAt: isoTimeSchema,
  isLate: z.boolean(),
  sawAnswers: z._default(z.boolean(), false),
});

const storedAssignmentMarks = z.object({ tries: z.array(storedTry), count: z.int() });

const storedHandMark = z.object({
  points: z.nullable(z.number()),
  comment: z.string(),
  at: isoTimeSchema,
});

/** A student's marks with the copy of what she has a right to. */
export type MarksOfStudent = StudentMarks & { accommodation: Accommodation };

/** A mask that asks for one exception leaves the factor there, so what is not read is as without. */
const storedCopy = z.object({
  timeFactor: z._default(accommodationFields.timeFactor, NO_ACCOMMODATION.timeFactor),
  exceptions: z._default(accommodationFields.exceptions, {}),
});

/** `marks/{uid}`; whoever asks for a part of it gets that part alone. */
export const storedMarks = z.pipe(
  z.object({
    id: z.string(),
    version: z.literal(1),
    studentId: z.string(),
    fullName: z.string(),
    classIds: z.array(z.string()),
    isClosed: z._default(z.boolean(), false),
    marks: z._default(z.record(z.string(), storedAssignmentMarks), {}),
    comments: z._default(z.record(z.string(), z.string()), {}),
    handMarks: z._default(z.record(z.string(), z.record(z.string(), storedHandMark)), {}),
    accommodation: z._default(storedCopy, { ...NO_ACCOMMODATION, exceptions: {} }),
  }),
  z.transform(({ id, version, ...marks }): MarksOfStudent => marks),
);

/** `marks/{uid}` of a school. */
export function marksOf(school: DocumentReference): CollectionReference {
  return school.collection('marks');
}
