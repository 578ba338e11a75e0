import { SECONDS_PER_QUESTION } from '@study-assistant/contract/constants';

/** An attempt as it is sent. */
export type Submission = {
  answers: readonly (number | null)[];
  /** Seconds for the whole quiz. */
  timeTaken: number;
  /** Seconds on each question. */
  questionTimes: readonly number[];
};

/** An attempt on its way. Moments and durations are milliseconds. */
export type AttemptState = {
  /** Names this attempt to the server, however often it is sent. */
  key: string;
  deadline: number;
  index: number;
  answers: readonly (number | null)[];
  flags: readonly boolean[];
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
  | { type: 'submit'; now: number };

export function startAttempt(questions: number, key: string, now: number): AttemptState {
  return {
    key,
    deadline: now + allowedSeconds(questions) * 1000,
    index: 0,
    answers: Array<null>(questions).fill(null),
    flags: Array<boolean>(questions).fill(false),
    spent: Array<number>(questions).fill(0),
    since: now,
    submission: null,
  };
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
    case 'submit':
      return { ...state, submission: submissionAt(state, action.now) };
  }
}

export function allowedSeconds(questions: number): number {
  return SECONDS_PER_QUESTION * questions;
}

/** Whole seconds until the deadline, never more than the quiz allows. */
export function remainingSeconds({ deadline, answers }: AttemptState, now: number): number {
  const seconds = Math.ceil((deadline - now) / 1000);
  return Math.min(Math.max(seconds, 0), allowedSeconds(answers.length));
}

export function countAnswered({ answers }: AttemptState): number {
  return answers.filter((answer) => answer !== null).length;
}

function submissionAt(state: AttemptState, now: number): Submission {
  return {
    answers: state.answers,
    timeTaken: allowedSeconds(state.answers.length) - remainingSeconds(state, now),
    questionTimes: spentUntil(state, now).map((spent) => Math.round(spent / 100) / 10),
  };
}

/** Time after the deadline counts for no question: a tab may have slept. */
function spentUntil(state: AttemptState, now: number): number[] {
  const visit = Math.max(0, Math.min(now, state.deadline) - state.since);
  return state.spent.with(state.index, (state.spent[state.index] ?? 0) + visit);
}
