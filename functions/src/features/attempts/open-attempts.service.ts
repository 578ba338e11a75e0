import type { submitQuiz } from '@study-assistant/contract/attempts';
import type { Parsed, Reply } from '@study-assistant/contract/endpoint';
import type { saveAnswers, startAttempt, TakenQuiz } from '@study-assistant/contract/open-attempts';
import { openQuestionSchema, type PlacedQuestion } from '@study-assistant/contract/quizzes';
import { ApiError, forbidden, notFound } from '../../domain/api-error.ts';
import type { AttemptRecord } from '../../domain/attempt/attempt-record.ts';
import type { Caller } from '../../domain/caller.ts';
import type { Logger } from '../../domain/logger.ts';
import {
  beginAttempt,
  hasAnswers,
  isComplete,
  isOver,
  openSeconds,
  submissionAt,
  withWork,
  type AttemptWork,
  type OwnedAttempt,
} from '../../domain/attempt/open-attempt.ts';
import type { TaskQueue } from '../../platform/task-queue.ts';
import {
  answersDoNotFit,
  gradedAttempt,
  hasErrorTopics,
  mustFit,
  type GradableQuiz,
} from './graded-attempt.ts';
import type { OpenAttemptsRepository } from './open-attempts.repository.ts';

type TakeableQuiz = Omit<GradableQuiz, 'questions'> &
  Pick<TakenQuiz, 'toughness'> & { questions: PlacedQuestion[] };

type Deps = {
  openAttempts: OpenAttemptsRepository;
  findAttempt: (id: string) => Promise<AttemptRecord | null>;
  /** A quiz that students may take, with its key, at a version or its newest; null when there is none. */
  findGradableQuiz: (id: string, version?: number) => Promise<TakeableQuiz | null>;
  /** Has a model word the advice better, where there is one; nobody waits for it. */
  adviseLater: (attemptId: string) => Promise<void>;
  closeTasks: TaskQueue<{ attemptId: string }>;
  clock: () => Date;
  log: Logger;
};

const LATE_NOTICE =
  'Some of your answers arrived too late to count. What had been saved in time was graded.';

type Started = Omit<Reply<typeof startAttempt>, 'success'> & { isResumed: boolean };
type Saved = Omit<Reply<typeof saveAnswers>, 'success'>;
type HandedIn = Omit<Reply<typeof submitQuiz>, 'success'>;

export type OpenAttemptsService = ReturnType<typeof createOpenAttemptsService>;

