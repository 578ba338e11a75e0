import type { Input } from '@study-assistant/contract/endpoint';
import {
  keepQuestion,
  listOwnReports,
  reportQuestion,
  type OwnReport,
} from '@study-assistant/contract/question-reports';
import { dropQuestion, restoreQuestion } from '@study-assistant/contract/quiz-edits';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../lib/api/api-client.ts';
import { quizQueries } from './quizzes.ts';

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

const decisions = { keep: keepQuestion, drop: dropQuestion, restore: restoreQuestion };
export type QuestionDecision = keyof typeof decisions;

/** What a teacher does about a question; the analysis and the list of quizzes are read again. */
export async function decideOnQuestion(
  params: { id: string; questionId: string },
  decision: QuestionDecision,
  client: QueryClient,
): Promise<void> {
  await call(decisions[decision], { params });
  void client.invalidateQueries({ queryKey: ['quizzes', 'own'] });
  void client.invalidateQueries({ queryKey: quizQueries.one(params.id).queryKey });
  await client.invalidateQueries({ queryKey: quizQueries.analysis(params.id).queryKey });
}
