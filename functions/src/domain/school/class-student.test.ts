import { expect, test } from 'vitest';
import { anAttempt } from '../attempt/attempt-record.fixture.ts';
import { addAttempt, EMPTY_SUMMARY, type StudentProfile } from '../student/student-summary.ts';
import { toClassStudent } from './class-student.ts';

const profile: StudentProfile = {
  fullName: 'Ada Byron',
  email: 'ada@example.org',
  currentGrade: '9',
  classIds: [],
};
const ada = { id: 'ada', ...EMPTY_SUMMARY, profile };

test('percentages come oldest first, with the average', () => {
  const attempts = [40, 70].map((percentage, index) =>
    anAttempt({ id: `${index}`, percentage, completedAt: `2026-03-0${index + 1}T09:00:00.000Z` }),
  );
  const totals = { ...attempts.reduce(addAttempt, ada), id: 'ada' };
  expect(toClassStudent(totals)).toEqual({
    id: 'ada',
    fullName: 'Ada Byron',
    since: null,
    attempts: 2,
    average: 55,
    recent: [40, 70],
  });
});

test('who has not started has no average', () => {
  expect(toClassStudent(ada)).toMatchObject({ attempts: 0, average: null, recent: [] });
});

test('totals without a profile belong to nobody of the class', () => {
  expect(toClassStudent({ ...ada, profile: null })).toBeNull();
});
