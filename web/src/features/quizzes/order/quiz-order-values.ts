import {
  DEFAULT_QUESTIONS,
  DEFAULT_TARGET_GRADE,
  DEFAULT_TOUGHNESS,
} from '@study-assistant/contract/constants';
import { MAX_FILE_BYTES } from '@study-assistant/contract/limits';
import {
  generateQuizBodySchema,
  quizDocumentExtensions,
  type TargetGrade,
  type Toughness,
} from '@study-assistant/contract/quizzes';
import { hasExtension, sizeProblem } from '../../../lib/dom/file-checks.ts';
import { texts } from '../teacher-quiz-texts.ts';

export type OrderValues = {
  file: File | null;
  toughness: Toughness;
  targetGrade: TargetGrade;
  /** As it stands in the field. */
  numQuestions: string;
  publish: boolean;
};

/** In the order of the form. */
export type OrderErrors = { file?: string | undefined; numQuestions?: string | undefined };

export const initialValues: OrderValues = {
  file: null,
  toughness: DEFAULT_TOUGHNESS,
  targetGrade: DEFAULT_TARGET_GRADE,
  numQuestions: String(DEFAULT_QUESTIONS),
  publish: true,
};

export function validate({ file, numQuestions }: OrderValues): OrderErrors {
  const document = file ? documentProblem(file) : texts.documentMissing;
  const questions = countProblem(numQuestions);
  return {
    ...(document !== null && { file: document }),
    ...(questions !== null && { numQuestions: questions }),
  };
}

/** What the server would refuse the document for, or null. */
export function documentProblem(file: File): string | null {
  if (!hasExtension(file, quizDocumentExtensions)) return texts.wrongDocument;
  return sizeProblem(file, MAX_FILE_BYTES);
}

export function countProblem(numQuestions: string): string | null {
  return parseCount(numQuestions).error?.issues[0]?.message ?? null;
}

/** What the field holds, or the default where that is no number. */
export function readCount(numQuestions: string): string {
  const isNumber = numQuestions.trim() !== '' && Number.isFinite(Number(numQuestions));
  return isNumber ? numQuestions : String(DEFAULT_QUESTIONS);
}

function parseCount(numQuestions: string) {
  return generateQuizBodySchema.shape.numQuestions.safeParse(numQuestions);
}
