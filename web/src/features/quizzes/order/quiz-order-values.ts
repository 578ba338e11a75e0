import {
  generateQuizBodySchema,
  ORDERED_KINDS,
  type OrderedKind,
} from '@study-assistant/contract/quizzes/order-quiz';
import {
  quizDocumentExtensions,
  type TargetGrade,
  type Toughness,
} from '@study-assistant/contract/quizzes/quizzes';
import {
  DEFAULT_QUESTIONS,
  DEFAULT_TARGET_GRADE,
  DEFAULT_TOUGHNESS,
} from '@study-assistant/contract/wire/constants';
import { MAX_FILE_BYTES } from '@study-assistant/contract/wire/limits';
import { hasExtension, sizeProblem } from '../../../lib/dom/file-checks.ts';
import { texts } from '../teacher-quiz-texts.ts';

export type OrderValues = {
  /** As typed by the teacher; null while it is taken from the document. */
  title: string | null;
  toughness: Toughness;
  targetGrade: TargetGrade;
  /** The text of the field. */
  numQuestions: string;
  otherKinds: readonly OrderedKind[];
  publish: boolean;
};

export const initialValues: Omit<OrderValues, 'publish' | 'otherKinds'> = {
  title: null,
  toughness: DEFAULT_TOUGHNESS,
  targetGrade: DEFAULT_TARGET_GRADE,
  numQuestions: String(DEFAULT_QUESTIONS),
};

/** The kinds in a list that the browser has kept, separated by commas. */
export function readKinds(kept: string | null): OrderedKind[] {
  const names = kept?.split(',') ?? [];
  return ORDERED_KINDS.filter((kind) => names.includes(kind));
}

/** Explains why no quiz can be written from a file, or returns null. */
export function documentProblem(file: File | null): string | null {
  if (!file) return texts.documentMissing;
  if (!hasExtension(file, quizDocumentExtensions)) return texts.wrongDocument;
  return sizeProblem(file, MAX_FILE_BYTES);
}

export function countProblem(numQuestions: string): string | null {
  return parseCount(numQuestions).error?.issues[0]?.message ?? null;
}

/** The number in the field, or the default when it is not a number. */
export function readCount(numQuestions: string): string {
  const isNumber = numQuestions.trim() !== '' && Number.isFinite(Number(numQuestions));
  return isNumber ? numQuestions : String(DEFAULT_QUESTIONS);
}

function parseCount(numQuestions: string) {
  return generateQuizBodySchema.shape.numQuestions.safeParse(numQuestions);
}
