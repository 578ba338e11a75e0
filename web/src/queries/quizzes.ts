import type { getQuizAnalysis } from '@study-assistant/contract/analysis';
import type { Reply } from '@study-assistant/contract/endpoint';
import * as endpoints from '@study-assistant/contract/quizzes';
import type { StudentQuiz, WriterName } from '@study-assistant/contract/quizzes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api/api-client.ts';
import * as lenient from '../lib/api/lenient/quizzes.ts';

export type QuizProgress = Omit<Reply<typeof endpoints.getQuizProgress>, 'success'>;
export type QuizAnalysis = Reply<typeof getQuizAnalysis>['analysis'];

export const quizQueries = {
  /** A teacher's own quizzes, newest first, also those that are being written or have failed. */
  own: (uid: string) =>
    queryOptions({
      queryKey: ['quizzes', 'own', uid],
      queryFn: async ({ signal }) =>
        (await call(lenient.listQuizzes, { query: { teacherId: uid } }, { signal })).quizzes,
    }),
  /** The quizzes that a student can take. */
  ofStudent: (uid: string) =>
    queryOptions({
      queryKey: ['quizzes', 'student', uid],
      queryFn: ({ signal }) => listStudentQuizzes(uid, signal),
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: ['quizzes', 'one', id],
      queryFn: async ({ signal }) =>
        (await call(lenient.getQuiz, { params: { id } }, { signal })).quiz,
    }),
  progress: (id: string) =>
    queryOptions({
      queryKey: ['quizzes', 'progress', id],
      queryFn: ({ signal }): Promise<QuizProgress> =>
        call(endpoints.getQuizProgress, { params: { id } }, { signal }),
    }),
  /** How many students are taking a quiz now. */
  takers: (id: string) =>
    queryOptions({
      queryKey: ['quizzes', 'takers', id],
      queryFn: async ({ signal }) =>
        (await call(endpoints.countQuizTakers, { params: { id } }, { signal })).takenBy,
      // True of this moment only; where it cannot be had, nothing is said of it.
      staleTime: 0,
      gcTime: 0,
      retry: false,
    }),
  analysis: (id: string) =>
    queryOptions({
      queryKey: ['quizzes', 'analysis', id],
      queryFn: async ({ signal }) => {
        // Its schemas are not for every page that shows a quiz.
        const { getQuizAnalysis } = await import('@study-assistant/contract/analysis');
        return (await call(getQuizAnalysis, { params: { id } }, { signal })).analysis;
      },
      // Whoever comes back from correcting a key wants to see what that has changed.
      staleTime: 0,
    }),
};

/** Writes a failed quiz again; without a writer, with the one that has failed. */
export async function retryQuiz(id: string, writer?: WriterName): Promise<void> {
  await call(endpoints.retryQuiz, { params: { id }, body: { writer } });
}

export async function deleteQuiz(id: string): Promise<void> {
  await call(endpoints.deleteQuiz, { params: { id } });
}

async function listStudentQuizzes(uid: string, signal: AbortSignal): Promise<StudentQuiz[]> {
  const { quizzes } = await call(
    lenient.listStudentQuizzes,
    { params: { uid }, query: {} },
    { signal },
  );
  if (quizzes.every(isComplete)) return quizzes;
  const { completeStudentQuizzes } = await import('./complete-student-quizzes.ts');
  return completeStudentQuizzes(quizzes, uid, signal);
}

/** Our server tells of the student's attempts and grade. */
function isComplete(quiz: lenient.ListedStudentQuiz): quiz is StudentQuiz {
  return quiz.best !== undefined && quiz.forYourGrade !== undefined;
}
