import { attemptNumbers } from '../../domain/attempt/attempt-numbers.ts';
import type { AttemptRecord } from '../../domain/attempt/attempt-record.ts';
import { basisOf, type KeptAdvice } from '../../domain/attempt/kept-advice.ts';
import type { AdviceWriter } from '../../advice/advice-writer.ts';

type Deps = {
  findAttempt: (id: string) => Promise<AttemptRecord | null>;
  saveAdvice: (id: string, advice: KeptAdvice) => Promise<void>;
  advice: AdviceWriter;
};

/** Words an attempt's advice better than at the submit, when nobody waits. Twice is as good as once. */
export function createAdviceJob({ findAttempt, saveAdvice, advice }: Deps) {
  return async function adviseAttempt(attemptId: string): Promise<void> {
    const attempt = await findAttempt(attemptId);
    if (!attempt) return;
    const basis = basisOf(attempt.detailedResults);
    if (attempt.advice?.basis === basis) return;
    const numbers = attemptNumbers(attempt);
    const recommendations = await advice.recommendations(numbers);
    await saveAdvice(attemptId, { basis, recommendations });
  };
}
