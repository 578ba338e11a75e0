import { expect, test } from 'vitest';
import { NO_ACCOMMODATION, type Accommodation } from './accommodation.ts';
import { anAssignment, anException, aTry, at, moment } from './assignment.fixture.ts';
import { isThereFor } from './given-assignment.ts';
import { toMark } from './mark.ts';
import type { Try } from './student-marks.ts';
import { compareToDos, toToDo } from './to-do.ts';

function maya(tries: Try[] = [], accommodation: Accommodation = NO_ACCOMMODATION) {
  const marks = tries.length > 0 ? { 'rivers-in-9b': { tries, count: tries.length } } : {};
  const who = { studentId: 'maya', classIds: ['class-9b'], isClosed: false, comments: {} };
  return { ...who, marks, accommodation, working: [] };
}

const excused = {
  timeFactor: 1 as const,
  exceptions: { 'rivers-in-9b': anException({ isExcused: true }) },
};

test('a percentage is there once it is shown, and not before', () => {
  const held = anAssignment({ settings: { release: 'after-closing' } });
  const [before] = toToDo(held, maya([aTry()]), moment(19)).handedIn;
  expect(before).toEqual({ attemptId: 'attempt-1', handedInAt: at(5), isLate: false });
  const shown = toToDo(held, maya([aTry()]), moment(20.01));
  expect(shown.handedIn[0]?.percentage).toBe(70);
  expect(shown).toMatchObject({ isReleased: true, shownAfter: null, state: 'released' });
});

test('she is told when results are shown, where her teacher has said so', () => {
  const held = anAssignment({ settings: { release: 'after-closing' } });
  expect(toToDo(held, maya(), moment(2)).shownAfter).toBe(at(20));
  const byHand = anAssignment({ settings: { release: 'by-hand' } });
  expect(toToDo(byHand, maya(), moment(2)).shownAfter).toBeNull();
});

test('her own limit stands beside that of all, and her attempts are counted down', () => {
  const twice = { ...NO_ACCOMMODATION, timeFactor: 2 as const };
  const shown = toToDo(anAssignment(), maya([aTry()], twice), moment(2));
  expect(shown.timeLimit).toEqual({ seconds: 1200, usualSeconds: 600 });
  expect(shown.attemptsLeft).toBe(0);
  // Her teacher has lowered how many there are since.
  expect(toToDo(anAssignment(), maya([aTry(), aTry()]), moment(2)).attemptsLeft).toBe(0);
  const unlimited = anAssignment({ settings: { attempts: null } });
  expect(toToDo(unlimited, maya([aTry()]), moment(2)).attemptsLeft).toBeNull();
});

test('it is there for the students of its class whom it names', () => {
  expect(isThereFor(anAssignment(), maya())).toBe(true);
  expect(isThereFor(anAssignment({ classId: 'class-9c' }), maya())).toBe(false);
  expect(isThereFor(anAssignment({ settings: { only: ['ben'] } }), maya())).toBe(false);
});

test('the soonest due comes first, and what has no end last', () => {
  const endless = { dueAt: null, closesAt: null };
  const times = [
    ['endless', endless],
    ['newer', { ...endless, opensAt: at(2) }],
    ['closing', { dueAt: null, closesAt: at(5) }],
    ['due', { dueAt: at(4) }],
  ] as const;
  const listed = times.map(([id, settings]) =>
    toToDo(anAssignment({ id, settings }), maya(), moment(3)),
  );
  expect(listed.sort(compareToDos).map(({ id }) => id)).toEqual([
    ...['due', 'closing', 'newer', 'endless'],
  ]);
});

test.each([
  ['waiting', maya(), 2],
  ['waiting', maya(), 19],
  ['missing', maya(), 20],
  ['handed-in', maya([aTry()]), 20],
  ['late', maya([aTry({ isLate: true })]), 20],
  ['excused', maya([], excused), 20],
  ['excused', maya([aTry()], excused), 20],
])('the markbook says %s', (state, student, hours) => {
  expect(toMark(anAssignment(), student, moment(hours)).state).toBe(state);
});

test('the markbook leaves out whom it is not given to, and shows the try that counts', () => {
  const forBen = anAssignment({ settings: { only: ['ben'] } });
  expect(toMark(forBen, maya(), moment(2)).state).toBe('not-given');
  const better = aTry({ attemptId: 'attempt-2', score: 9, percentage: 90, handedInAt: at(6) });
  expect(toMark(anAssignment(), maya([aTry(), better]), moment(20))).toEqual({
    ...{ state: 'handed-in', attemptId: 'attempt-2', score: 9, totalQuestions: 10 },
    ...{ percentage: 90, handedInAt: at(6), attempts: 2, sawAnswers: false, comment: '' },
  });
});

test('the markbook tells of answers seen before any of the tries, not only before the one that counts', () => {
  const [seen, better] = [
    aTry({ sawAnswers: true }),
    aTry({ attemptId: 'attempt-2', score: 9, percentage: 90, handedInAt: at(6) }),
  ];
  expect(toMark(anAssignment(), maya([seen, better]), moment(20))).toMatchObject({
    attemptId: 'attempt-2',
    sawAnswers: true,
  });
});

test('who has more time is not missing before her own closing', () => {
  const twice = { ...NO_ACCOMMODATION, timeFactor: 2 as const };
  expect(toMark(anAssignment(), maya([], twice), moment(20.1)).state).toBe('waiting');
  expect(toMark(anAssignment(), maya([], twice), moment(20.2)).state).toBe('missing');
});
