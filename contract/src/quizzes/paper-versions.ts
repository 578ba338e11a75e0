import { inOrder, keptOrder } from '../questions/kept-order.ts';
import { arrangeOptions, isKnownKind, moveKey, type QuestionRight } from '../questions/kinds.ts';

/** The versions of a quiz on paper, so that neighbours have different sheets. */
export const PAPER_VERSIONS = ['A', 'B', 'C', 'D'] as const;
export type PaperVersion = (typeof PAPER_VERSIONS)[number];

/** A question as it is read, with its key or without. */
type Printable = {
  id: string;
  kind?: string | undefined;
  question: string;
  options: readonly string[];
  body?: unknown;
  correctAnswer?: number | undefined;
  key?: unknown;
};

/**
 * The questions in the order of one version, their options and keys too. A is the quiz as its teacher
 * wrote it. The others follow from the ids of quiz and question alone: a version is the same whenever
 * it is printed, and a question that is added or dropped moves no other past its neighbours.
 */
export function paperVersion<Question extends Printable>(
  quizId: string,
  version: PaperVersion,
  questions: readonly Question[],
): Question[] {
  if (version === 'A') return [...questions];
  const marks = questions.map(({ id }) => mark(quizId, version, id));
  return inOrder(marks, (a, b) => a - b).flatMap((at) => {
    const question = questions[at];
    return question ? [withOptionsMixed(quizId, version, question)] : [];
  });
}

function withOptionsMixed<Question extends Printable>(
  quizId: string,
  version: PaperVersion,
  question: Question,
): Question {
  if (!isKnownKind(question.kind)) return question;
  const order = arrangeOptions(question, (options) => {
    const marks = options.map((_, at) => mark(quizId, version, question.id, at));
    return keptOrder(options) ?? inOrder(marks, (a, b) => a - b);
  });
  const mixed = { ...question, options: order.map((at) => question.options[at] ?? '') };
  return { ...mixed, ...movedKey(question, mixed) };
}

/** What is right among the options where they stand now; nothing for whoever has no key. */
function movedKey(from: Printable, to: Printable): Partial<QuestionRight> {
  const { correctAnswer } = from;
  const hasKey = correctAnswer !== undefined && (from.kind === undefined || from.key !== undefined);
  return hasKey ? moveKey({ ...from, correctAnswer }, to) : {};
}

/** A number that looks like chance and is the same everywhere: FNV-1a, its bits mixed once more. */
function mark(...parts: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const sign of JSON.stringify(parts)) {
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
