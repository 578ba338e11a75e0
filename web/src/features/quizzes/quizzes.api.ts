import type { Reply } from '@study-assistant/contract/endpoint';
import { bestOf } from '@study-assistant/contract/growth';
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
import type { ListedAttempt } from '../../lib/api/lenient/attempts.ts';
import * as lenient from '../../lib/api/lenient/quizzes.ts';
import { listStudentAttempts } from '../../lib/api/lenient/students.ts';
import { upload, type UploadOptions } from '../../lib/api/upload.ts';
import { storedUser } from '../../lib/auth/session.ts';

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
  return (await call(lenient.listQuizzes, input, options)).quizzes;
}

/**
 * The quizzes that a student can take. What our server tells of the student's attempts and grade,
 * another leaves to the browser.
 */
export async function listStudentQuizzes(
  uid: string,
  options?: CallOptions,
): Promise<StudentQuiz[]> {
  const { quizzes } = await call(lenient.listStudentQuizzes, { params: { uid } }, options);
  const isTold = quizzes.every(({ best }) => best !== undefined);
  const attempts = isTold ? [] : await listAttempts(uid, options);
  const grade = storedUser()?.currentGrade;
  return quizzes.map((quiz) => ({
    ...quiz,
    best: quiz.best === undefined ? bestAt(quiz.id, attempts) : quiz.best,
    forYourGrade: quiz.forYourGrade ?? quiz.targetGrade === `Grade ${grade}`,
  }));
}

/** None where they cannot be read: the quizzes can be taken all the same. */
async function listAttempts(uid: string, options?: CallOptions): Promise<ListedAttempt[]> {
  const input = { params: { uid }, query: {} };
  const reply = await call(listStudentAttempts, input, options).catch(() => null);
  return reply?.attempts ?? [];
}

function bestAt(quizId: string, attempts: readonly ListedAttempt[]): StudentQuiz['best'] {
  const own = attempts.filter((attempt) => attempt.quizId === quizId);
  const best = bestOf(own);
  return best && { attemptId: best.id, percentage: best.percentage, attempts: own.length };
}

export async function readQuiz(id: string, options?: CallOptions): Promise<Quiz> {
  return (await call(lenient.getQuiz, { params: { id } }, options)).quiz;
}

/**
 * Sends the document and answers with the quiz's id as soon as the server has begun to write; null
 * where a server does not name the quiz that it has written.
 */
export async function orderQuiz(
  { file, publish, ...settings }: QuizOrder,
  options?: UploadOptions,
): Promise<string | null> {
  const body = { ...settings, publish: publish ? ('true' as const) : ('false' as const) };
  const headers = { ...options?.headers, Prefer: 'respond-async' };
  return (await upload(lenient.generateQuiz, { body, file }, { ...options, headers })).quizId;
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
