import type { TargetGrade, Toughness } from '@study-assistant/contract/quizzes/quizzes';
import { generateQuiz } from '../lib/api/lenient/quizzes.ts';
import { upload, type UploadOptions } from '../lib/api/upload.ts';
import { forgetOrderKey, keyOfOrder } from './order-key.ts';

/** What is said of a quiz that is to be written, whatever it is written from. */
export type QuizSettings = {
  /** Where the teacher has given one; else the document tells. */
  title?: string;
  toughness: Toughness;
  targetGrade: TargetGrade;
  numQuestions: number;
  /** False keeps the quiz a draft, for its teacher to look at first. */
  publish: boolean;
};

export type QuizOrder = QuizSettings & { file: File };

/**
 * Sends the document and answers with the quiz's id as soon as the server has begun to write; null
 * where a server does not name the quiz that it has written.
 */
export async function orderQuiz(
  { file, publish, ...settings }: QuizOrder,
  options?: UploadOptions,
): Promise<string | null> {
  const body = { ...settings, publish: publish ? ('true' as const) : ('false' as const) };
  const key = keyOfOrder({ ...body, file });
  const headers = { ...options?.headers, ...key, Prefer: 'respond-async' };
  const { quizId } = await upload(generateQuiz, { body, file }, { ...options, headers });
  forgetOrderKey();
  return quizId;
}
