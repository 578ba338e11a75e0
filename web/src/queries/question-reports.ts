import {
  listOwnReports,
  reportQuestion,
  type OwnReport,
} from '@study-assistant/contract/quizzes/question-reports';
import type { Input } from '@study-assistant/contract/wire/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api/api-client.ts';

/** What a student has reported of the quiz of an attempt. */
export function ownReportsQuery(attemptId: string) {
  return queryOptions({
    queryKey: ['attempts', 'reports', attemptId],
    queryFn: async ({ signal }) =>
      (await call(listOwnReports, { params: { attemptId } }, { signal })).reports,
    // Where they cannot be had, the results do without.
    retry: false,
  });
}

export type ReportWords = Input<typeof reportQuestion>['body'];

export async function sendReport(
  attemptId: string,
  questionId: string,
  body: ReportWords,
): Promise<OwnReport> {
  return (await call(reportQuestion, { params: { attemptId, questionId }, body })).report;
}
