import type { Reply } from '@study-assistant/contract/endpoint';
import * as endpoints from '@study-assistant/contract/quizzes';
import type {
  Quiz,
  QuizSummary,
  StudentQuiz,
  TargetGrade,
  Toughness,
  WriterName,
} from '@study-assistant/contract/quizzes';
import { call, type CallOptions } from '../../lib/api/api-client.ts';
import { upload, type UploadOptions } from '../../lib/api/upload.ts';

export const quizKeys = {
  own: ['quizzes', 'own'] as const,
  ofStudent: (uid: string) => ['quizzes', 'student', uid] as const,
  one: (id: string) => ['quizzes', 'one', id] as const,
  progress: (id: string) => ['quizzes', 'progress', id] as const,
};

export type QuizProgress = Omit<Reply<typeof endpoints.getQuizProgress>, 'success'>;

export type QuizOrder = {
  file: File;
  toughness: Toughness;
  targetGrade: TargetGrade;
  numQuestions: number;
  /** False keeps the quiz a draft, for its teacher to look at first. */
  publish: boolean;
};

/** A teacher's own quizzes, newest first, also those that are being written or have failed. */
export async function listOwnQuizzes(uid: string, options?: CallOptions): Promise<QuizSummary[]> {
  const input = { query: { teacherId: uid } };
  return (await call(endpoints.listQuizzes, input, options)).quizzes;
}

/** The quizzes that a student can take. */
export async function listStudentQuizzes(
  uid: string,
  options?: CallOptions,
): Promise<StudentQuiz[]> {
  return (await call(endpoints.listStudentQuizzes, { params: { uid } }, options)).quizzes;
}

export async function readQuiz(id: string, options?: CallOptions): Promise<Quiz> {
  return (await call(endpoints.getQuiz, { params: { id } }, options)).quiz;
}

/** Sends the document and answers with the quiz's id as soon as the server has begun to write. */
export async function orderQuiz(
  { file, publish, ...settings }: QuizOrder,
  options?: UploadOptions,
): Promise<string> {
  const body = { ...settings, publish: publish ? ('true' as const) : ('false' as const) };
  const headers = { ...options?.headers, Prefer: 'respond-async' };
  return (await upload(endpoints.generateQuiz, { body, file }, { ...options, headers })).quizId;
}

export async function readProgress(id: string, options?: CallOptions): Promise<QuizProgress> {
  return call(endpoints.getQuizProgress, { params: { id } }, options);
}

/** Writes a failed quiz again; without a writer, with the one that has failed. */
export async function retryQuiz(id: string, writer?: WriterName): Promise<void> {
  await call(endpoints.retryQuiz, { params: { id }, body: { writer } });
}

export async function deleteQuiz(id: string): Promise<void> {
  await call(endpoints.deleteQuiz, { params: { id } });
}