/** An attempt from its start to its end: its time and its answers are the server's. */
export function createOpenAttemptsService(deps: Deps) {
  const { openAttempts, findAttempt, findGradableQuiz, adviseLater, closeTasks, clock, log } = deps;
  return {
    /** The caller's open attempt at a quiz, or a new one. */
    async start(caller: Caller, quizId: string): Promise<Started> {
      const running = await findRunning(caller.uid, quizId);
      const quiz = await findGradableQuiz(quizId, running?.quizVersion);
      if (!quiz) throw notFound('Quiz not found.');
      if (running) return { ...toReply(running), quiz: withoutKey(quiz), isResumed: true };
      const id = openAttempts.newId(caller.uid, quizId);
      const begun = { id, studentId: caller.uid, quizId, quizVersion: quiz.version };
      const attempt = beginAttempt(begun, quiz.questions.length, clock());
      await closeLater(attempt);
      // A second tab was quicker: its attempt is this one's too.
      if (!(await openAttempts.open(attempt))) return this.start(caller, quizId);
      return { ...toReply(attempt), quiz: withoutKey(quiz), isResumed: false };
    },

    async save(
      caller: Caller,
      id: string,
      work: Parsed<typeof saveAnswers>['body'],
    ): Promise<Saved> {
      const changed = await openAttempts.change(id, (attempt) => {
        mustBeOwn(caller, attempt);
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
    async handIn(
      caller: Caller,
      id: string,
      body: Omit<Parsed<typeof submitQuiz>['body'], 'attemptId'>,
    ): Promise<HandedIn> {
      if (body.studentId !== caller.uid) throw forbidden();
      const open = await openAttempts.find(id);
      if (open) {
        mustBeOwn(caller, open);
        if (open.quizId !== body.quizId) throw answersDoNotFit();
      }
      const result = (open && (await end(open, workOf(body)))) ?? (await findResult(caller, id));
      return { attemptId: id, ...noticeOf(result, body.answers) };
    },

    /** Ends an attempt that nobody handed in. Before its time it fails, so that its task comes again. */
    async closeAbandoned(id: string): Promise<void> {
      const open = await openAttempts.find(id);
      if (!open) return;
      if (!isOver(open, clock())) throw new Error(`${id} has time until ${open.deadline}.`);
      const result = await end(open, null);
      log.info('closed an abandoned attempt', { attemptId: id, hasResult: result !== null });
    },
  };

  async function findRunning(studentId: string, quizId: string): Promise<OwnedAttempt | null> {
    const found = await openAttempts.findAt(studentId, quizId);
    if (!found || !isOver(found, clock())) return found;
    await end(found, null);
    return null;
  }

  /**
   * Ordered before the attempt is stored: a request that dies in between leaves a task that finds
   * nothing, and never an attempt that stays open. A quiz can be taken without the queue, too: then
   * the next start at it closes what is over.
   */
  async function closeLater({ id, answers }: OwnedAttempt): Promise<void> {
    try {
      // The task comes when everything is over, not at the same moment.
      await closeTasks.enqueue(
        { attemptId: id },
        { afterSeconds: openSeconds(answers.length) + 1 },
      );
    } catch (error) {
      log.error('an attempt will not be closed by itself', { attemptId: id, error });
    }
  }

  /** The result, or null: it has ended before, it was left empty, or its quiz is gone. */
  async function end(
    { id, quizId, quizVersion }: OwnedAttempt,
    work: AttemptWork | null,
  ): Promise<AttemptRecord | null> {
    const quiz = await findGradableQuiz(quizId, quizVersion);
    if (work && !quiz) throw notFound('Quiz not found.');
    if (work && quiz) mustFit(quiz, work.answers);
    const result = await openAttempts.end(id, (attempt) => {
      if (!quiz) return null;
      const now = clock();
      const isTaken = work !== null && !isOver(attempt, now);
      const last = isTaken ? withWork(attempt, work) : attempt;
      if (!isTaken && !hasAnswers(last)) return null;
      const { completedAt, ...submission } = submissionAt(last, now);
      return gradedAttempt(quiz, submission, { id, studentId: attempt.studentId, completedAt });
    });
    if (result && hasErrorTopics(result)) await adviseLater(id);
    return result;
  }

  /** What an attempt that is over came to. */
  async function findResult(caller: Caller, id: string): Promise<AttemptRecord> {
    const result = await findAttempt(id);
    if (!result) {
      throw notFound('This attempt is over, and no answer had been saved. You can start again.');
    }
    mustBeOwn(caller, result);
    return result;
  }

  function toReply(attempt: OwnedAttempt): Saved {
    const { studentId: _own, quizId: _quiz, quizVersion: _version, ...open } = attempt;
    return { attempt: open, serverNow: clock().toISOString() };
  }
}

function workOf({ answers, questionTimes }: AttemptWork): AttemptWork {
  return { answers, questionTimes };
}

function mustBeOwn(caller: Caller, { studentId }: { studentId: string }): void {
  if (studentId !== caller.uid) throw forbidden();
}

function closed(sentence: string): ApiError {
  return new ApiError('attempt-closed', sentence);
}

function withoutKey({ id, title, toughness, version, questions }: TakeableQuiz): TakenQuiz {
  const open = questions.map((question) => ({
    id: question.id,
    ...openQuestionSchema.parse(question),
  }));
  return { id, title, toughness, version, questions: open };
}

/** Says so when something that came with the submit did not count. */
function noticeOf(
  { detailedResults }: AttemptRecord,
  answers: readonly (number | null)[],
): { notice?: string } {
  const isLost = answers.some(
    (answer, index) => answer !== null && detailedResults[index]?.userAnswer !== answer,
  );
  return isLost ? { notice: LATE_NOTICE } : {};
}
