import {
  openAttemptSchema,
  takenQuizSchema,
  type startAttempt,
  type TakenQuiz,
} from '@study-assistant/contract/attempts/open-attempts';
import type { PlacedQuestion } from '@study-assistant/contract/questions/question';
import type { Answer } from '@study-assistant/contract/wire/endpoint';
import { ApiError, notFound } from '../../domain/api-error.ts';
import {
  explainRefusal,
  isThereFor,
  type GivenAssignment,
} from '../../domain/assignment/given-assignment.ts';
import { windowOf } from '../../domain/assignment/own-window.ts';
import {
  beginAttempt,
  isOver,
  limitAtShelf,
  openSeconds,
  type AttemptLimit,
  type BegunAttempt,
  type OwnedAttempt,
} from '../../domain/attempt/open-attempt.ts';
import { asWritten, optionOrder } from '../../domain/attempt/option-order.ts';
import { questionOrder } from '../../domain/attempt/question-order.ts';
import type { Caller } from '../../domain/caller.ts';
import type { GradableQuiz } from './grade-attempt.ts';

type TakeableQuiz = Omit<GradableQuiz, 'questions'> &
  Pick<TakenQuiz, 'toughness'> & { questions: PlacedQuestion[] };

export type StartAttemptDeps = {
  newOpenId: (studentId: string, quizId: string, assignmentId: string | null) => string;
  findOpenAt: (
    studentId: string,
    quizId: string,
    assignmentId: string | null,
  ) => Promise<OwnedAttempt | null>;
  /**
   * With the time that its student has. Nothing is stored when she has one there already, or the quiz
   * was taken back.
   */
  storeOpen: (attempt: BegunAttempt) => Promise<OwnedAttempt | 'seat-taken' | 'quiz-gone'>;
  /** A quiz of the shelf, with its key, at a version or its newest; null when there is none. */
  findTakeableQuiz: (id: string, version?: number) => Promise<TakeableQuiz | null>;
  /** The same of one that students take, from the shelf or by an assignment alone. */
  findAssignedQuiz: (id: string, version?: number) => Promise<TakeableQuiz | null>;
  /** Counts a new attempt; throws when these are too many. */
  countStart: (studentId: string, quizId: string) => Promise<void>;
  /** Null where there is no such assignment, or the student has never been in a class. */
  findGiven: (studentId: string, assignmentId: string) => Promise<GivenAssignment | null>;
  /** Has an attempt closed when its time is over, if nobody hands it in; a start stands without it. */
  closeLater: (
    attempt: Pick<OwnedAttempt, 'id' | 'deadline'>,
    afterSeconds: number,
  ) => Promise<void>;
  /** Ends what is over. */
  end: (attempt: OwnedAttempt) => Promise<unknown>;
  clock: () => Date;
};

/** Where an attempt is started, and what everybody has there. */
type Place = {
  quizId: string;
  quizVersion: number | undefined;
  assignmentId: string | null;
  shuffle: OwnedAttempt['shuffle'];
  findQuiz: StartAttemptDeps['findTakeableQuiz'];
  limitOf: (questions: number) => AttemptLimit;
  /** Throws what its student is told where she cannot start one now. */
  requireStartable: () => void;
};

export type Started = Answer<typeof startAttempt> & { isResumed: boolean };

/** The caller's open attempt, or a new one. */
export function createStartAttemptService(deps: StartAttemptDeps) {
  const { findOpenAt, findTakeableQuiz, findAssignedQuiz, findGiven, end, clock } = deps;
  return {
    /** At a quiz of the shelf. */
    start: (caller: Caller, quizId: string): Promise<Started> =>
      startAt(caller, {
        ...{ quizId, quizVersion: undefined, assignmentId: null },
        shuffle: { questions: false, options: true },
        findQuiz: findTakeableQuiz,
        limitOf: limitAtShelf,
        requireStartable: () => undefined,
      }),

    async startAssigned(caller: Caller, assignmentId: string): Promise<Started> {
      const given = await findGiven(caller.uid, assignmentId);
      if (!given || !isThereFor(given.assignment, given.marks)) {
        throw notFound('Assignment not found.');
      }
      const { assignment, accommodation } = given;
      const { quizId, quizVersion, settings } = assignment;
      return startAt(caller, {
        ...{ quizId, quizVersion: quizVersion ?? undefined, assignmentId },
        shuffle: settings.shuffle,
        findQuiz: findAssignedQuiz,
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
    const quiz = requireQuiz(await findAssignedQuiz(place.quizId, running.quizVersion));
    return { ...toReply(running, clock()), quiz: toTaken(quiz, running), isResumed: true };
  }

  /** Null when the caller has an open attempt there by now. */
  async function begin(caller: Caller, place: Place): Promise<Started | null> {
    const { quizId, assignmentId, shuffle, limitOf } = place;
    place.requireStartable();
    const quiz = requireQuiz(await place.findQuiz(quizId, place.quizVersion));
    await deps.countStart(caller.uid, quizId);
    const questions = quiz.questions.length;
    const id = deps.newOpenId(caller.uid, quizId, assignmentId);
    const named = { id, studentId: caller.uid, quizId, quizVersion: quiz.version, assignmentId };
    const begun = { ...named, limit: limitOf(questions), shuffle };
    const attempt = beginAttempt(begun, questions, 1, clock());
    // Ordered before the attempt is stored: a request that dies in between leaves a task that finds
    // nothing, and never an attempt that stays open. The task comes when everything is over, not at
    // the same moment; where its student has more time it orders itself again. Where it could not be
    // ordered, the next start closes what is over.
    await deps.closeLater(attempt, openSeconds(attempt, clock()) + 1);
    const opened = await deps.storeOpen(attempt);
    if (opened === 'quiz-gone') throw notFound('Quiz not found.');
    if (opened === 'seat-taken') return null;
    return { ...toReply(opened, clock()), quiz: toTaken(quiz, opened), isResumed: false };
  }

  async function findRunning(
    studentId: string,
    { quizId, assignmentId }: Place,
  ): Promise<OwnedAttempt | null> {
    const found = await findOpenAt(studentId, quizId, assignmentId);
    if (!found || !isOver(found, clock())) return found;
    await end(found);
    return null;
  }
}

function requireQuiz(quiz: TakeableQuiz | null): TakeableQuiz {
  if (!quiz) throw notFound('Quiz not found.');
  return quiz;
}

/** An open attempt as its student gets it. */
export function toReply(attempt: OwnedAttempt, now: Date) {
  return { attempt: openAttemptSchema.parse(attempt), serverNow: now.toISOString() };
}

/** The quiz as one attempt shows it, without its key. */
function toTaken(quiz: TakeableQuiz, { id, shuffle }: OwnedAttempt): TakenQuiz {
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
