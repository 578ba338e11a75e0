import { describe, expect, test } from 'vitest';
import { isForgotten, isMadeFor, type SignIn } from './sign-in.ts';

const NOW = new Date('2026-11-22T08:00:00.000Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000);

function aSignIn(changes: Partial<SignIn> = {}): SignIn {
  return {
    ...{ uid: 'ina', email: 'ina@school.edu', madeAt: daysAgo(61), usedAt: null },
    ...{ isUsable: false, isDisabled: false, hasClaims: false },
    ...changes,
  };
}

describe('a sign-in of 61 days', () => {
  test.each([
    ['that nobody has used is forgotten', {}, true],
    [
      'that has a password and was used once is forgotten',
      { isUsable: true, usedAt: daysAgo(61) },
      true,
    ],
    ['of 59 days is not', { madeAt: daysAgo(59) }, false],
    ['that was used today is not', { isUsable: true, usedAt: daysAgo(0.5) }, false],
    ['that was disabled is not', { isDisabled: true }, false],
    ['whose tokens say something is not', { hasClaims: true }, false],
  ])('%s', (_what, changes, forgotten) => {
    expect(isForgotten(aSignIn(changes), NOW)).toBe(forgotten);
  });
});

describe('a sign-in is made for an invitation', () => {
  const invitedAt = daysAgo(3);

  test.each([
    ['when it was made with it', {}, true],
    ['also where its making counts as a use', { usedAt: invitedAt }, true],
    ['not when it was there before', { madeAt: daysAgo(4) }, false],
    ['not when somebody has signed in', { usedAt: daysAgo(2) }, false],
    ['not when somebody has set a password', { isUsable: true }, false],
    ['not when it was disabled', { isDisabled: true }, false],
    ['not when its tokens say something', { hasClaims: true }, false],
  ])('%s', (_what, changes, made) => {
    expect(isMadeFor(aSignIn({ madeAt: invitedAt, ...changes }), invitedAt)).toBe(made);
  });

  test('by a clock that is a little behind', () => {
    const madeAt = new Date(invitedAt.getTime() - 1000);
    expect(isMadeFor(aSignIn({ madeAt }), invitedAt)).toBe(true);
  });
});
