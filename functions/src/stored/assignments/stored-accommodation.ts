import { studentExceptionSchema } from '@study-assistant/contract/assignments/assignments';
import { timeFactorSchema } from '@study-assistant/contract/quizzes/time-limit';
import { isoTimeSchema } from '@study-assistant/contract/wire/text';
import * as z from 'zod/mini';

const storedException = z.extend(studentExceptionSchema, {
  addedSeconds: z.int(),
  setAt: isoTimeSchema,
});

/** What a student has a right to, with an exception by assignment. */
export const accommodationFields = {
  timeFactor: timeFactorSchema,
  exceptions: z.record(z.string(), storedException),
};
