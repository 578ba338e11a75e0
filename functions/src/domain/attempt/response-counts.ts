import { isBlank } from '@study-assistant/contract/questions/answer';
import { isRight } from '@study-assistant/contract/questions/kind';
import { judgeAnswer } from '@study-assistant/contract/questions/kinds';
import * as z from 'zod/mini';
import type { CountedAnswer, KeyedWording } from '../quiz/count-buckets.ts';
import { markOf, REST, toGiven, unpackFirstAttempt, type FirstAttempt } from './first-attempt.ts';

const questionCountsSchema = z.object({
  /** By which the question's wording is known again. */
  mark: z.string(),
  /** How often each option was chosen, by its index. */
  chosen: z.array(z.int()),
  leftOpen: z.int(),
  /** How often a question of another kind was answered so, by the answer as its kind packs it. */
  others: z.optional(z.record(z.string(), z.int())),
});
type QuestionCounts = z.infer<typeof questionCountsSchema>;

/** How a quiz was answered in first attempts, a place for each wording that a question has had. */
export const responseCountsSchema = z.array(questionCountsSchema);
export type ResponseCounts = z.infer<typeof responseCountsSchema>;

/** A document stays small: what comes after so many different answers counts as `REST`. */
const MAX_DIFFERENT = 200;
/** Of all answers to one question; 50 questions share a document. */
const MAX_PACKED_BYTES = 8000;

export function addToCounts(
  counts: ResponseCounts,
  firsts: readonly FirstAttempt[],
): ResponseCounts {
  const byMark = new Map(counts.map((counted) => [counted.mark, copyOf(counted)]));
  for (const [mark, { chosen }] of firsts.flatMap((first) => [...unpackFirstAttempt(first)])) {
    const counted = byMark.get(mark) ?? { mark, chosen: [], leftOpen: 0 };
    byMark.set(mark, counted);
    if (chosen === null) counted.leftOpen += 1;
    else if (typeof chosen === 'number') countOption(counted.chosen, chosen);
    else counted.others = withOther(counted.others ?? {}, chosen);
  }
  return [...byMark.values()];
}

/** The answers to a question of any kind; those of which no more is known are null. */
export function listAnswers(
  question: KeyedWording,
  { chosen, others = {} }: Pick<QuestionCounts, 'chosen' | 'others'>,
): CountedAnswer[] {
  return [
    ...chosen.map((count, answer) => ({ answer, count })),
    ...Object.entries(others).map(([packed, count]) => ({
      answer: toGiven(question, { chosen: packed }),
      count,
    })),
  ];
}

/**
 * Of each question how many students were asked it, and how many answered what is right by now. Those
 * whose answers a teacher marks are counted beside them: statistics know the answer and not its mark.
 */
export function judgeCounts(
  counts: ResponseCounts,
  questions: readonly KeyedWording[],
): { asked: number; right: number; byTeacher?: number }[] {
  const byMark = new Map(counts.map((counted) => [counted.mark, counted]));
  return questions.map((question) => {
    const counted = byMark.get(markOf(question));
    if (!counted) return { asked: 0, right: 0 };
    const judged = listAnswers(question, counted).map(({ answer, count }) => ({
      judgement: isBlank(answer) ? null : judgeAnswer(question, answer),
      count,
    }));
    const all = sumOf(judged) + counted.leftOpen;
    const byTeacher = sumOf(judged.filter(({ judgement }) => judgement === 'awaiting'));
    const right = sumOf(judged.filter(({ judgement }) => judgement !== null && isRight(judgement)));
    return { asked: all - byTeacher, right, ...(byTeacher > 0 && { byTeacher }) };
  });
}

function sumOf(counted: readonly { count: number }[]): number {
  return counted.reduce((sum, { count }) => sum + count, 0);
}

function copyOf({ others, ...counted }: QuestionCounts): QuestionCounts {
  return { ...counted, chosen: [...counted.chosen], ...(others && { others: { ...others } }) };
}

function withOther(others: Record<string, number>, packed: string): Record<string, number> {
  const name = Object.hasOwn(others, packed) || hasRoomFor(others, packed) ? packed : REST;
  return { ...others, [name]: (others[name] ?? 0) + 1 };
}

function hasRoomFor(others: Record<string, number>, packed: string): boolean {
  const known = Object.keys(others);
  const bytes = known.reduce((sum, one) => sum + Buffer.byteLength(one), Buffer.byteLength(packed));
  return known.length < MAX_DIFFERENT && bytes <= MAX_PACKED_BYTES;
}

/** Without gaps: Firestore stores no hole of an array. */
function countOption(chosen: number[], option: number): void {
  while (chosen.length <= option) chosen.push(0);
  chosen[option] = (chosen[option] ?? 0) + 1;
}
