import { getQuizAnalysis } from '@study-assistant/contract/analysis';
import type { Reply } from '@study-assistant/contract/endpoint';
import { call, type CallOptions } from '../../../lib/api/api-client.ts';

export const analysisKeys = { ofQuiz: (id: string) => ['quizzes', 'analysis', id] as const };

export type QuizAnalysis = Reply<typeof getQuizAnalysis>['analysis'];

export async function readAnalysis(id: string, options?: CallOptions): Promise<QuizAnalysis> {
  return (await call(getQuizAnalysis, { params: { id } }, options)).analysis;
}
