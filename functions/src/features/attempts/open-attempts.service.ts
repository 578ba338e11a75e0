import type { submitQuiz } from '@study-assistant/contract/attempts';
import type { Answer, Parsed } from '@study-assistant/contract/endpoint';
import {
  openAttemptSchema,
  takenQuizSchema,
  type saveAnswers,
  type startAttempt,
  type TakenQuiz,
} from '@study-assistant/contract/open-attempts';
import type { PlacedQuestion } from '@study-assistant/contract/quizzes';
import { requireOwnAttempt, requireSelf } from '../../domain/access.ts';
import { ApiError, notFound } from '../../domain/api-error.ts';
import type { AttemptRecord } from '../../domain/attempt/attempt-record.ts';
import {
  beginAttempt,
  hasMoreThan,
  isComplete,
  isOver,
  openSeconds,
  withWork,
  type BegunAttempt,
  type OwnedAttempt,
} from '../../domain/attempt/open-attempt.ts';
import { optionOrder } from '../../domain/attempt/option-order.ts';
import type { Caller } from '../../domain/caller.ts';
import type { Logger } from '../../domain/logger.ts';
import { createEndAttempt, type EndAttemptDeps } from './end-attempt.ts';
import { answersDoNotFit, type GradableQuiz } from './grade-attempt.ts';
import { repeatableId } from './repeatable-id.ts';

type TakeableQuiz = Omit<GradableQuiz, 'questions'> &
  Pick<TakenQuiz, 'toughness'> & { questions: PlacedQuestion[] };

type Deps = EndAttemptDeps & {
  newOpenId: (studentId: string, quizId: string) => string;
  findOpen: (id: string) => Promise<OwnedAttempt | null>;
  findOpenAt: (studentId: string, quizId: string) => Promise<OwnedAttempt | null>;
  /** Those whose time is up are among them. */
  listOpenAt: (quizId: string) => Promise<OwnedAttempt[]>;
  /** Nothing is stored when the student has one there already, or the quiz was taken back. */
  storeOpen: (attempt: BegunAttempt) => Promise<'opened' | 'seat-taken' | 'quiz-gone'>;
  /** Null when the attempt is not open any more. */
  changeOpen: (
    id: string,
    next: (attempt: OwnedAttempt) => OwnedAttempt,
  ) => Promise<OwnedAttempt | null>;
  findAttempt: (id: string) => Promise<AttemptRecord | null>;
  /** The attempt that a request has handed in; null when it has handed in none. */
  findSubmitted: (submitKey: string) => Promise<string | null>;
  /** A quiz that students may take, with its key, at a version or its newest; null when there is none. */
  findTakeableQuiz: (id: string, version?: number) => Promise<TakeableQuiz | null>;
  /** Has an attempt closed when its time is over, if nobody hands it in; a start stands without it. */
  closeLater: (attemptId: string, afterSeconds: number) => Promise<void>;
  log: Logger;
};

const LATE_NOTICE =
  'Some of your answers arrived too late to count. What had been saved in time was graded.';

const DELETED_NOTICE =
  'Your teacher has deleted this quiz. What you had answered until then was graded.';

type Started = Answer<typeof startAttempt> & { isResumed: boolean };
type Saved = Answer<typeof saveAnswers>;
type HandedIn = Answer<typeof submitQuiz>;
type Submitted = Omit<Parsed<typeof submitQuiz>['body'], 'attemptId'>;

export type OpenAttemptsService = ReturnType<typeof createOpenAttemptsService>;

