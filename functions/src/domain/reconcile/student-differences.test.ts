import { describe, expect, test } from 'vitest';
import { hasOtherProfile, hasOtherTotals } from './student-differences.ts';

const totals = { attempts: 3, percentageSum: 150.3, highestPercentage: 60, passed: 2 };
const ada = { fullName: 'Ada', email: 'ada@example.org', currentGrade: '9' } as const;

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
    ['with another grade', kept, { ...ada, currentGrade: '10' } as const, true],
    ['that was never made', { ...kept, profile: null }, ada, true],
    ['of a student without totals', null, ada, true],
    ['of an account that is gone', kept, null, true],
    ['that was taken off with its account', { ...kept, profile: null }, null, false],
  ])('%s', (_what, of, account, differs) => {
    expect(hasOtherProfile({ uid: 'ada', kept: of, account })).toBe(differs);
  });
});
