import { LONGEST_ATTEMPT_SECONDS } from '@study-assistant/contract/assignments/assignment-times';
import type { OpenAttempt } from '@study-assistant/contract/attempts/open-attempts';
import { isBlank, isSameAnswer } from '@study-assistant/contract/questions/answer';
import type { GivenAnswer } from '@study-assistant/contract/questions/kind-schemas';
import type { Submission } from '../../../../queries/open-attempts.ts';

/** The id of an attempt that exists only in this browser. */
export const LOCAL_ID = '';

/** The part of an attempt that the server has. */
type SavedWork = Pick<OpenAttempt, 'answers' | 'flags'>;
type SavedTime = Pick<OpenAttempt, 'deadline' | 'timeLimit'>;
type SavedAttempt = SavedWork & SavedTime & Pick<OpenAttempt, 'id' | 'startedAt' | 'questionTimes'>;

/** An attempt under way. Moments and durations are milliseconds of this browser's clock. */
export type AttemptState = {
  /** The attempt's id on the server. */
  id: string;
  /** The server's start and end, corrected by the difference between the two clocks. */
  startedAt: number;
  deadline: number;
  /** How far the server's clock is ahead of this one, in ms. */
  clockAhead: number;
  /** The student's seconds; null means no limit. */
  timeLimit: number | null;
  /** Question indexes in the order shown. All lists are in the quiz's own order. */
  order: readonly number[];
  index: number;
  answers: readonly (GivenAnswer | null)[];
  flags: readonly boolean[];
  /** The last known state on the server; whatever differs has to be sent. */
  saved: SavedWork;
  /** Time on each question, without the current visit. */
  spent: readonly number[];
  /** When the current question appeared on the screen. */
  since: number;
  /** Set once at the end; nothing changes afterwards. */
  submission: Submission | null;
};

export type AttemptAction =
  | { type: 'answer'; answer: GivenAnswer }
  | { type: 'flag' }
  | { type: 'go'; index: number; now: number }
  | { type: 'saved'; sent: SavedWork; saved: SavedWork & SavedTime }
  | { type: 'submit'; now: number };

/** Opens the server's attempt on this screen, at its first unanswered question. */
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
    index: order.find((index) => isBlank(answers[index])) ?? first,
    answers,
    flags,
    saved: { answers, flags },
    spent: questionTimes.map((seconds) => seconds * 1000),
    since: now,
    submission: null,
  };
}

/** Adds to the server's attempt what this browser has not been able to send. */
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

/** Returns the answers that the server does not have, and null for the others. */
export function unsentAnswers({ answers, saved }: AttemptState): (GivenAnswer | null)[] {
  return answers.map((answer, index) =>
    isSameAnswer(answer, saved.answers[index] ?? null) ? null : answer,
  );
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
      return { ...state, answers: state.answers.with(state.index, action.answer) };
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

/** Whole seconds until the deadline, at most the total time. */
export function remainingSeconds(state: AttemptState, now: number): number {
  const seconds = Math.ceil((state.deadline - now) / 1000);
  return Math.min(Math.max(seconds, 0), allSeconds(state));
}

/** Tells whether the attempt lasted until its deadline. */
export function isTimeUp(state: AttemptState): boolean {
  return state.submission?.timeTaken === allSeconds(state);
}

/** Tells whether the assignment closes before the student's own time is over. */
export function isCutShort({ startedAt, deadline, timeLimit }: AttemptState): boolean {
  const ownSeconds = timeLimit ?? LONGEST_ATTEMPT_SECONDS;
  return deadline < startedAt + (ownSeconds - 1) * 1000;
}

/** The deadline on the server's clock. */
export function serverDeadline({ deadline, clockAhead }: AttemptState): Date {
  return new Date(deadline + clockAhead);
}

/** Returns the zero-based place at which a question is shown. */
export function placeOf({ order }: AttemptState, index: number): number {
  return order.indexOf(index);
}

export function countAnswered({ answers }: AttemptState): number {
  return answers.filter((answer) => !isBlank(answer)).length;
}

/** Keeps changes made since the request and takes everything else from the server. */
function withSaved(
  state: AttemptState,
  { sent, saved }: Extract<AttemptAction, { type: 'saved' }>,
): AttemptState {
  const answers = state.answers.map((answer, index) =>
    isSameAnswer(answer, sent.answers[index] ?? null) ? (saved.answers[index] ?? null) : answer,
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

/** Time after the deadline is not counted, because a tab may have slept. */
function spentUntil(state: AttemptState, now: number): number[] {
  const visit = Math.max(0, Math.min(now, state.deadline) - state.since);
  return state.spent.with(state.index, (state.spent[state.index] ?? 0) + visit);
}
