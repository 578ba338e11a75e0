import { expect, test } from 'vitest';
import {
  attemptReducer,
  countAnswered,
  remainingSeconds,
  startAttempt,
  type AttemptAction,
  type AttemptState,
} from './attempt-state.ts';

const start = 1_000_000;

function after(...actions: AttemptAction[]): AttemptState {
  return actions.reduce(attemptReducer, startAttempt(5, 'key', start));
}

function go(index: number, seconds = 0): AttemptAction {
  return { type: 'go', index, now: start + seconds * 1000 };
}

test('begins at the first question with nothing answered and a minute for each', () => {
  const state = startAttempt(5, 'key', start);
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
  const state = after({ type: 'answer', option: 3 }, { type: 'answer', option: 0 }, go(2), {
    type: 'answer',
    option: 1,
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
  const state = after({ type: 'answer', option: 1 }, { type: 'submit', now: start + 1000 });
  for (const action of [
    { type: 'answer', option: 2 },
    { type: 'flag' },
    go(3, 5),
    { type: 'submit', now: start + 9000 },
  ] satisfies AttemptAction[]) {
    expect(attemptReducer(state, action)).toBe(state);
  }
});
