import type { Given, OwnQuizSummary, QuizSummary } from '@study-assistant/contract/quizzes/quizzes';
import { describeMoment, describePlainMoments } from '../../lib/format/moments.ts';
import { ALL_STUDENTS } from '../../paths.ts';

/** Quizzes of the reader's own say more than those of her colleagues. */
export type LibraryQuiz = QuizSummary & Partial<OwnQuizSummary>;

export const stateLabels = {
  draft: 'Drafts',
  shelf: 'On the shelf',
  given: 'Given to a class now',
  idle: 'Not given to a class now',
  unwritten: 'Not written yet',
} as const;

export type QuizState = keyof typeof stateLabels;

type Quiz = Pick<OwnQuizSummary, 'status' | 'given'>;

/** The states that a quiz is in; one of the shelf can be given to a class too. */
export function listStates({ status, given }: Quiz, now = new Date()): QuizState[] {
  const isGiven = given.some((one) => isGoingOn(one, now));
  switch (status) {
    case 'generating':
    case 'failed':
      return ['unwritten'];
    case 'draft':
      return ['draft'];
    case 'ready':
      return isGiven ? ['shelf', 'given'] : ['shelf'];
    case 'assigned':
      return [isGiven ? 'given' : 'idle'];
  }
}

const MAX_NAMED = 3;

/**
 * Says how a quiz stands, as in "Given to 7A until Fri 4 Dec 15:00".
 *
 * @param isZoneNamed whether the list itself says in which zone its times are
 */
export function describeState(quiz: Quiz, now = new Date(), isZoneNamed = false): string {
  if (quiz.status === 'generating') return 'Being written';
  if (quiz.status === 'failed') return 'Could not be written';
  if (quiz.status === 'draft') return 'Draft';
  const classes = describeCurrent(quiz.given, now, isZoneNamed);
  if (quiz.status === 'ready') {
    return classes === '' ? 'On the shelf' : `On the shelf, and given to ${classes}`;
  }
  return classes === '' ? 'Not given to a class now' : `Given to ${classes}`;
}

/** Names the classes that have a quiz now or get it later, with their times; empty if there is none. */
export function describeCurrent(
  given: readonly Given[],
  now = new Date(),
  isZoneNamed = false,
): string {
  const current = given.filter((one) => isGoingOn(one, now));
  const named = current.slice(0, MAX_NAMED).map((one) => describeGiven(one, now, isZoneNamed));
  const more = current.length - named.length;
  return [...named, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

/** Whom an analysis is about at first: the only class that has been given the quiz, or all students. */
export function whoTook(given: readonly Given[]): string {
  const [only = null, ...others] = new Set(given.map(({ classId = null }) => classId));
  return only === null || others.length > 0 ? ALL_STUDENTS : only;
}

function describeGiven(
  { className, timeZone, opensAt, dueAt, closesAt }: Given,
  now: Date,
  isZoneNamed: boolean,
): string {
  const plain = describePlainMoments(timeZone);
  const say = (time: string) => (isZoneNamed ? plain(time) : describeMoment(time, timeZone, now));
  if (Date.parse(opensAt) > now.getTime()) return `${className} from ${say(opensAt)}`;
  if (dueAt !== null && Date.parse(dueAt) <= now.getTime()) {
    return `${className}, was due ${say(dueAt)}`;
  }
  const until = dueAt ?? closesAt;
  return until === null ? className : `${className} until ${say(until)}`;
}

/** Whether an assignment still takes something, now or later. */
function isGoingOn({ closesAt }: Given, now: Date): boolean {
  return closesAt === null || Date.parse(closesAt) > now.getTime();
}
