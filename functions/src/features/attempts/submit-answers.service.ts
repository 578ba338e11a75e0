import type { submitQuiz } from '@study-assistant/contract/attempts/open-attempts';
import type { Parsed } from '@study-assistant/contract/wire/endpoint';
import { requireSelf } from '../../domain/access.ts';
import { ApiError, notFound } from '../../domain/api-error.ts';
import { repeatableId } from '../../domain/attempt/repeatable-id.ts';
import type { Caller } from '../../domain/caller.ts';
import { attemptAt } from '../../domain/limits.ts';
import { isKeyTooOld } from '../../domain/quiz/key-age.ts';
import type { AttemptsRepository } from '../../stored/attempts/attempts.repository.ts';
import type { LimitsRepository } from '../../stored/kept/limits.repository.ts';
import type { QuizVersionsRepository } from '../../stored/quizzes/quiz-versions.repository.ts';
import { gradeAttempt, requireFit } from './grade-attempt.ts';

type Deps = {
  attempts: Pick<AttemptsRepository, 'newId' | 'add'>;
  versions: Pick<QuizVersionsRepository, 'findTakeable'>;
  limits: Pick<LimitsRepository, 'take'>;
  clock: () => Date;
};

const STARTED_MEANWHILE = 'This quiz was started somewhere else just now. Please try again.';

export type SubmitAnswersService = ReturnType<typeof createSubmitAnswersService>;

export function createSubmitAnswersService({ attempts, versions, limits, clock }: Deps) {
  return {
    /** Grades answers that belong to no started attempt, and were not graded for the same request before. */
    async submit(
      caller: Caller,
      body: Parsed<typeof submitQuiz>['body'],
      idempotencyKey: string | undefined,
    ): Promise<{ attemptId: string }> {
      requireSelf(caller, body.studentId);
      const submitKey = idempotencyKey && repeatableId(caller.uid, body.quizId, idempotencyKey);
      const id = submitKey || attempts.newId();
      await gradeAndAdd(caller, id, body);
      return { attemptId: id };
    },
  };

  /** By the key as it is: where storing takes so long that it may be corrected by now, once more. */
  async function gradeAndAdd(
    caller: Caller,
    id: string,
    body: Parsed<typeof submitQuiz>['body'],
  ): Promise<void> {
    const readAt = clock();
    const quiz = await versions.findTakeable(body.quizId, body.quizVersion);
    if (!quiz) throw notFound('Quiz not found.');
    requireFit(quiz, body.answers);
    await limits.take({ uid: caller.uid, address: null }, attemptAt(body.quizId), clock());
    const completedAt = clock().toISOString();
    const attempt = gradeAttempt(quiz, body, { id, studentId: caller.uid, completedAt });
    const outcome = await attempts.add(attempt, () => isKeyTooOld(readAt, clock()));
    if (outcome === 'seat-taken') throw new ApiError('attempt-closed', STARTED_MEANWHILE);
    if (outcome === 'outdated') await gradeAndAdd(caller, id, body);
  }
}
