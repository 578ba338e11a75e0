import { describe, expect, test } from 'vitest';
import type { StudentProfile } from '../student/student-summary.ts';
import {
  hasOtherMarks,
  hasOtherProfile,
  hasOtherTotals,
  type StudentPair,
} from './student-differences.ts';

const totals = { attempts: 3, percentageSum: 150.3, highestPercentage: 60, passed: 2 };
const ada: StudentProfile = {
  fullName: 'Ada',
  email: 'ada@example.org',
  currentGrade: '9',
  classIds: ['9b'],
};
const open = { ...ada, closedAt: null };
const closed = { ...ada, closedAt: '2026-11-22T08:00:00.000Z' };

function aPair(parts: Partial<StudentPair>): StudentPair {
  return { uid: 'ada', kept: null, account: null, marks: null, ...parts };
}

describe('totals', () => {
  test('that were added up in another order are the same', () => {
    const counted = { ...totals, percentageSum: 50.1 + 50.1 + 50.1 };
    expect(hasOtherTotals(totals, counted)).toBe(false);
  });

  test.each([{ attempts: 4 }, { percentageSum: 150.4 }, { passed: 1 }, { highestPercentage: 61 }])(
    'with %o differ',
    (one) => {
      expect(hasOtherTotals(totals, { ...totals, ...one })).toBe(true);
    },
  );
});

describe('the copy of a profile', () => {
  const kept = { ...totals, profile: ada, since: null };

  test.each([
    ['of the account', kept, open, false],
    ['with another grade', kept, { ...open, currentGrade: '10' as const }, true],
    ['without a class', kept, { ...open, classIds: [] }, true],
    ['that was never made', { ...kept, profile: null }, open, true],
    ['of a student without totals', null, open, true],
    ['of a closed account', kept, closed, true],
    ['that was taken off when the account was closed', { ...kept, profile: null }, closed, false],
    ['of an account that is gone', kept, null, true],
    ['that was taken off with its account', { ...kept, profile: null }, null, false],
  ])('%s', (_what, of, account, differs) => {
    expect(hasOtherProfile(aPair({ kept: of, account }))).toBe(differs);
  });
});

describe('marks', () => {
  const marks = { fullName: 'Ada', classIds: ['9b'], isClosed: false };
  const classless = { ...open, classIds: [] };

  test.each([
    ['of the account', open, marks, false],
    ['under another name', open, { ...marks, fullName: 'Eda' }, true],
    ['in another class', open, { ...marks, classIds: ['9b', '9c'] }, true],
    ['that were never made', open, null, true],
    ['that do not say that the account is closed', closed, marks, true],
    ['of a closed account', closed, { ...marks, isClosed: true }, false],
    ['that nobody needs yet', classless, null, false],
    ['of somebody who has left her classes', classless, { ...marks, classIds: [] }, false],
    ['that are still in a class', classless, marks, true],
    ['of an account that is gone', null, marks, true],
  ])('%s', (_what, account, of, differs) => {
    expect(hasOtherMarks(aPair({ account, marks: of }))).toBe(differs);
  });
});
