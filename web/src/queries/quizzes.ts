import { getQuizAnalysis } from '@study-assistant/contract/analysis';
import type { Reply } from '@study-assistant/contract/endpoint';
import * as endpoints from '@study-assistant/contract/quizzes';
import type { TargetGrade, Toughness, WriterName } from '@study-assistant/contract/quizzes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api/api-client.ts';
import { upload, type UploadOptions } from '../lib/api/upload.ts';

export type QuizProgress = Omit<Reply<typeof endpoints.getQuizProgress>, 'success'>;
export type QuizAnalysis = Reply<typeof getQuizAnalysis>['analysis'];

export const quizQueries = {
  /** A teacher's own quizzes, newest first, also those that are being written or have failed. */
  own: (uid: string) =>
    queryOptions({
      queryKey: ['quizzes', 'own', uid],
      queryFn: async ({ signal }) =>
        (await call(endpoints.listQuizzes, { query: { teacherId: uid } }, { signal })).quizzes,
    }),
  /** The quizzes that a student can take. */
  ofStudent: (uid: string) =>
    queryOptions({
      queryKey: ['quizzes', 'student', uid],
      queryFn: async ({ signal }) =>
        (await call(endpoints.listStudentQuizzes, { params: { uid } }, { signal })).quizzes,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: ['quizzes', 'one', id],
      queryFn: async ({ signal }) =>
        (await call(endpoints.getQuiz, { params: { id } }, { signal })).quiz,
    }),
  progress: (id: string) =>
    queryOptions({
      queryKey: ['quizzes', 'progress', id],
      queryFn: ({ signal }): Promise<QuizProgress> =>
        call(endpoints.getQuizProgress, { params: { id } }, { signal }),
    }),
  analysis: (id: string) =>
    queryOptions({
      queryKey: ['quizzes', 'analysis', id],
      queryFn: async ({ signal }) =>
        (await call(getQuizAnalysis, { params: { id } }, { signal })).analysis,
      // Whoever comes back from correcting a key wants to see what that has changed.
      staleTime: 0,
    }),
};

export type QuizOrder = {
  file: File;
  toughness: Toughness;
  targetGrade: TargetGrade;
  numQuestions: number;
  /** False keeps the quiz a draft, for its teacher to look at first. */
  publish: boolean;
};

/** Sends the document and answers with the quiz's id as soon as the server has begun to write. */
export async function orderQuiz(
  { file, publish, ...settings }: QuizOrder,
  options?: UploadOptions,
): Promise<string> {
  const body = { ...settings, publish: publish ? ('true' as const) : ('false' as const) };
  const headers = { ...options?.headers, Prefer: 'respond-async' };
  return (await upload(endpoints.generateQuiz, { body, file }, { ...options, headers })).quizId;
}

/** Writes a failed quiz again; without a writer, with the one that has failed. */
export async function retryQuiz(id: string, writer?: WriterName): Promise<void> {
  await call(endpoints.retryQuiz, { params: { id }, body: { writer } });
}

export async function deleteQuiz(id: string): Promise<void> {
  await call(endpoints.deleteQuiz, { params: { id } });
}
