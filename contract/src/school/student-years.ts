import * as z from 'zod/mini';
import { gradeSchema } from '../people/users.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { idSchema, isoTimeSchema } from '../wire/text.ts';

/** A student's totals of a past school year. */
const studentYearSchema = z.object({
  name: z.string(),
  endedAt: isoTimeSchema,
  grade: z.nullable(gradeSchema),
  totalQuizzes: z.int(),
  /** 0 to 100, 1 decimal; 0 without attempts, like the next one. */
  averageScore: z.number(),
  highestScore: z.number(),
  /** A whole percent. */
  passRate: z.int(),
});
export type StudentYear = z.infer<typeof studentYearSchema>;

/** A student's earlier years, newest first; the attempts stay in her usual list. */
export const listStudentYears = defineEndpoint({
  method: 'GET',
  path: '/student/:uid/years',
  access: 'students.read',
  params: z.object({ uid: idSchema }),
  reply: z.object({ years: z.array(studentYearSchema) }),
});
