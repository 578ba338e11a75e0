import { describe, expect, test } from 'vitest';
import {
  attemptReducer,
  countAnswered,
  hasUnsent,
  isCutShort,
  isTimeUp,
  placeOf,
  remainingSeconds,
  resumeAttempt,
  unsentAnswers,
  openAttempt,
  type AttemptAction,
  type AttemptState,
} from './attempt-state.ts';

const start = 1_000_000;
const none = [null, null, null, null, null];
const noFlags = [false, false, false, false, false];

const times = { startedAt: '2026-03-12T09:00:00Z', deadline: '2026-03-12T09:05:00Z' };
const timeLimit = { seconds: 300, usualSeconds: 300 };
const unlimited = { seconds: null, usualSeconds: null };

function begun(answers: (number | null)[] = none, order = [0, 1, 2, 3, 4]): AttemptState {
  const work = { answers, questionTimes: [0, 0, 0, 0, 0], flags: noFlags };
  const open = { id: 'first', ...times, timeLimit, ...work };
  return openAttempt(open, order, { now: start, ahead: Date.parse(times.startedAt) - start });
}

function after(...actions: AttemptAction[]): AttemptState {
  return actions.reduce(attemptReducer, begun());
}

function go(index: number, seconds = 0): AttemptAction {
  return { type: 'go', index, now: start + seconds * 1000 };
}

test('begins at the first question with nothing answered and a minute for each', () => {
  const state = begun();
  expect(state).toMatchObject({ index: 0, submission: null, deadline: start + 300_000 });
  expect(state.answers).toEqual([null, null, null, null, null]);
});

test.each([
  ['the next question', [go(1)], 1],
  ['the last question', [go(4)], 4],
  ['not beyond the last', [go(5)], 0],
  ['not before the first', [go(-1)], 0],
])('goes to %s', (_, actions, index) => {
  expect(after(...actions).index).toBe(index);
});

test('an answer belongs to the question on the screen and can be changed', () => {
  const state = after({ type: 'answer', answer: 3 }, { type: 'answer', answer: 0 }, go(2), {
    type: 'answer',
    answer: 1,
  });
  expect(state.answers).toEqual([0, null, 1, null, null]);
  expect(countAnswered(state)).toBe(2);
});

test('a flag is set and taken away', () => {
  expect(after({ type: 'flag' }).flags).toEqual([true, false, false, false, false]);
  expect(after({ type: 'flag' }, { type: 'flag' }).flags[0]).toBe(false);
});

test.each([
  [0, 300],
  [0.4, 300],
  [1, 299],
  [299.5, 1],
  [300, 0],
  [4000, 0],
  [-60, 300],
])('%s seconds after the start %s remain', (seconds, remaining) => {
  expect(remainingSeconds(after(), start + seconds * 1000)).toBe(remaining);
});

test('the time on each question adds up over its visits', () => {
  const state = after(go(1, 10), go(0, 15), go(2, 17.5), { type: 'submit', now: start + 20_000 });
  expect(state.submission).toEqual({
    answers: [null, null, null, null, null],
    timeTaken: 20,
    questionTimes: [12.5, 5, 2.5, 0, 0],
  });
});

test('a submit long after the deadline takes exactly the time allowed', () => {
  const { submission } = after(go(1, 100), { type: 'submit', now: start + 9_000_000 });
  expect(submission?.timeTaken).toBe(300);
  expect(submission?.questionTimes).toEqual([100, 200, 0, 0, 0]);
});

test('nothing changes any more once it is submitted', () => {
  const state = after({ type: 'answer', answer: 1 }, { type: 'submit', now: start + 1000 });
  for (const action of [
    { type: 'answer', answer: 2 },
    { type: 'flag' },
    go(3, 5),
    { type: 'submit', now: start + 9000 },
  ] satisfies AttemptAction[]) {
    expect(attemptReducer(state, action)).toBe(state);
  }
});

test('goes on at the first question that is open', () => {
  expect(begun([2, 0, null, 1, null]).index).toBe(2);
  expect(begun([2, 0, 1, 1, 3]).index).toBe(0);
});

test('only what the server does not have is unsent', () => {
  const state = attemptReducer(begun([2, 0, null, null, null]), { type: 'answer', answer: 3 });
  expect(hasUnsent(begun([2, 0, null, null, null]))).toBe(false);
  expect(hasUnsent(state)).toBe(true);
  expect(unsentAnswers(state)).toEqual([null, null, 3, null, null]);
});

test('a save takes over what came from elsewhere, and leaves what was changed since', () => {
  const sent = { answers: [1, null, null, null, null], flags: noFlags };
  const since = after({ type: 'answer', answer: 1 }, go(1), { type: 'answer', answer: 2 });
  const saved = { answers: [1, 3, null, 0, null], flags: noFlags, ...times, timeLimit };
  const state = attemptReducer(since, { type: 'saved', sent, saved });
  expect(state.answers).toEqual([1, 2, null, 0, null]);
  expect(unsentAnswers(state)).toEqual([null, 2, null, null, null]);
});

test('coming back joins what the server has with what was not sent', () => {
  const kept = after({ type: 'answer', answer: 1 }, { type: 'flag' }, go(3, 20));
  const state = resumeAttempt(begun([0, 2, null, null, null]), kept);
  expect(state.answers).toEqual([1, 2, null, null, null]);
  expect(state.flags[0]).toBe(true);
  expect(state.index).toBe(3);
  expect(state.spent[0]).toBe(20_000);
});

describe('times that are not a minute a question', () => {
  const sent = { answers: none, flags: noFlags };

  function saved(over: object): AttemptState {
    const reply = { answers: none, flags: noFlags, ...times, timeLimit, ...over };
    return attemptReducer(begun(), { type: 'saved', sent, saved: reply });
  }

  test('a later deadline comes with a save, and there is as much more to do', () => {
    const state = saved({ deadline: '2026-03-12T09:10:00Z' });
    expect(remainingSeconds(state, start)).toBe(600);
    const { submission } = attemptReducer(state, { type: 'submit', now: start + 400_000 });
    expect(submission?.timeTaken).toBe(400);
  });

  test.each([
    ['its own time', {}, false],
    ['the closing', { deadline: '2026-03-12T09:03:00Z' }, true],
    ['time that was added', { deadline: '2026-03-12T09:06:00Z' }, false],
    ['a week, without a limit', { deadline: '2026-03-19T09:00:00Z', timeLimit: unlimited }, false],
    [
      'the closing, without a limit',
      { deadline: '2026-03-12T11:00:00Z', timeLimit: unlimited },
      true,
    ],
  ])('an attempt that ends by %s', (_, over, isShort) => {
    expect(isCutShort(saved(over))).toBe(isShort);
  });

  test('one that lasts to its deadline says that its time is up', () => {
    const [early, late] = [299_000, 300_000].map((ms) =>
      after({ type: 'submit', now: start + ms }),
    );
    expect(early && isTimeUp(early)).toBe(false);
    expect(late && isTimeUp(late)).toBe(true);
  });
});

describe('questions in another order', () => {
  const order = [3, 1, 4, 0, 2];

  test('begin with the first one as they are shown that is open', () => {
    expect(begun(none, order).index).toBe(3);
    expect(begun([null, 0, null, 2, null], order).index).toBe(4);
    expect(placeOf(begun(none, order), 4)).toBe(2);
  });

  test('are answered in the order of the quiz', () => {
    const state = attemptReducer(begun(none, order), { type: 'answer', answer: 2 });
    expect(state.answers).toEqual([null, null, null, 2, null]);
  });
});
