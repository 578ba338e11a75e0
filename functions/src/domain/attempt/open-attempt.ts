import { SUBMIT_GRACE_SECONDS } from '@study-assistant/contract/constants';
import type { OpenAttempt } from '@study-assistant/contract/open-attempts';
import { timeLimitOf } from '@study-assistant/contract/time-limit';
import type { Submission } from './grading.ts';

/** An attempt that a student sits at, at one version of a quiz. */
export type OwnedAttempt = OpenAttempt & {
  studentId: string;
  quizId: string;
  quizVersion: number;
  /** Whether the student has not taken the quiz before: found when it is opened, so that its end need not ask. */
  isFirst: boolean;
};

export type AttemptWork = Pick<OpenAttempt, 'answers'> & {
  questionTimes?: OpenAttempt['questionTimes'] | undefined;
  flags?: OpenAttempt['flags'] | undefined;
};

/** An attempt that is not stored yet. */
export type BegunAttempt = Omit<OwnedAttempt, 'isFirst'>;

type Begun = Pick<OwnedAttempt, 'id' | 'studentId' | 'quizId' | 'quizVersion'>;

export function beginAttempt(begun: Begun, questions: number, now: Date): BegunAttempt {
  const seconds = timeLimitOf(questions);
  return {
    ...begun,
    startedAt: now.toISOString(),
    deadline: new Date(now.getTime() + seconds * 1000).toISOString(),
    timeLimit: { seconds, usualSeconds: seconds },
    assignmentId: null,
    answers: Array<null>(questions).fill(null),
    questionTimes: Array<number>(questions).fill(0),
    flags: Array<boolean>(questions).fill(false),
  };
}

/** From the start to the moment when nothing is taken any more, in seconds. */
export function openSeconds(questions: number): number {
  return timeLimitOf(questions) + SUBMIT_GRACE_SECONDS;
}

/** Whether nothing is taken any more: the deadline is over, and the time for what was on its way. */
export function isOver({ deadline }: Pick<OpenAttempt, 'deadline'>, now: Date): boolean {
  return now.getTime() > Date.parse(deadline) + SUBMIT_GRACE_SECONDS * 1000;
}

/** Whether each list has one entry a question. */
export function isComplete({ answers }: OpenAttempt, work: AttemptWork): boolean {
  return [work.answers, work.questionTimes, work.flags].every(
    (list) => list === undefined || list.length === answers.length,
  );
}

/**
 * The attempt with more work in it. A null takes no answer away and times only grow, so that the
 * saves of two tabs, or one that comes twice, lose nothing of each other. A page that was left open
 * for days counts as long as the quiz takes.
 */
export function withWork<Attempt extends OpenAttempt>(
  attempt: Attempt,
  work: AttemptWork,
): Attempt {
  const longest = timeLimitOf(attempt.answers.length);
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
  answers: readonly (number | null)[],
  saved: readonly (number | null)[],
): boolean {
  return answers.some((answer, index) => answer !== null && answer !== saved[index]);
}

export function hasAnswers({ answers }: Pick<OpenAttempt, 'answers'>): boolean {
  return answers.some((answer) => answer !== null);
}

/** What is graded when the attempt ends now; nobody's time goes on after the deadline. */
export function submissionAt(
  attempt: OpenAttempt,
  now: Date,
): Submission & { completedAt: string } {
  const end = Math.min(now.getTime(), Date.parse(attempt.deadline));
  const { answers, questionTimes, startedAt } = attempt;
  const timeTaken = Math.round((end - Date.parse(startedAt)) / 100) / 10;
  return { answers, questionTimes, timeTaken, completedAt: new Date(end).toISOString() };
}
