import type { AttemptAnalytics } from '@study-assistant/contract/analytics';
import {
  attemptSchema,
  type Attempt,
  type markResourceComplete,
  type submitQuiz,
} from '@study-assistant/contract/attempts';
import {
  markComplete,
  type AttemptProgress,
  type ResourceCounts,
} from '@study-assistant/contract/completion';
import type { Parsed } from '@study-assistant/contract/endpoint';
import * as z from 'zod/mini';
import { requireOwnAttempt, requireReadableAttempt, requireSelf } from '../../domain/access.ts';
import { ApiError, notFound } from '../../domain/api-error.ts';
import { toAnalytics } from '../../domain/attempt/attempt-analytics.ts';
import type { AttemptRecord } from '../../domain/attempt/attempt-record.ts';
import {
  errorTopicsOf,
  hasResource,
  resourceCountsOf,
} from '../../domain/attempt/attempt-resources.ts';
import { optionOrderOfResult } from '../../domain/attempt/option-order.ts';
import type { Caller, RequireReader } from '../../domain/caller.ts';
import { isKeyTooOld } from '../../domain/quiz/key-age.ts';
import { gradeAttempt, hasErrorTopics, requireFit, type GradableQuiz } from './grade-attempt.ts';
import { repeatableId } from './repeatable-id.ts';

type Deps = {
  requireReader: RequireReader;
  newAttemptId: () => string;
  findAttempt: (id: string) => Promise<AttemptRecord | null>;
  /** The attempt that a request has handed in; null when it has handed in none. */
  findSubmitted: (submitKey: string) => Promise<string | null>;
  /**
   * Once: a second call with its id changes nothing. Nothing is stored when the student sits at the
   * quiz, or when the attempt is outdated before it could be.
   */
  addAttempt: (
    attempt: AttemptRecord,
    isOutdated: () => boolean,
  ) => Promise<'added' | 'seat-taken' | 'outdated'>;
  /** Null when there is no such attempt. */
  changeProgress: (
    id: string,
    next: (attempt: AttemptRecord) => AttemptProgress,
  ) => Promise<AttemptRecord | null>;
  /** A quiz that students may take, with its key, at a version or its newest; null when there is none. */
  findTakeableQuiz: (id: string, version?: number) => Promise<GradableQuiz | null>;
  /** Has a model word the advice better, where there is one; nobody waits for it. */
  adviseLater: (attemptId: string) => Promise<void>;
  clock: () => Date;
};

const STARTED_MEANWHILE = 'This quiz was started somewhere else just now. Please try again.';

type Progress = { progress: AttemptProgress; resources: ResourceCounts };

export type AttemptsService = ReturnType<typeof createAttemptsService>;

/** The fields of a stored attempt that are sent unchanged. */
const sharedFields = z.omit(attemptSchema, { timestamp: true, errorTopics: true });

export function createAttemptsService(deps: Deps) {
  const { findAttempt, addAttempt, changeProgress, findTakeableQuiz, adviseLater, clock } = deps;
  return {
    /** Grades answers that belong to no started attempt. */
    async submit(
      caller: Caller,
      body: Parsed<typeof submitQuiz>['body'],
      idempotencyKey: string | undefined,
    ): Promise<{ attemptId: string }> {
      requireSelf(caller, body.studentId);
      const submitKey = idempotencyKey && repeatableId(caller.uid, body.quizId, idempotencyKey);
      const known = submitKey ? await deps.findSubmitted(submitKey) : null;
      if (known) return { attemptId: known };
      const id = submitKey || deps.newAttemptId();
      const attempt = await gradeAndAdd(caller, id, body);
      if (hasErrorTopics(attempt)) await adviseLater(id);
      return { attemptId: id };
    },

    /** A student reads her own results, with the options as she saw them; a teacher anyone's. */
    async read(caller: Caller, id: string): Promise<{ attempt: Attempt }> {
      const attempt = await find(caller, id);
      const { completedAt: timestamp, detailedResults } = attempt;
      const errorTopics = errorTopicsOf(attempt);
      const sent = { ...sharedFields.parse(attempt), timestamp, errorTopics };
      if (caller.role === 'teacher') return { attempt: sent };
      const asSeen = detailedResults.map((result) => ({
        ...result,
        optionOrder: optionOrderOfResult(attempt, result),
      }));
      return { attempt: { ...sent, detailedResults: asSeen } };
    },

    async readProgress(caller: Caller, id: string): Promise<Progress> {
      return progressOf(await find(caller, id));
    },

    async analyse(caller: Caller, id: string): Promise<{ analytics: AttemptAnalytics }> {
      return { analytics: toAnalytics(await find(caller, id)) };
    },

    /** Marks a resource of the caller's own attempt; marking it again changes nothing. */
    async markComplete(
      caller: Caller,
      id: string,
      { resourceType, resourceIndex }: Parsed<typeof markResourceComplete>['body'],
    ): Promise<Progress> {
      const attempt = await changeProgress(id, (current) => {
        requireOwnAttempt(caller, current);
        if (!hasResource(current, resourceType, resourceIndex)) {
          throw new ApiError('invalid-request', 'These results have no such resource.');
        }
        return markComplete(current.progress, resourceType, resourceIndex);
      });
      if (!attempt) throw notFound('Results not found.');
      return progressOf(attempt);
    },
  };

  /** By the key as it is: where storing takes so long that it may be corrected by now, once more. */
  async function gradeAndAdd(
    caller: Caller,
    id: string,
    body: Parsed<typeof submitQuiz>['body'],
  ): Promise<AttemptRecord> {
    const readAt = clock();
    const quiz = await findTakeableQuiz(body.quizId, body.quizVersion);
    if (!quiz) throw notFound('Quiz not found.');
    requireFit(quiz, body.answers);
    const completedAt = clock().toISOString();
    const attempt = gradeAttempt(quiz, body, { id, studentId: caller.uid, completedAt });
    const outcome = await addAttempt(attempt, () => isKeyTooOld(readAt, clock()));
    if (outcome === 'seat-taken') throw new ApiError('attempt-closed', STARTED_MEANWHILE);
    return outcome === 'added' ? attempt : gradeAndAdd(caller, id, body);
  }

  async function find(caller: Caller, id: string): Promise<AttemptRecord> {
    const attempt = requireReadableAttempt(caller, await findAttempt(id));
    await deps.requireReader(caller, attempt.studentId, 'Results not found.');
    return attempt;
  }
}

function progressOf(attempt: AttemptRecord): Progress {
  return { progress: attempt.progress, resources: resourceCountsOf(attempt) };
}
