import type { saveAnswers, submitQuiz } from '@study-assistant/contract/attempts/open-attempts';
import type { Answer, Parsed } from '@study-assistant/contract/wire/endpoint';
import { requireOwnAttempt, requireSelf } from '../../domain/access.ts';
import { ApiError, notFound } from '../../domain/api-error.ts';
import { sayHeld } from '../../domain/assignment/given-assignment.ts';
import type { AttemptRecord } from '../../domain/attempt/attempt-record.ts';
import {
  hasMoreThan,
  fitsAttempt,
  isOver,
  withWork,
  type OwnedAttempt,
} from '../../domain/attempt/open-attempt.ts';
import { repeatableId } from '../../domain/attempt/repeatable-id.ts';
import type { Caller } from '../../domain/caller.ts';
import type { AttemptsRepository } from '../../stored/attempts/attempts.repository.ts';
import type { HeldAttemptsRepository } from '../../stored/attempts/held-attempts.repository.ts';
import type { OpenAttemptsRepository } from '../../stored/attempts/open-attempts.repository.ts';
import { createCloseLater } from './close-later.ts';
import { createEndAttempt, type EndAttemptDeps } from './end-attempt.ts';
import { answersDoNotFit } from './grade-attempt.ts';
import {
  createStartAttemptService,
  toReply,
  type StartAttemptDeps,
} from './start-attempt.service.ts';

type Deps = EndAttemptDeps &
  Omit<StartAttemptDeps, 'end'> & {
    attempts: Pick<AttemptsRepository, 'find' | 'findSubmitted'>;
    heldAttempts: Pick<HeldAttemptsRepository, 'find'>;
    openAttempts: Pick<OpenAttemptsRepository, 'find' | 'listAt' | 'listOfAssignment' | 'change'>;
  };

const LATE_NOTICE =
  'Some of your answers arrived too late to count. What had been saved in time was graded.';

const DELETED_NOTICE =
  'Your teacher has deleted this quiz. What you had answered until then was graded.';

type Saved = Answer<typeof saveAnswers>;
type HandedIn = Answer<typeof submitQuiz>;
type Submitted = Omit<Parsed<typeof submitQuiz>['body'], 'attemptId'>;

export type OpenAttemptsService = ReturnType<typeof createOpenAttemptsService>;

