import type { TargetGrade, Toughness } from '@study-assistant/contract/quizzes';
import { generateQuiz } from '../lib/api/lenient/quizzes.ts';
import { upload, type UploadOptions } from '../lib/api/upload.ts';

export type QuizOrder = {
  file: File;
  toughness: Toughness;
  targetGrade: TargetGrade;
  numQuestions: number;
  /** False keeps the quiz a draft, for its teacher to look at first. */
  publish: boolean;
};

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
  return (await upload(generateQuiz, { body, file }, { ...options, headers })).quizId;
}