/** An attempt from its start to its end: its time and its answers are the server's. */
export function createOpenAttemptsService(deps: Deps) {
  const { findOpen, findOpenAt, listOpenAt, changeOpen, findAttempt, clock, log } = deps;
  const end = createEndAttempt(deps);
  return {
    /** The caller's open attempt at a quiz, or a new one. */
    async start(caller: Caller, quizId: string): Promise<Started> {
      const started =
        (await resume(caller, quizId)) ??
        (await begin(caller, quizId)) ??
        // Another tab has started one in between: this one goes on with it.
        (await resume(caller, quizId));
      if (!started) throw closed('This quiz was handed in somewhere else just now.');
      return started;
    },

    async save(
      caller: Caller,
      id: string,
      work: Parsed<typeof saveAnswers>['body'],
    ): Promise<Saved> {
      const changed = await changeOpen(id, (attempt) => {
        requireOwnAttempt(caller, attempt);
        if (!isComplete(attempt, work)) throw answersDoNotFit();
        if (isOver(attempt, clock())) throw closed('The time for this attempt is up.');
        return withWork(attempt, work);
      });
      if (changed) return toReply(changed);
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
     * when none is open.
     */
    async handInRunning(
      caller: Caller,
      body: Submitted,
      idempotencyKey: string | undefined,
    ): Promise<HandedIn | null> {
      const { studentId, quizId, quizVersion } = body;
      requireSelf(caller, studentId);
      const open = await findOpenAt(studentId, quizId);
      if (!open) return null;
      if ((quizVersion ?? open.quizVersion) !== open.quizVersion) throw answersDoNotFit();
      const submitKey = idempotencyKey && repeatableId(studentId, quizId, idempotencyKey);
      // Handed in before she started again: what is open now is another attempt.
      const known = submitKey ? await deps.findSubmitted(submitKey) : null;
      if (known) return { attemptId: known };
      return endWith(caller, open, body, submitKey);
    },

    /** Ends an attempt that nobody handed in. Before its time it fails, so that its task comes again. */
    async closeAbandoned(id: string): Promise<void> {
      const open = await findOpen(id);
      if (!open) return;
      if (!isOver(open, clock())) throw new Error(`${id} has time until ${open.deadline}.`);
      const ending = await end(open);
      const hasResult = Boolean(ending?.result);
      log.info('attempt.closed', { attemptId: id, hasResult });
    },

    /** How many students are taking a quiz now. */
    async countAt(quizId: string): Promise<number> {
      return (await listOpenAt(quizId)).filter(isRunning).length;
    },

    /** Ends all attempts at a quiz by what is saved of them; answers how many were under way. */
    async endAllAt(quizId: string): Promise<number> {
      const open = await listOpenAt(quizId);
      await Promise.all(open.map((attempt) => end(attempt)));
      return open.filter(isRunning).length;
    },
  };

  async function resume(caller: Caller, quizId: string): Promise<Started | null> {
    const running = await findRunning(caller.uid, quizId);
    if (!running) return null;
    const quiz = await findQuiz(quizId, running.quizVersion);
    return { ...toReply(running), quiz: toTaken(quiz, running.id), isResumed: true };
  }

  /** Null when the caller has an open attempt there by now. */
  async function begin(caller: Caller, quizId: string): Promise<Started | null> {
    const quiz = await findQuiz(quizId);
    const id = deps.newOpenId(caller.uid, quizId);
    const begun = { id, studentId: caller.uid, quizId, quizVersion: quiz.version };
    const attempt = beginAttempt(begun, quiz.questions.length, clock());
    // Ordered before the attempt is stored: a request that dies in between leaves a task that finds
    // nothing, and never an attempt that stays open. The task comes when everything is over, not at
    // the same moment. Where it could not be ordered, the next start closes what is over.
    await deps.closeLater(id, openSeconds(attempt.answers.length) + 1);
    const outcome = await deps.storeOpen(attempt);
    if (outcome === 'quiz-gone') throw notFound('Quiz not found.');
    if (outcome === 'seat-taken') return null;
    return { ...toReply(attempt), quiz: toTaken(quiz, id), isResumed: false };
  }

  async function findQuiz(id: string, version?: number): Promise<TakeableQuiz> {
    const quiz = await deps.findTakeableQuiz(id, version);
    if (!quiz) throw notFound('Quiz not found.');
    return quiz;
  }

  async function findRunning(studentId: string, quizId: string): Promise<OwnedAttempt | null> {
    const found = await findOpenAt(studentId, quizId);
    if (!found || isRunning(found)) return found;
    await end(found);
    return null;
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
    return { attemptId: attempt.id, ...(ending.isLate ? { notice: LATE_NOTICE } : {}) };
  }

  /** The reply to a hand-in of an attempt that had ended before, by another hand-in, its time or the end of its quiz. */
  async function findHandedIn(caller: Caller, id: string, body: Submitted): Promise<HandedIn> {
    const { quizId, detailedResults } = await findResult(caller, id);
    const graded = detailedResults.map(({ userAnswer }) => userAnswer);
    if (!hasMoreThan(body.answers, graded)) return { attemptId: id };
    const isDeleted = (await deps.findTakeableQuiz(quizId)) === null;
    return { attemptId: id, notice: isDeleted ? DELETED_NOTICE : LATE_NOTICE };
  }

  /** The result of an attempt that is over. */
  async function findResult(caller: Caller, id: string): Promise<AttemptRecord> {
    const result = await findAttempt(id);
    if (!result) {
      throw notFound('This attempt is over, and no answer had been saved. You can start again.');
    }
    requireOwnAttempt(caller, result);
    return result;
  }

  function toReply(attempt: BegunAttempt): Saved {
    return { attempt: openAttemptSchema.parse(attempt), serverNow: clock().toISOString() };
  }
}

/** The quiz as one attempt shows it, without its key. */
function toTaken(quiz: TakeableQuiz, attemptId: string): TakenQuiz {
  const questions = quiz.questions.map((question) => ({
    ...question,
    optionOrder: optionOrder(attemptId, question),
  }));
  return takenQuizSchema.parse({ ...quiz, questions });
}

function closed(sentence: string): ApiError {
  return new ApiError('attempt-closed', sentence);
}
