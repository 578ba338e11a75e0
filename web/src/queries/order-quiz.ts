import type { OrderedKind } from '@study-assistant/contract/quizzes/order-quiz';
import type { TargetGrade, Toughness } from '@study-assistant/contract/quizzes/quizzes';
import { generateQuiz } from '../lib/api/lenient/order-quiz.ts';
import { forgetOrderKey, keyOfOrder } from '../lib/api/order-key.ts';
import { upload, type UploadOptions } from '../lib/api/upload.ts';

/** The settings of a new quiz, whatever it is written from. */
export type QuizSettings = {
  /** Absent unless the teacher has given one; then it is found from the document. */
  title?: string;
  toughness: Toughness;
  targetGrade: TargetGrade;
  numQuestions: number;
  /** Kinds to fill up with where the document gives too few questions with four options. */
  otherKinds?: OrderedKind[];
  /** False keeps the quiz a draft for its teacher to look at first. */
  publish: boolean;
};

export type QuizOrder = QuizSettings & { file: File };

/**
 * Sends the document and returns the quiz's id as soon as the server has started to write; null for
 * a server that does not name the quiz.
 */
export async function orderQuiz(
  { file, publish, otherKinds, ...settings }: QuizOrder,
  options?: UploadOptions,
): Promise<string | null> {
  const body = {
    ...settings,
    ...(otherKinds && { otherKinds: otherKinds.join(',') }),
    publish: publish ? ('true' as const) : ('false' as const),
  };
  const key = keyOfOrder({ ...body, file });
  const headers = { ...options?.headers, ...key, Prefer: 'respond-async' };
  const { quizId } = await upload(generateQuiz, { body, file }, { ...options, headers });
  forgetOrderKey();
  return quizId;
}
