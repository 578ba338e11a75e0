import type { Question } from '@study-assistant/contract/questions/question';
import * as z from 'zod/mini';
import { markOf, unpackFirstAttempt, type FirstAttempt } from './first-attempt.ts';

const questionCountsSchema = z.object({
  /** By which the question's wording is known again. */
  mark: z.string(),
  /** How often each option was chosen, by its index. */
  chosen: z.array(z.int()),
  leftOpen: z.int(),
});

/** How a quiz was answered in first attempts, a place for each wording that a question has had. */
export const responseCountsSchema = z.array(questionCountsSchema);
export type ResponseCounts = z.infer<typeof responseCountsSchema>;

export function addToCounts(
  counts: ResponseCounts,
  firsts: readonly FirstAttempt[],
): ResponseCounts {
  const byMark = new Map(
    counts.map(({ mark, chosen, leftOpen }) => [mark, { mark, chosen: [...chosen], leftOpen }]),
  );
  for (const [mark, answer] of firsts.flatMap((first) => [...unpackFirstAttempt(first)])) {
    const counted = byMark.get(mark) ?? { mark, chosen: [], leftOpen: 0 };
    byMark.set(mark, counted);
    if (answer.chosen === null) counted.leftOpen += 1;
    else countOption(counted.chosen, answer.chosen);
  }
  return [...byMark.values()];
}

/** Of each question how many students were asked it, and how many chose what is right by now. */
export function judgeCounts(
  counts: ResponseCounts,
  questions: readonly Pick<Question, 'question' | 'options' | 'correctAnswer'>[],
): { asked: number; right: number }[] {
  const byMark = new Map(counts.map((counted) => [counted.mark, counted]));
  return questions.map((question) => {
    const { chosen, leftOpen } = byMark.get(markOf(question)) ?? { chosen: [], leftOpen: 0 };
    const asked = chosen.reduce((sum, count) => sum + count, leftOpen);
    return { asked, right: chosen[question.correctAnswer] ?? 0 };
  });
}

/** Without gaps: Firestore stores no hole of an array. */
function countOption(chosen: number[], option: number): void {
  while (chosen.length <= option) chosen.push(0);
  chosen[option] = (chosen[option] ?? 0) + 1;
}
