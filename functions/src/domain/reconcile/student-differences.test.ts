import { describe, expect, test } from 'vitest';
import type { StudentProfile } from '../student/student-summary.ts';
import { hasOtherMarks, hasOtherProfile, hasOtherTotals } from './student-differences.ts';

const totals = { attempts: 3, percentageSum: 150.3, highestPercentage: 60, passed: 2 };
const ada: StudentProfile = {
  fullName: 'Ada',
  email: 'ada@example.org',
  currentGrade: '9',
  classIds: ['9b'],
};

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
  const kept = { ...totals, profile: ada };

  test.each([
    ['of the account', kept, ada, false],
    ['with another grade', kept, { ...ada, currentGrade: '10' as const }, true],
    ['without a class', kept, { ...ada, classIds: [] }, true],
    ['that was never made', { ...kept, profile: null }, ada, true],
    ['of a student without totals', null, ada, true],
    ['of an account that is gone', kept, null, true],
    ['that was taken off with its account', { ...kept, profile: null }, null, false],
  ])('%s', (_what, of, account, differs) => {
    expect(hasOtherProfile({ uid: 'ada', kept: of, account, marks: null })).toBe(differs);
  });
});

describe('marks', () => {
  const marks = { fullName: 'Ada', classIds: ['9b'] };
  const classless = { ...ada, classIds: [] };

  test.each([
    ['of the account', ada, marks, false],
    ['under another name', ada, { ...marks, fullName: 'Eda' }, true],
    ['in another class', ada, { ...marks, classIds: ['9b', '9c'] }, true],
    ['that were never made', ada, null, true],
    ['that nobody needs yet', classless, null, false],
    ['of somebody who has left her classes', classless, { ...marks, classIds: [] }, false],
    ['that are still in a class', classless, marks, true],
    ['of an account that is gone', null, marks, true],
  ])('%s', (_what, account, of, differs) => {
    expect(hasOtherMarks({ uid: 'ada', kept: null, account, marks: of })).toBe(differs);
  });
});
