import { LONGEST_ATTEMPT_SECONDS } from '@study-assistant/contract/assignments/assignment-times';
import type { OpenAttempt } from '@study-assistant/contract/attempts/open-attempts';
import type { Submission } from '../../../../queries/open-attempts.ts';

/** Of an attempt that only this browser knows of. */
export const LOCAL_ID = '';

/** What the server has of an attempt. */
type SavedWork = Pick<OpenAttempt, 'answers' | 'flags'>;
type SavedTime = Pick<OpenAttempt, 'deadline' | 'timeLimit'>;
type SavedAttempt = SavedWork & SavedTime & Pick<OpenAttempt, 'id' | 'startedAt' | 'questionTimes'>;

/** An attempt on its way. Moments and durations are milliseconds, by this browser's clock. */
export type AttemptState = {
  /** Names this attempt to the server. */
  id: string;
  /** When it began and when it ends: the server's, moved by how far the two clocks are apart. */
  startedAt: number;
  deadline: number;
  /** By so much the server's clock is ahead of this one. */
  clockAhead: number;
  /** Seconds that the student has; null is without a limit. */
  timeLimit: number | null;
  /** The indexes of the questions as they are shown. All lists have the quiz's own order. */
  order: readonly number[];
  index: number;
  answers: readonly (number | null)[];
  flags: readonly boolean[];
  /** As far as we know: what differs has still to be sent. */
  saved: SavedWork;
  /** Time on each question, without the visit that lasts. */
  spent: readonly number[];
  /** When the current question came on the screen. */
  since: number;
  /** Set once, at the end; from then on nothing changes. */
  submission: Submission | null;
};

export type AttemptAction =
  | { type: 'answer'; option: number }
  | { type: 'flag' }
  | { type: 'go'; index: number; now: number }
  | { type: 'saved'; sent: SavedWork; saved: SavedWork & SavedTime }
  | { type: 'submit'; now: number };

/** The server's attempt on this screen, at the first question that is open. */
export function openAttempt(
  { id, startedAt, deadline, timeLimit, answers, flags, questionTimes }: SavedAttempt,
  order: readonly number[],
  { now, ahead }: { now: number; ahead: number },
): AttemptState {
  const [first = 0] = order;
  return {
    id,
    startedAt: Date.parse(startedAt) - ahead,
    deadline: Date.parse(deadline) - ahead,
    clockAhead: ahead,
    timeLimit: timeLimit.seconds,
    order,
    index: order.find((index) => answers[index] === null) ?? first,
    answers,
    flags,
    saved: { answers, flags },
    spent: questionTimes.map((seconds) => seconds * 1000),
    since: now,
    submission: null,
  };
}

/** The server's attempt with what this browser did at it and could not send yet. */
export function resumeAttempt(open: AttemptState, kept: AttemptState): AttemptState {
  const isFlagged = kept.flags.some((flag, index) => flag !== kept.saved.flags[index]);
  return {
    ...open,
    index: kept.index,
    answers: open.answers.map((saved, index) => unsentAnswers(kept)[index] ?? saved),
    flags: isFlagged ? kept.flags : open.flags,
    spent: open.spent.map((spent, index) => Math.max(spent, kept.spent[index] ?? 0)),
  };
}

/** The answers that the server does not have; null for each that it has. */
export function unsentAnswers({ answers, saved }: AttemptState): (number | null)[] {
  return answers.map((answer, index) => (answer === saved.answers[index] ? null : answer));
}

export function hasUnsent(state: AttemptState): boolean {
  const { flags, saved } = state;
  return (
    unsentAnswers(state).some((answer) => answer !== null) ||
    flags.some((flag, index) => flag !== saved.flags[index])
  );
}

export function attemptReducer(state: AttemptState, action: AttemptAction): AttemptState {
  if (state.submission) return state;
  switch (action.type) {
    case 'answer':
      return { ...state, answers: state.answers.with(state.index, action.option) };
    case 'flag':
      return { ...state, flags: state.flags.with(state.index, !state.flags[state.index]) };
    case 'go': {
      const isThere = action.index >= 0 && action.index < state.answers.length;
      if (!isThere || action.index === state.index) return state;
      return {
        ...state,
        index: action.index,
        spent: spentUntil(state, action.now),
        since: action.now,
      };
    }
    case 'saved':
      return withSaved(state, action);
    case 'submit':
      return { ...state, submission: submissionAt(state, action.now) };
  }
}

/** Whole seconds until the deadline, never more than there are in all. */
export function remainingSeconds(state: AttemptState, now: number): number {
  const seconds = Math.ceil((state.deadline - now) / 1000);
  return Math.min(Math.max(seconds, 0), allSeconds(state));
}

/** Whether the attempt lasted until its deadline. */
export function isTimeUp(state: AttemptState): boolean {
  return state.submission?.timeTaken === allSeconds(state);
}

/** Whether it ends because nothing is taken any more, before the student's own time is over. */
export function isCutShort({ startedAt, deadline, timeLimit }: AttemptState): boolean {
  const ownSeconds = timeLimit ?? LONGEST_ATTEMPT_SECONDS;
  return deadline < startedAt + (ownSeconds - 1) * 1000;
}

/** The deadline by the server's clock. */
export function serverDeadline({ deadline, clockAhead }: AttemptState): Date {
  return new Date(deadline + clockAhead);
}

/** The place at which a question is shown, the first at 0. */
export function placeOf({ order }: AttemptState, index: number): number {
  return order.indexOf(index);
}

export function countAnswered({ answers }: AttemptState): number {
  return answers.filter((answer) => answer !== null).length;
}

/** What was changed since it was sent stays; the rest is as the server has it. */
function withSaved(
  state: AttemptState,
  { sent, saved }: Extract<AttemptAction, { type: 'saved' }>,
): AttemptState {
  const answers = state.answers.map((answer, index) =>
    answer === sent.answers[index] ? (saved.answers[index] ?? null) : answer,
  );
  return {
    ...state,
    answers,
    saved: { answers: saved.answers, flags: saved.flags },
    deadline: Date.parse(saved.deadline) - state.clockAhead,
    timeLimit: saved.timeLimit.seconds,
  };
}

function allSeconds({ startedAt, deadline }: AttemptState): number {
  return Math.ceil((deadline - startedAt) / 1000);
}

/** Seconds on each question so far, to a tenth. */
export function questionTimesAt(state: AttemptState, now: number): number[] {
  return spentUntil(state, now).map((spent) => Math.round(spent / 100) / 10);
}

function submissionAt(state: AttemptState, now: number): Submission {
  return {
    answers: state.answers,
    timeTaken: allSeconds(state) - remainingSeconds(state, now),
    questionTimes: questionTimesAt(state, now),
  };
}

/** Time after the deadline counts for no question: a tab may have slept. */
function spentUntil(state: AttemptState, now: number): number[] {
  const visit = Math.max(0, Math.min(now, state.deadline) - state.since);
  return state.spent.with(state.index, (state.spent[state.index] ?? 0) + visit);
}
