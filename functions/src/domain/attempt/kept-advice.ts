import type { QuestionResult } from '@study-assistant/contract/attempts/attempts';
import * as z from 'zod/mini';

/** A model's words about an attempt, and the results that they are about. */
export const keptAdviceSchema = z.object({
  basis: z.string(),
  recommendations: z.array(z.string()),
});
export type KeptAdvice = z.infer<typeof keptAdviceSchema>;

/** Which questions were right, or wait for a teacher: words from before a corrected key do not fit the results after it. */
export function basisOf(results: readonly QuestionResult[]): string {
  return results.map(markOf).join('');
}

function markOf({ isCorrect, isDropped, awaiting }: QuestionResult): string {
  if (isDropped) return '-';
  if (awaiting) return '?';
  return isCorrect ? '1' : '0';
}
