import type { OwnQuizSummary } from '@study-assistant/contract/quizzes/quizzes';
import type { QueryClient } from '@tanstack/react-query';
import { prependItem } from '../../../lib/api/pages.ts';
import type { QuizSettings } from '../../../queries/order-quiz.ts';
import { quizQueries, type QuizProgress } from '../../../queries/quizzes.ts';
import { texts } from '../teacher-quiz-texts.ts';

export const waitingProgress: QuizProgress = {
  status: 'generating',
  progress: 0,
  stage: texts.waiting,
};

type Ordered = QuizSettings & { title: string };

/** Shows a quiz that was just ordered, before the server has sent it. */
export function showWaitingQuiz(
  id: string,
  teacherId: string,
  { publish: _publish, otherKinds: _kinds, ...settings }: Ordered,
  client: QueryClient,
): void {
  const quiz: OwnQuizSummary = {
    id,
    teacherId,
    ...settings,
    createdAt: new Date().toISOString(),
    status: 'generating',
    writer: 'offline',
    teacherName: '',
    subject: null,
    topics: [],
    notice: null,
    reportedQuestions: 0,
    tags: [],
    isShared: false,
    given: [],
  };
  client.setQueryData(quizQueries.progress(id).queryKey, waitingProgress);
  client.setQueryData(quizQueries.own(teacherId).queryKey, (list) => prependItem(list, quiz));
}
