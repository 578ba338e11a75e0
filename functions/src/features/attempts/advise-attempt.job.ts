import type { AdviceWriter } from '../../advice/advice-writer.ts';
import { attemptNumbers } from '../../domain/attempt/attempt-numbers.ts';
import type { AttemptRecord } from '../../domain/attempt/attempt-record.ts';
import { basisOf, type KeptAdvice } from '../../domain/attempt/kept-advice.ts';

type Deps = {
  findAttempt: (id: string) => Promise<AttemptRecord | null>;
  saveAdvice: (id: string, advice: KeptAdvice) => Promise<void>;
  advice: AdviceWriter;
};

/** Has the model word an attempt's advice, when nobody waits for it. Running it twice does no harm. */
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
