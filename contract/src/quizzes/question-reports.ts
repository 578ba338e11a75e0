import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { MAX_REPORT_LENGTH } from '../wire/limits.ts';
import { cleanName, idSchema, isoTimeSchema } from '../wire/text.ts';

/** The reasons a student can give when she reports a question. */
export const reportReasons = [
  'wrong-key',
  'two-right',
  'unclear',
  'not-in-lesson',
  'other',
] as const;
export const reportReasonSchema = z.enum(reportReasons, {
  error: 'Please choose what is wrong with this question.',
});
export type ReportReason = z.infer<typeof reportReasonSchema>;

/** The most reports that one student may send in a UTC day. */
export const MAX_REPORTS_A_DAY = 20;

const reportFields = {
  reason: reportReasonSchema,
  /** A comment of one line in the student's own words; null if there is none. */
  line: z.nullable(z.string()),
  reportedAt: isoTimeSchema,
};

/** A report as it is shown to the student who sent it. */
export const ownReportSchema = z.object({
  questionId: idSchema,
  ...reportFields,
  /** Whether the teacher has dealt with it. */
  isSettled: z.boolean(),
});
export type OwnReport = z.infer<typeof ownReportSchema>;

/** A report as it is shown to the quiz's own teacher. */
export const questionReportSchema = z.object({
  studentId: idSchema,
  fullName: z.string(),
  ...reportFields,
  /** The version of the quiz that the student took. */
  quizVersion: z.int(),
});
export type QuestionReport = z.infer<typeof questionReportSchema>;

/** Reports a question of the caller's own result; a second report replaces the first. */
export const reportQuestion = defineEndpoint({
  method: 'PUT',
  path: '/quiz-results/attempt/:attemptId/questions/:questionId/report',
  access: 'questions.report',
  params: z.object({ attemptId: idSchema, questionId: idSchema }),
  body: z
    .object({
      reason: reportReasonSchema,
      line: z._default(
        z
          .string()
          .check(
            z.overwrite(cleanName),
            z.maxLength(MAX_REPORT_LENGTH, `Please use at most ${MAX_REPORT_LENGTH} characters.`),
          ),
        '',
      ),
    })
    .check(
      z.refine(
        ({ reason, line }) => reason !== 'other' || line !== '',
        'Please say in a few words what is wrong.',
      ),
    ),
  reply: z.object({ report: ownReportSchema }),
});

/** The caller's own reports on the quiz of one of her attempts. */
export const listOwnReports = defineEndpoint({
  method: 'GET',
  path: '/quiz-results/attempt/:attemptId/reports',
  access: 'questions.report',
  params: z.object({ attemptId: idSchema }),
  reply: z.object({ reports: z.array(ownReportSchema) }),
});

/** Keeps a question as it is and settles its reports. */
export const keepQuestion = defineEndpoint({
  method: 'POST',
  path: '/quizzes/:id/questions/:questionId/keep',
  access: 'quizzes.edit',
  params: z.object({ id: idSchema, questionId: idSchema }),
  reply: z.object({}),
});
