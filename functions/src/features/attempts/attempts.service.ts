import {
  attemptSchema,
  type Attempt,
  type markResourceComplete,
} from '@study-assistant/contract/attempts/attempts';
import {
  markComplete,
  type AttemptProgress,
  type ResourceCounts,
} from '@study-assistant/contract/attempts/completion';
import type { AttemptAnalytics } from '@study-assistant/contract/classes/analytics';
import type { Parsed } from '@study-assistant/contract/wire/endpoint';
import * as z from 'zod/mini';
import { requireOwnAttempt } from '../../domain/access.ts';
import { ApiError, notFound } from '../../domain/api-error.ts';
import { toAnalytics } from '../../domain/attempt/attempt-analytics.ts';
import type { AttemptRecord } from '../../domain/attempt/attempt-record.ts';
import {
  errorTopicsOf,
  hasResource,
  resourceCountsOf,
} from '../../domain/attempt/attempt-resources.ts';
import { optionOrderOfResult } from '../../domain/attempt/option-order.ts';
import { questionNumbers } from '../../domain/attempt/question-order.ts';
import type { Caller } from '../../domain/caller.ts';
import type { AttemptsRepository } from '../../stored/attempts/attempts.repository.ts';
import type { AccountsRepository } from '../../stored/people/accounts.repository.ts';
import type { ReadResult } from './read-result.ts';

type Deps = {
  readResult: ReadResult;
  accounts: Pick<AccountsRepository, 'findNames'>;
  attempts: Pick<AttemptsRepository, 'changeProgress'>;
};

type Progress = { progress: AttemptProgress; resources: ResourceCounts };

export type AttemptsService = ReturnType<typeof createAttemptsService>;

/** The fields of a stored attempt that are sent unchanged. */
const sharedFields = z.omit(attemptSchema, {
  timestamp: true,
  errorTopics: true,
  studentName: true,
});

/** What is read of the result of an attempt, and marked in it. */
export function createAttemptsService({ readResult, accounts, attempts }: Deps) {
  return {
    /** A student reads her own results, with the options as she saw them; a teacher anyone's, with the name. */
    async read(caller: Caller, id: string): Promise<{ attempt: Attempt }> {
      const attempt = await readResult(caller, id);
      const { completedAt: timestamp } = attempt;
      const errorTopics = errorTopicsOf(attempt);
      const numbers = questionNumbers(attempt);
      const detailedResults = attempt.detailedResults.map((result, index) =>
        numbers ? { ...result, number: numbers[index] } : result,
      );
      const shared = sharedFields.parse(attempt);
      const sent = { ...shared, detailedResults, timestamp, errorTopics };
      if (caller.role === 'teacher') {
        const names = await accounts.findNames([attempt.studentId]);
        const studentName = names.get(attempt.studentId);
        // Her account may be gone.
        return { attempt: studentName === undefined ? sent : { ...sent, studentName } };
      }
      const asSeen = detailedResults.map((result) => ({
        ...result,
        optionOrder: optionOrderOfResult(attempt, result),
      }));
      return { attempt: { ...sent, detailedResults: asSeen } };
    },

    async readProgress(caller: Caller, id: string): Promise<Progress> {
      return progressOf(await readResult(caller, id));
    },

    async analyse(caller: Caller, id: string): Promise<{ analytics: AttemptAnalytics }> {
      return { analytics: toAnalytics(await readResult(caller, id)) };
    },

    /** Marks a resource of the caller's own attempt; marking it again changes nothing. */
    async markComplete(
      caller: Caller,
      id: string,
      { resourceType, resourceIndex }: Parsed<typeof markResourceComplete>['body'],
    ): Promise<Progress> {
      const mark = (current: AttemptRecord) => {
        requireOwnAttempt(caller, current);
        if (!hasResource(current, resourceType, resourceIndex)) {
          throw new ApiError('invalid-request', 'These results have no such resource.');
        }
        return markComplete(current.progress, resourceType, resourceIndex);
      };
      const marked = await attempts.changeProgress(id, mark);
      if (marked) return progressOf(marked);
      // It is held, or has been until now: then she may read it, and it can be marked.
      await readResult(caller, id);
      const attempt = await attempts.changeProgress(id, mark);
      if (!attempt) throw notFound('Results not found.');
      return progressOf(attempt);
    },
  };
}

function progressOf(attempt: AttemptRecord): Progress {
  return { progress: attempt.progress, resources: resourceCountsOf(attempt) };
}
