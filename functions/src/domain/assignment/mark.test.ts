import { expect, test } from 'vitest';
import { NO_ACCOMMODATION } from './accommodation.ts';
import { anAssignment, anException, at, moment } from './assignment.fixture.ts';
import { toMark } from './mark.ts';

const mia = {
  studentId: 'mia',
  marks: {},
  comments: {},
  isClosed: false,
  accommodation: NO_ACCOMMODATION,
};
const given = anAssignment();

test('what is not handed in waits, is overdue once it is due, and is missing once it is closed', () => {
  expect(toMark(given, mia, moment(9))).toMatchObject({ state: 'waiting' });
  expect(toMark(given, mia, moment(9))).not.toHaveProperty('isOverdue');
  expect(toMark(given, mia, moment(11))).toMatchObject({ state: 'waiting', isOverdue: true });
  expect(toMark(given, mia, moment(21))).toMatchObject({ state: 'missing' });
});

test('whoever has longer is not overdue before her own time', () => {
  const exceptions = { [given.id]: anException({ dueAt: at(15) }) };
  const later = { ...mia, accommodation: { ...NO_ACCOMMODATION, exceptions } };
  expect(toMark(given, later, moment(11))).not.toHaveProperty('isOverdue');
  expect(toMark(given, later, moment(16))).toMatchObject({ isOverdue: true });
});
