import { deadlineOf, extendClosing } from '@study-assistant/contract/assignments/assignment-times';
import type { OpenAttempt } from '@study-assistant/contract/attempts/open-attempts';
import { isBlank, isSameAnswer } from '@study-assistant/contract/questions/answer';
import type { GivenAnswer, OtherKind } from '@study-assistant/contract/questions/kind-schemas';
import { countPlaces, fitsPlaces } from '@study-assistant/contract/questions/kinds';
import type { OpenQuestion } from '@study-assistant/contract/questions/open-question';
import {
  extendLimit,
  timeLimitOf,
  type TimeFactor,
} from '@study-assistant/contract/quizzes/time-limit';
import {
  OPTIONS_PER_QUESTION,
  SUBMIT_GRACE_SECONDS,
} from '@study-assistant/contract/wire/constants';
import type { Submission } from './grading.ts';

/** What everybody has at an attempt: the extra time of one student is not in it. */
export type AttemptLimit = {
  /** Null is without a limit. */
  seconds: number | null;
  /** When its assignment closes; null where it stays open, and at a quiz of the shelf. */
  closing: string | null;
  /** Given by a teacher while it was under way. */
  addedSeconds: number;
};

/** An attempt that a student sits at, at one version of a quiz. */
export type OwnedAttempt = OpenAttempt & {
  studentId: string;
  quizId: string;
  quizVersion: number;
  /** How many places an answer to each question can name, so that a save is checked without the quiz. */
  optionCounts: readonly number[];
  /** The kind of each question, null for a choice; absent where all are choices. */
  kinds?: readonly (OtherKind | null)[] | undefined;
  /** By this and the student's own factor its deadline is found again, where one of them changes. */
  limit: AttemptLimit;
  /** What its student sees in another order than the quiz has it. */
  shuffle: { questions: boolean; options: boolean };
  /** Whether the student has not taken the quiz before: found when it is opened, so that its end need not ask. */
  isFirst: boolean;
  /** Whether the student had been shown the answers of its assignment elsewhere before she began. */
  sawAnswers: boolean;
};

export type AttemptWork = Pick<OpenAttempt, 'answers'> & {
  questionTimes?: OpenAttempt['questionTimes'] | undefined;
  flags?: OpenAttempt['flags'] | undefined;
};

/** An attempt that is not stored yet. */
export type BegunAttempt = Omit<OwnedAttempt, 'isFirst' | 'sawAnswers'>;

type Begun = Pick<OwnedAttempt, 'id' | 'studentId' | 'quizId' | 'quizVersion' | 'assignmentId'> &
  Pick<OwnedAttempt, 'limit' | 'shuffle'>;

export function beginAttempt(
  begun: Begun,
  questions: readonly Pick<OpenQuestion, 'kind' | 'options' | 'body'>[],
  factor: TimeFactor,
  now: Date,
): BegunAttempt {
  const startedAt = now.toISOString();
  return {
    ...begun,
    startedAt,
    ...timesOf(startedAt, begun.limit, factor),
    optionCounts: questions.map(countPlaces),
    ...(questions.some(({ kind }) => kind !== undefined) && {
      kinds: questions.map(({ kind }) => kind ?? null),
    }),
    answers: questions.map(() => null),
    questionTimes: questions.map(() => 0),
    flags: questions.map(() => false),
  };
}

/** The limit of an attempt at a quiz of the shelf. */
export function limitAtShelf(questions: number): AttemptLimit {
  return { seconds: timeLimitOf(questions), closing: null, addedSeconds: 0 };
}

/** What one student has at an attempt, by what everybody has and her own factor. */
export function timesOf(
  startedAt: string,
  { seconds, closing, addedSeconds }: AttemptLimit,
  factor: TimeFactor,
): Pick<OpenAttempt, 'deadline' | 'timeLimit'> {
  const add = (limit: number | null) => (limit === null ? null : limit + addedSeconds);
  const own = add(extendLimit(seconds, factor));
  return {
    deadline: deadlineOf(startedAt, own, extendClosing(closing, seconds, factor)),
    timeLimit: { seconds: own, usualSeconds: add(seconds) },
  };
}

