import * as z from 'zod/mini';
import { gradeSchema } from '../people/users.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { idSchema, isoTimeSchema } from '../wire/text.ts';

/** The totals of a school year that is over. */
const studentYearSchema = z.object({
  name: z.string(),
  endedAt: isoTimeSchema,
  grade: z.nullable(gradeSchema),
  totalQuizzes: z.int(),
  /** 0 to 100, 1 decimal; 0 without attempts, as the next one. */
  averageScore: z.number(),
  highestScore: z.number(),
  /** A whole percent. */
  passRate: z.int(),
});
export type StudentYear = z.infer<typeof studentYearSchema>;

/** A student's earlier years, newest first; their attempts stay in her list of attempts. */
export const listStudentYears = defineEndpoint({
  method: 'GET',
  path: '/student/:uid/years',
  access: 'students.read',
  params: z.object({ uid: idSchema }),
  reply: z.object({ years: z.array(studentYearSchema) }),
});
