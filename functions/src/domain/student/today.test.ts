import type { ToDo } from '@study-assistant/contract/assignments/assignments';
import { expect, test } from 'vitest';
import type { OwnedAttempt } from '../attempt/open-attempt.ts';
import { EMPTY_SUMMARY } from './student-summary.ts';
import { findLastResult, findNextToDo, listUnderWay, toUnderWay } from './today.ts';

const NOW = new Date('2026-11-22T08:00:00.000Z');
const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000).toISOString();

function sitting(id: string, minutes: number, over: Partial<OwnedAttempt> = {}): OwnedAttempt {
  return {
    ...{ id, studentId: 'maya', quizId: `quiz-${id}`, quizVersion: 1, assignmentId: null },
    ...{
      startedAt: NOW.toISOString(),
      deadline: inMinutes(minutes),
      isFirst: true,
      sawAnswers: false,
    },
    timeLimit: { seconds: 300, usualSeconds: 300 },
    limit: { seconds: 300, closing: null, addedSeconds: 0 },
    optionCounts: [4, 4, 4],
    shuffle: { questions: false, options: true },
    ...{ answers: [1, null, 0], questionTimes: [0, 0, 0], flags: [false, false, false] },
    ...over,
  };
}

const endless: Partial<OwnedAttempt> = {
  timeLimit: { seconds: null, usualSeconds: null },
  limit: { seconds: null, closing: null, addedSeconds: 0 },
};

function toDo(id: string, over: Partial<ToDo> = {}): ToDo {
  return {
    ...{ id, classId: '9b', className: '9B', timeZone: 'Europe/Oslo', quizId: `quiz-${id}` },
    ...{ quizTitle: 'Rivers', toughness: 'Easy', numQuestions: 5, state: 'open' },
    ...{ opensAt: NOW.toISOString(), dueAt: null, closesAt: null, acceptsLate: true },
    ...{
      isExcused: false,
      remindedAt: null,
      timeLimit: { seconds: 300, usualSeconds: 300 },
      attemptsLeft: 1,
    },
    ...{ isWorking: false, handedIn: [], shows: 'score', shownAfter: null, isReleased: true },
    ...over,
  };
}

test('an attempt whose time is over is not under way', () => {
  expect(listUnderWay([sitting('over', 0), sitting('open', 1)], NOW)).toMatchObject([
    { id: 'open' },
  ]);
});

test('the attempt that ends first comes first, and one without a limit last', () => {
  const open = [sitting('free', 3, endless), sitting('late', 9), sitting('soon', 2)];
  expect(listUnderWay(open, NOW).map(({ id }) => id)).toEqual(['soon', 'late', 'free']);
});

test('an attempt says how much of it is answered, and until when it is open', () => {
  expect(toUnderWay(sitting('a', 5), 'Rivers')).toEqual({
    ...{ attemptId: 'a', quizId: 'quiz-a', quizTitle: 'Rivers', assignmentId: null },
    ...{ answered: 2, numQuestions: 3, deadline: inMinutes(5) },
  });
  expect(toUnderWay(sitting('a', 5, endless), 'Rivers').deadline).toBeNull();
});

test('without a limit of its own an attempt ends when its assignment closes', () => {
  const limit = { seconds: null, closing: inMinutes(5), addedSeconds: 0 };
  const closing = sitting('a', 5, { ...endless, limit });
  expect(toUnderWay(closing, 'Rivers').deadline).toBe(inMinutes(5));
});

const handedIn = [{ attemptId: 'a', handedInAt: NOW.toISOString(), isLate: false }];

test.each<[string, Partial<ToDo>]>([
  ['is handed in', { handedIn }],
  ['has no attempts left', { attemptsLeft: 0 }],
  ['is over', { state: 'closed' }],
  ['has not opened yet', { state: 'coming' }],
  ['she is excused from', { isExcused: true }],
])('an assignment that %s is not the next', (_what, over) => {
  expect(findNextToDo([toDo('first', over), toDo('second')], [])?.id).toBe('second');
  expect(findNextToDo([toDo('first', over)], [])).toBeNull();
});

test('one that is late and still taken is the next', () => {
  expect(findNextToDo([toDo('late', { state: 'late' }), toDo('second')], [])?.id).toBe('late');
});

test('what her teacher reminds her of comes before what is due sooner', () => {
  const reminded = toDo('reminded', { remindedAt: inMinutes(-60) });
  expect(findNextToDo([toDo('soonest'), reminded], [])?.id).toBe('reminded');
  expect(findNextToDo([toDo('soonest'), { ...reminded, handedIn }], [])?.id).toBe('soonest');
});

test('an assignment that she sits at is not the next, also when her time there is over', () => {
  expect(findNextToDo([toDo('first')], [sitting('a', -5, { assignmentId: 'first' })])).toBeNull();
});

test('the last result is the newest of those that the totals know', () => {
  const result = { quizId: 'q', quizTitle: 'Rivers', score: 4, totalQuestions: 5, percentage: 80 };
  const recent = [
    { ...result, id: 'new', completedAt: inMinutes(-1) },
    { ...result, id: 'old', completedAt: inMinutes(-2) },
  ];
  expect(findLastResult({ ...EMPTY_SUMMARY, recent })).toEqual({
    ...{ attemptId: 'new', quizTitle: 'Rivers', percentage: 80, completedAt: inMinutes(-1) },
  });
  expect(findLastResult(EMPTY_SUMMARY)).toBeNull();
});
