import { SECONDS_PER_QUESTION } from '@study-assistant/contract/constants';
import { attemptNumbers } from '../../domain/attempt/attempt-numbers.ts';
import type { AttemptRecord } from '../../domain/attempt/attempt-record.ts';
import { basisOf, type KeptAdvice } from '../../domain/attempt/kept-advice.ts';
import type { Logger } from '../../domain/logger.ts';
import type { AdviceWriter } from '../../advice/advice-writer.ts';
import type { TaskQueue } from '../../platform/task-queue.ts';

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
    const numbers = attemptNumbers(attempt, SECONDS_PER_QUESTION * attempt.totalQuestions);
    const recommendations = await advice.recommendations(numbers);
    await saveAdvice(attemptId, { basis, recommendations });
  };
}

type QueueDeps = { advice: AdviceWriter; tasks: TaskQueue<{ attemptId: string }>; log: Logger };

/** Our own words are made when they are read; only a model's need a task. A submit stands without it. */
export function createAdviceQueue({ advice, tasks, log }: QueueDeps) {
  return async function adviseLater(attemptId: string): Promise<void> {
    if (advice.name === 'offline') return;
    try {
      await tasks.enqueue({ attemptId });
    } catch (error) {
      log.warn('advice will not be worded by the model', { attemptId, error });
    }
  };
}
