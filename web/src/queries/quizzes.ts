import { getQuizAnalysis } from '@study-assistant/contract/attempts/analysis';
import * as endpoints from '@study-assistant/contract/quizzes/quizzes';
import type {
  OwnQuizSummary,
  StudentQuiz,
  WriterName,
} from '@study-assistant/contract/quizzes/quizzes';
import type { Reply } from '@study-assistant/contract/wire/endpoint';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call, type CallOptions } from '../lib/api/api-client.ts';
import type { TakenQuiz } from '../lib/api/lenient/open-attempts.ts';
import * as lenient from '../lib/api/lenient/quizzes.ts';
import { inPages, type AskedPage, type Page } from '../lib/api/pages.ts';

export type QuizProgress = Omit<Reply<typeof endpoints.getQuizProgress>, 'success'>;
export type QuizAnalysis = Reply<typeof getQuizAnalysis>['analysis'];

export const quizQueries = {
  /** A teacher's own quizzes, newest first, including unfinished and failed ones. */
  own: (uid: string) =>
    infiniteQueryOptions({
      queryKey: ['quizzes', 'own', uid],
      queryFn: async ({ pageParam, signal }) => {
        const query = { teacherId: uid, ...pageParam };
        const { quizzes, next } = await call(lenient.listQuizzes, { query }, { signal });
        return { items: quizzes, next };
      },
      ...inPages<OwnQuizSummary>(),
    }),
  /** The quizzes that a student can take, those of her own grade first. */
  ofStudent: (uid: string) =>
    infiniteQueryOptions({
      queryKey: ['quizzes', 'student', uid],
      queryFn: ({ pageParam, signal }) => readStudentQuizzes(uid, pageParam, signal),
      ...inPages<StudentQuiz>(),
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
      // The number is only momentarily true; if it cannot be loaded, it is not mentioned.
      staleTime: 0,
      gcTime: 0,
      retry: false,
    }),
  /** Limited to one class; by default it covers everybody. */
  analysis: (id: string, classId: string | null) =>
    queryOptions({
      queryKey: ['quizzes', 'analysis', id, classId],
      queryFn: async ({ signal }) => {
        const input = { params: { id }, query: classId === null ? {} : { classId } };
        return (await call(getQuizAnalysis, input, { signal })).analysis;
      },
      // A teacher who returns from correcting a key wants to see the effect.
      staleTime: 0,
    }),
};

/** Writes a failed quiz again, by default with the writer that has failed. */
export async function retryQuiz(id: string, writer?: WriterName): Promise<void> {
  await call(endpoints.retryQuiz, { params: { id }, body: { writer } });
}

/** Resolves to the end of the time for an undo, or '' when there is none. */
export async function deleteQuiz(id: string): Promise<string> {
  return (await call(lenient.deleteQuiz, { params: { id } })).undoUntil;
}

/** Undoes a deletion. */
export async function restoreQuiz(id: string): Promise<OwnQuizSummary> {
  return (await call(lenient.restoreQuiz, { params: { id } })).quiz;
}

async function readStudentQuizzes(
  uid: string,
  query: AskedPage,
  signal: AbortSignal,
): Promise<Page<StudentQuiz>> {
  const input = { params: { uid }, query };
  const { quizzes, next } = await call(lenient.listStudentQuizzes, input, { signal });
  if (quizzes.every(isComplete)) return { items: quizzes, next };
  const { completeStudentQuizzes } = await import('./students.ts');
  return { items: await completeStudentQuizzes(quizzes, uid, signal), next };
}

/** Our server includes the student's attempts and grade. */
function isComplete(quiz: lenient.ListedStudentQuiz): quiz is StudentQuiz {
  return quiz.best !== undefined && quiz.forYourGrade !== undefined;
}

/** A quiz without its key, for a server without open attempts. */
export async function readQuizToTake(quizId: string, options?: CallOptions): Promise<TakenQuiz> {
  return (await call(lenient.getQuizToTake, { params: { id: quizId } }, options)).quiz;
}
