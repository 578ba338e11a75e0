import { keepQuestion } from '@study-assistant/contract/quizzes/question-reports';
import { dropQuestion, restoreQuestion } from '@study-assistant/contract/quizzes/quiz-edits';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../lib/api/api-client.ts';
import { quizQueries } from './quizzes.ts';

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
  // Of every class.
  await client.invalidateQueries({ queryKey: ['quizzes', 'analysis', params.id] });
}
