import type { AssignmentSettings } from '@study-assistant/contract/assignments/assignments';
import type { HandMark } from '@study-assistant/contract/assignments/mark-columns';

/** An attempt that a student has handed in, as the markbook counts it. */
export type Try = {
  attemptId: string;
  score: number;
  totalQuestions: number;
  percentage: number;
  /** Answers that wait for a teacher; absent where none does. */
  awaiting?: number | undefined;
  handedInAt: string;
  isLate: boolean;
  /** Whether she had been shown the answers elsewhere before she handed it in. */
  sawAnswers: boolean;
};

/** What a student has handed in at one assignment, in its order. */
export type AssignmentMarks = {
  tries: Try[];
  /** Of all, also of those that are not kept. */
  count: number;
};

/** `marks/{uid}`: one document a student, made when she joins her first class. */
export type StudentMarks = {
  studentId: string;
  fullName: string;
  classIds: string[];
  /** Whether her account is closed: what she has handed in stays, and nothing is asked of her. */
  isClosed: boolean;
  /** By assignment. */
  marks: Readonly<Record<string, AssignmentMarks>>;
  /** What her teachers say of her mark, by assignment. */
  comments: Readonly<Record<string, string>>;
  /** What her teachers have entered by hand, by class and column. */
  handMarks: Readonly<Record<string, Readonly<Record<string, EnteredMark>>>>;
};

/** A mark by hand, and when it was entered last. */
type EnteredMark = HandMark & { at: string };

export const NO_MARKS: AssignmentMarks = { tries: [], count: 0 };

/** Tries that are kept of an assignment. */
const MAX_TRIES = 12;

/** With a try more; one that is there already is not counted again. */
export function addTry({ tries, count }: AssignmentMarks, added: Try): AssignmentMarks {
  if (tries.some(({ attemptId }) => attemptId === added.attemptId)) return { tries, count };
  return { tries: dropOne([...tries, added]), count: count + 1 };
}

/** The try that counts; null where nothing is handed in. Of equal ones the earlier is the best. */
export function countedTry(
  tries: readonly Try[],
  counts: AssignmentSettings['counts'],
): Try | null {
  if (counts === 'first') return tries[0] ?? null;
  if (counts === 'latest') return tries.at(-1) ?? null;
  return tries.reduce<Try | null>(
    (best, one) => (best === null || one.percentage > best.percentage ? one : best),
    null,
  );
}

/** Whatever counts stays: the first, the latest and the best. */
function dropOne(tries: Try[]): Try[] {
  if (tries.length <= MAX_TRIES) return tries;
  const best = countedTry(tries, 'best');
  const dropped = tries.findIndex((one, at) => at > 0 && one !== best);
  return tries.filter((_, at) => at !== dropped);
}
