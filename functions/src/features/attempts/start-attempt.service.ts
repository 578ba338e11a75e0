import {
  openAttemptSchema,
  takenQuizSchema,
  type startAttempt,
  type TakenQuiz,
} from '@study-assistant/contract/attempts/open-attempts';
import { asWritten } from '@study-assistant/contract/questions/kind';
import type { Answer } from '@study-assistant/contract/wire/endpoint';
import { ApiError, notFound } from '../../domain/api-error.ts';
import { explainRefusal, isThereFor } from '../../domain/assignment/given-assignment.ts';
import { windowOf } from '../../domain/assignment/own-window.ts';
import {
  beginAttempt,
  isOver,
  limitAtShelf,
  type AttemptLimit,
  type OwnedAttempt,
} from '../../domain/attempt/open-attempt.ts';
import { optionOrder } from '../../domain/attempt/option-order.ts';
import { questionOrder } from '../../domain/attempt/question-order.ts';
import type { Caller } from '../../domain/caller.ts';
import { attemptAt } from '../../domain/limits.ts';
import type { GivenAssignments } from '../../stored/assignments/given-assignments.ts';
import type { OpenAttemptsRepository } from '../../stored/attempts/open-attempts.repository.ts';
import type { LimitsRepository } from '../../stored/kept/limits.repository.ts';
import type {
  GradableQuiz,
  QuizVersionsRepository,
} from '../../stored/quizzes/quiz-versions.repository.ts';
import { createCloseLater, type CloseLaterDeps } from './close-later.ts';

export type StartAttemptDeps = CloseLaterDeps & {
  openAttempts: Pick<OpenAttemptsRepository, 'newId' | 'findAt' | 'open'>;
  versions: Pick<QuizVersionsRepository, 'findTakeable' | 'findPublished'>;
  givenAssignments: Pick<GivenAssignments, 'find'>;
  limits: Pick<LimitsRepository, 'take'>;
  /** Ends what is over. */
  end: (attempt: OwnedAttempt) => Promise<unknown>;
};

/** Where an attempt is started, and what everybody has there. */
type Place = {
  quizId: string;
  quizVersion: number | undefined;
  assignmentId: string | null;
  shuffle: OwnedAttempt['shuffle'];
  findQuiz: QuizVersionsRepository['findTakeable'];
  limitOf: (questions: number) => AttemptLimit;
  /** Throws what its student is told where she cannot start one now. */
  requireStartable: () => void;
};

export type Started = Answer<typeof startAttempt> & { isResumed: boolean };

/** The caller's open attempt, or a new one. */
export function createStartAttemptService(deps: StartAttemptDeps) {
  const { openAttempts, versions, givenAssignments, limits, end, clock } = deps;
  const closeLater = createCloseLater(deps);
  return {
    /** At a quiz of the shelf. */
    start: (caller: Caller, quizId: string): Promise<Started> =>
      startAt(caller, {
        ...{ quizId, quizVersion: undefined, assignmentId: null },
        shuffle: { questions: false, options: true },
        findQuiz: (id, version) => versions.findTakeable(id, version),
        limitOf: limitAtShelf,
        requireStartable: () => undefined,
      }),

    async startAssigned(caller: Caller, assignmentId: string): Promise<Started> {
      const given = await givenAssignments.find(caller.uid, assignmentId);
      if (!given || !isThereFor(given.assignment, given.marks)) {
        throw notFound('Assignment not found.');
      }
      const { assignment, accommodation } = given;
      const { quizId, quizVersion, settings } = assignment;
      return startAt(caller, {
        ...{ quizId, quizVersion: quizVersion ?? undefined, assignmentId },
        shuffle: settings.shuffle,
        findQuiz: (id, version) => versions.findPublished(id, version),
        limitOf(numQuestions) {
          return windowOf({ ...assignment, numQuestions }, accommodation).everybody;
        },
        requireStartable() {
          const refusal = explainRefusal(given, clock());
          if (refusal !== null) throw closed(refusal);
        },
      });
    },
  };

  async function startAt(caller: Caller, place: Place): Promise<Started> {
    const started =
      (await resume(caller, place)) ??
      (await begin(caller, place)) ??
      // Another tab has started one in between: this one goes on with it.
      (await resume(caller, place));
    if (!started) throw closed('This quiz was handed in somewhere else just now.');
    return started;
  }

  async function resume(caller: Caller, place: Place): Promise<Started | null> {
    const running = await findRunning(caller.uid, place);
    if (!running) return null;
    // One that has left the shelf since then is still taken by who sits at it.
    const quiz = requireQuiz(await versions.findPublished(place.quizId, running.quizVersion));
    return { ...toReply(running, clock()), quiz: toTaken(quiz, running), isResumed: true };
  }

  /** Null when the caller has an open attempt there by now. */
  async function begin(caller: Caller, place: Place): Promise<Started | null> {
    const { quizId, assignmentId, shuffle, limitOf } = place;
    place.requireStartable();
    const quiz = requireQuiz(await place.findQuiz(quizId, place.quizVersion));
    await limits.take({ uid: caller.uid, address: null }, attemptAt(quizId), clock());
    const id = openAttempts.newId(caller.uid, quizId, assignmentId);
    const named = { id, studentId: caller.uid, quizId, quizVersion: quiz.version, assignmentId };
    const begun = { ...named, limit: limitOf(quiz.questions.length), shuffle };
    const attempt = beginAttempt(begun, quiz.questions, 1, clock());
    // Ordered before the attempt is stored: a request that dies in between leaves a task that finds
    // nothing, and never an attempt that stays open. Where its student has more time it orders itself
    // again; where it could not be ordered, the next start closes what is over.
    await closeLater(attempt);
    const opened = await openAttempts.open(attempt);
    if (opened === 'quiz-gone') throw notFound('Quiz not found.');
    if (opened === 'seat-taken') return null;
    return { ...toReply(opened, clock()), quiz: toTaken(quiz, opened), isResumed: false };
  }

  async function findRunning(
    studentId: string,
    { quizId, assignmentId }: Place,
  ): Promise<OwnedAttempt | null> {
    const found = await openAttempts.findAt(studentId, quizId, assignmentId);
    if (!found || !isOver(found, clock())) return found;
    await end(found);
    return null;
  }
}

function requireQuiz(quiz: GradableQuiz | null): GradableQuiz {
  if (!quiz) throw notFound('Quiz not found.');
  return quiz;
}

/** An open attempt as its student gets it. */
export function toReply(attempt: OwnedAttempt, now: Date) {
  return { attempt: openAttemptSchema.parse(attempt), serverNow: now.toISOString() };
}

/** The quiz as one attempt shows it, without its key. */
function toTaken(quiz: GradableQuiz, { id, shuffle }: OwnedAttempt): TakenQuiz {
  const questions = quiz.questions.map((question) => ({
    ...question,
    optionOrder: shuffle.options ? optionOrder(id, question) : asWritten(question.options),
  }));
  const order = shuffle.questions ? { questionOrder: questionOrder(id, questions) } : {};
  return takenQuizSchema.parse({ ...quiz, questions, ...order });
}

function closed(sentence: string): ApiError {
  return new ApiError('attempt-closed', sentence);
}