/** An attempt from its start to its end: its time and its answers are the server's. */
export function createOpenAttemptsService(deps: Deps) {
  const { attempts, heldAttempts, openAttempts, versions, givenAssignments, clock, log } = deps;
  const end = createEndAttempt(deps);
  const closeLater = createCloseLater(deps);
  return {
    ...createStartAttemptService({ ...deps, end }),

    async save(
      caller: Caller,
      id: string,
      work: Parsed<typeof saveAnswers>['body'],
    ): Promise<Saved> {
      const changed = await openAttempts.change(id, (attempt) => {
        requireOwnAttempt(caller, attempt);
        if (!fitsAttempt(attempt, work)) throw answersDoNotFit();
        if (isOver(attempt, clock())) throw closed('The time for this attempt is up.');
        return withWork(attempt, work);
      });
      if (changed) return toReply(changed, clock());
      await findResult(caller, id);
      throw closed('This attempt was handed in already.');
    },

    /**
     * Ends an attempt by its saved answers and, where they are not too late, those that come now. A
     * second call finds the result of the first.
     */
    async handIn(caller: Caller, id: string, body: Submitted): Promise<HandedIn> {
      const { studentId, quizId, quizVersion } = body;
      requireSelf(caller, studentId);
      return endWith(caller, { id, studentId, quizId, quizVersion }, body);
    },

    /**
     * The same for a request that does not name the attempt: its time limit counts all the same. Null
     * when none is open and the request has not handed in one before.
     */
    async handInRunning(
      caller: Caller,
      body: Submitted,
      idempotencyKey: string | undefined,
    ): Promise<HandedIn | null> {
      const { studentId, quizId, quizVersion } = body;
      requireSelf(caller, studentId);
      const submitKey = idempotencyKey && repeatableId(studentId, quizId, idempotencyKey);
      const open = await openAttempts.findAt(studentId, quizId, null);
      // Asked after what is open, which the same request may be ending just now. Where both are found she
      // has started again since, and what is open is another attempt.
      const known = submitKey ? await attempts.findSubmitted(submitKey) : null;
      if (known) return findHandedIn(caller, known, body);
      if (!open) return null;
      if ((quizVersion ?? open.quizVersion) !== open.quizVersion) throw answersDoNotFit();
      return endWith(caller, open, body, submitKey);
    },

    /**
     * Ends an attempt that nobody handed in. One that has more time by now is closed later.
     *
     * @param deadline what the task was ordered for
     * @throws Error before that time, so that a queue that does not wait brings it again
     */
    async closeAbandoned(id: string, deadline?: string): Promise<void> {
      const open = await openAttempts.find(id);
      if (!open) return;
      if (!isOver(open, clock())) {
        if (deadline !== undefined && deadline !== open.deadline) {
          return closeLater(open);
        }
        throw new Error(`${id} has time until ${open.deadline}.`);
      }
      const ending = await end(open);
      const hasResult = Boolean(ending?.result);
      log.info('attempt.closed', { attemptId: id, hasResult });
    },

    /** How many students are taking a quiz now. */
    async countAt(quizId: string): Promise<number> {
      return (await openAttempts.listAt(quizId)).filter(isRunning).length;
    },

    /** Ends all attempts at a quiz by what is saved of them; answers how many were under way. */
    endAllAt: async (quizId: string): Promise<number> => endAll(await openAttempts.listAt(quizId)),

    /** The same at an assignment. */
    endAllOf: async (assignmentId: string): Promise<number> =>
      endAll(await openAttempts.listOfAssignment(assignmentId)),
  };

  async function endAll(open: readonly OwnedAttempt[]): Promise<number> {
    await Promise.all(open.map((attempt) => end(attempt)));
    return open.filter(isRunning).length;
  }

  function isRunning(attempt: OwnedAttempt): boolean {
    return !isOver(attempt, clock());
  }

  async function endWith(
    caller: Caller,
    attempt: Parameters<typeof end>[0],
    body: Submitted,
    submitKey?: string,
  ): Promise<HandedIn> {
    const { answers, questionTimes } = body;
    const ending = await end(attempt, { answers, questionTimes }, submitKey);
    if (!ending?.result) return findHandedIn(caller, attempt.id, body);
    return {
      attemptId: attempt.id,
      ...(ending.held === null ? {} : { held: ending.held }),
      ...(ending.isLate ? { notice: LATE_NOTICE } : {}),
    };
  }

  /**
   * The reply to a hand-in of an attempt that had ended before: by the same request, whose reply was lost, by
   * another one, its time or the end of its quiz.
   */
  async function findHandedIn(caller: Caller, id: string, body: Submitted): Promise<HandedIn> {
    const { result, isHeld } = await findResult(caller, id);
    const held = isHeld ? await explainHeld(result) : {};
    const graded = result.detailedResults.map(({ userAnswer }) => userAnswer);
    if (!hasMoreThan(body.answers, graded)) return { attemptId: id, ...held };
    const isDeleted = (await versions.findPublished(result.quizId)) === null;
    return { attemptId: id, ...held, notice: isDeleted ? DELETED_NOTICE : LATE_NOTICE };
  }

  async function explainHeld({ studentId, assignmentId, completedAt }: AttemptRecord) {
    const own = assignmentId ? await givenAssignments.find(studentId, assignmentId) : null;
    return own ? { held: sayHeld(own, completedAt, clock()) } : {};
  }

  /** The whole result of an attempt that is over. */
  async function findResult(
    caller: Caller,
    id: string,
  ): Promise<{ result: AttemptRecord; isHeld: boolean }> {
    const shown = await attempts.find(id);
    const held = shown && !shown.isScoreOnly ? null : await heldAttempts.find(id);
    // Moved from there just now, it is among her results.
    const result = held?.attempt ?? shown ?? (await attempts.find(id));
    if (!result) {
      throw notFound('This attempt is over, and no answer had been saved. You can start again.');
    }
    requireOwnAttempt(caller, result);
    return { result, isHeld: held?.isScoreShown === false };
  }
}

function closed(sentence: string): ApiError {
  return new ApiError('attempt-closed', sentence);
}
