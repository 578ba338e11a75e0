import type { submitQuiz } from '@study-assistant/contract/attempts/attempts';
import type { Parsed } from '@study-assistant/contract/wire/endpoint';
import { requireSelf } from '../../domain/access.ts';
import { ApiError, notFound } from '../../domain/api-error.ts';
import type { AttemptRecord } from '../../domain/attempt/attempt-record.ts';
import type { Caller } from '../../domain/caller.ts';
import { isKeyTooOld } from '../../domain/quiz/key-age.ts';
import { gradeAttempt, requireFit, type GradableQuiz } from './grade-attempt.ts';
import { repeatableId } from './repeatable-id.ts';

type Deps = {
  newAttemptId: () => string;
  /**
   * Once: a second call with its id changes nothing. Nothing is stored when the student sits at the
   * quiz, or when the attempt is outdated before it could be.
   */
  addAttempt: (
    attempt: AttemptRecord,
    isOutdated: () => boolean,
  ) => Promise<'added' | 'seat-taken' | 'outdated'>;
  /** A quiz of the shelf, with its key, at a version or its newest; null when there is none. */
  findTakeableQuiz: (id: string, version?: number) => Promise<GradableQuiz | null>;
  /** Counts an attempt that is about to be; throws when these are too many. */
  countStart: (studentId: string, quizId: string) => Promise<void>;
  clock: () => Date;
};

const STARTED_MEANWHILE = 'This quiz was started somewhere else just now. Please try again.';

export type SubmitAnswersService = ReturnType<typeof createSubmitAnswersService>;

export function createSubmitAnswersService(deps: Deps) {
  const { addAttempt, findTakeableQuiz, clock } = deps;
  return {
    /** Grades answers that belong to no started attempt, and were not graded for the same request before. */
    async submit(
      caller: Caller,
      body: Parsed<typeof submitQuiz>['body'],
      idempotencyKey: string | undefined,
    ): Promise<{ attemptId: string }> {
      requireSelf(caller, body.studentId);
      const submitKey = idempotencyKey && repeatableId(caller.uid, body.quizId, idempotencyKey);
      const id = submitKey || deps.newAttemptId();
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
    const quiz = await findTakeableQuiz(body.quizId, body.quizVersion);
    if (!quiz) throw notFound('Quiz not found.');
    requireFit(quiz, body.answers);
    await deps.countStart(caller.uid, body.quizId);
    const completedAt = clock().toISOString();
    const attempt = gradeAttempt(quiz, body, { id, studentId: caller.uid, completedAt });
    const outcome = await addAttempt(attempt, () => isKeyTooOld(readAt, clock()));
    if (outcome === 'seat-taken') throw new ApiError('attempt-closed', STARTED_MEANWHILE);
    if (outcome === 'outdated') await gradeAndAdd(caller, id, body);
  }
}
