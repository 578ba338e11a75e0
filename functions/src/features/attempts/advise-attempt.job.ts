import type { AdviceWriter } from '../../advice/advice-writer.ts';
import { attemptNumbers } from '../../domain/attempt/attempt-numbers.ts';
import { basisOf } from '../../domain/attempt/kept-advice.ts';
import type { AttemptsRepository } from '../../stored/attempts/attempts.repository.ts';

type Deps = {
  attempts: Pick<AttemptsRepository, 'find' | 'saveAdvice'>;
  advice: AdviceWriter;
};

/** Has the model word an attempt's advice, when nobody waits for it. Running it twice does no harm. */
export function createAdviceJob({ attempts, advice }: Deps) {
  return async function adviseAttempt(attemptId: string): Promise<void> {
    const attempt = await attempts.find(attemptId);
    if (!attempt) return;
    const basis = basisOf(attempt.detailedResults);
    if (attempt.advice?.basis === basis) return;
    const numbers = attemptNumbers(attempt);
    const recommendations = await advice.recommendations(numbers);
    await attempts.saveAdvice(attemptId, { basis, recommendations });
  };
}
