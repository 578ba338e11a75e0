import { createHash } from 'node:crypto';
import type { AttemptAnalytics } from '@study-assistant/contract/analytics';
import type { Attempt, markResourceComplete, submitQuiz } from '@study-assistant/contract/attempts';
import {
  markComplete,
  type AttemptProgress,
  type ResourceCounts,
} from '@study-assistant/contract/completion';
import type { Parsed } from '@study-assistant/contract/endpoint';
import { ApiError, forbidden, notFound } from '../../domain/api-error.ts';
import { analyticsOf } from '../../domain/attempt/attempt-analytics.ts';
import type { AttemptRecord } from '../../domain/attempt/attempt-record.ts';
import {
  errorTopicsOf,
  hasResource,
  resourceCountsOf,
} from '../../domain/attempt/attempt-resources.ts';
import type { Caller } from '../../domain/caller.ts';
import type { AttemptsRepository } from './attempts.repository.ts';
import { gradedAttempt, hasErrorTopics, mustFit, type GradableQuiz } from './graded-attempt.ts';

type Deps = {
  attempts: AttemptsRepository;
  /** A quiz that students may take, with its key, at a version or its newest; null when there is none. */
  findGradableQuiz: (id: string, version?: number) => Promise<GradableQuiz | null>;
  /** Has a model word the advice better, where there is one; nobody waits for it. */
  adviseLater: (attemptId: string) => Promise<void>;
  clock: () => Date;
};

type Progress = { progress: AttemptProgress; resources: ResourceCounts };

export type AttemptsService = ReturnType<typeof createAttemptsService>;

export function createAttemptsService({ attempts, findGradableQuiz, adviseLater, clock }: Deps) {
  return {
    async submit(
      caller: Caller,
      body: Parsed<typeof submitQuiz>['body'],
      idempotencyKey: string | undefined,
    ): Promise<{ attemptId: string }> {
      if (body.studentId !== caller.uid) throw forbidden();
      const quiz = await findGradableQuiz(body.quizId, body.quizVersion);
      if (!quiz) throw notFound('Quiz not found.');
      mustFit(quiz, body.answers);
      const id = idempotencyKey
        ? repeatableId(caller.uid, quiz.id, idempotencyKey)
        : attempts.newId();
      const completedAt = clock().toISOString();
      const attempt = gradedAttempt(quiz, body, { id, studentId: caller.uid, completedAt });
      await attempts.add(attempt);
      if (hasErrorTopics(attempt)) await adviseLater(id);
      return { attemptId: id };
    },

    /** The student's own, or any for a teacher; so are the next two. */
    async read(caller: Caller, id: string): Promise<{ attempt: Attempt }> {
      const { progress: _own, advice: _words, ...attempt } = await find(caller, id);
      const errorTopics = errorTopicsOf(attempt.detailedResults);
      return { attempt: { ...attempt, timestamp: attempt.completedAt, errorTopics } };
    },

    async readProgress(caller: Caller, id: string): Promise<Progress> {
      return progressOf(await find(caller, id));
    },

    async analyse(caller: Caller, id: string): Promise<{ analytics: AttemptAnalytics }> {
      return { analytics: analyticsOf(await find(caller, id)) };
    },

    /** Marks a resource of the caller's own attempt; once is as good as twice. */
    async markComplete(
      caller: Caller,
      id: string,
      { resourceType, resourceIndex }: Parsed<typeof markResourceComplete>['body'],
    ): Promise<Progress> {
      const attempt = await attempts.changeProgress(id, (current) => {
        if (current.studentId !== caller.uid) throw forbidden();
        if (!hasResource(current, resourceType, resourceIndex)) {
          throw new ApiError('invalid-request', 'These results have no such resource.');
        }
        return markComplete(current.progress, resourceType, resourceIndex);
      });
      if (!attempt) throw notFound('Results not found.');
      return progressOf(attempt);
    },
  };

  async function find(caller: Caller, id: string): Promise<AttemptRecord> {
    const attempt = await attempts.find(id);
    if (!attempt) throw notFound('Results not found.');
    if (caller.role === 'student' && attempt.studentId !== caller.uid) throw forbidden();
    return attempt;
  }
}

function progressOf(attempt: AttemptRecord): Progress {
  return { progress: attempt.progress, resources: resourceCountsOf(attempt) };
}

/** The same request names the same attempt, however often it arrives. */
function repeatableId(uid: string, quizId: string, key: string): string {
  return createHash('sha256')
    .update(JSON.stringify([uid, quizId, key]))
    .digest('hex')
    .slice(0, 24);
}