/** From now to the moment when nothing is taken any more, in seconds. */
export function openSeconds({ deadline }: Pick<OpenAttempt, 'deadline'>, now: Date): number {
  const left = Math.ceil((Date.parse(deadline) - now.getTime()) / 1000);
  return Math.max(left, 0) + SUBMIT_GRACE_SECONDS;
}

/** Whether nothing is taken any more: the deadline is over, and the time for what was on its way. */
export function isOver({ deadline }: Pick<OpenAttempt, 'deadline'>, now: Date): boolean {
  return now.getTime() > Date.parse(deadline) + SUBMIT_GRACE_SECONDS * 1000;
}

/** Whether each list has one entry a question, and each answer could be one to its question. */
export function fitsAttempt(
  { answers, optionCounts, kinds }: Pick<OwnedAttempt, 'answers' | 'optionCounts' | 'kinds'>,
  work: AttemptWork,
): boolean {
  const isComplete = [work.answers, work.questionTimes, work.flags].every(
    (list) => list === undefined || list.length === answers.length,
  );
  const isFitting = (answer: GivenAnswer | null, index: number) =>
    answer === null ||
    fitsPlaces(kinds?.[index] ?? undefined, optionCounts[index] ?? OPTIONS_PER_QUESTION, answer);
  return isComplete && work.answers.every(isFitting);
}

/**
 * The attempt with more work in it. A null takes no answer away and times only grow, so that the
 * saves of two tabs, or one that comes twice, lose nothing of each other. A page that was left open
 * for days counts as long as the attempt takes.
 */
export function withWork<Attempt extends OpenAttempt>(
  attempt: Attempt,
  work: AttemptWork,
): Attempt {
  const longest = longestOf(attempt);
  return {
    ...attempt,
    answers: attempt.answers.map((saved, index) => work.answers[index] ?? saved),
    questionTimes: attempt.questionTimes.map((saved, index) =>
      Math.max(saved, Math.min(work.questionTimes?.[index] ?? 0, longest)),
    ),
    flags: work.flags ?? attempt.flags,
  };
}

/** Whether some of these answers are not among those that were saved. */
export function hasMoreThan(
  answers: readonly (GivenAnswer | null)[],
  saved: readonly (GivenAnswer | null)[],
): boolean {
  return answers.some(
    (answer, index) => answer !== null && !isSameAnswer(answer, saved[index] ?? null),
  );
}

export function hasAnswers({ answers }: Pick<OpenAttempt, 'answers'>): boolean {
  return answers.some((answer) => !isBlank(answer));
}

/** What is graded when the attempt ends now; nobody's time goes on after the deadline. */
export function submissionAt(
  attempt: OpenAttempt,
  now: Date,
): Submission & { completedAt: string } {
  const end = Math.min(now.getTime(), Date.parse(attempt.deadline));
  const { answers, questionTimes, startedAt } = attempt;
  const timeTaken = Math.round((end - Date.parse(startedAt)) / 100) / 10;
  const longestSeconds = longestOf(attempt);
  const completedAt = new Date(end).toISOString();
  return { answers, questionTimes, timeTaken, longestSeconds, completedAt };
}

function longestOf({ startedAt, deadline }: OpenAttempt): number {
  return (Date.parse(deadline) - Date.parse(startedAt)) / 1000;
}

/** Nobody who is working finds that her time is over already. */
const LEAST_LEFT_MS = 60 * 1000;

type NewTimes = {
  limit: AttemptLimit;
  factor: TimeFactor;
  /** What its student was told stays: she gets what is more, and loses nothing. */
  isTold: boolean;
};

/** The attempt with its time found again, which may be less than it was. */
export function withTimes(
  attempt: OwnedAttempt,
  { limit, factor, isTold }: NewTimes,
  now: Date,
): OwnedAttempt {
  const times = timesOf(attempt.startedAt, limit, factor);
  const before = Date.parse(attempt.deadline);
  const least = isTold ? before : Math.min(before, now.getTime() + LEAST_LEFT_MS);
  const deadline = new Date(Math.max(Date.parse(times.deadline), least)).toISOString();
  return { ...attempt, limit, timeLimit: times.timeLimit, deadline };
}
