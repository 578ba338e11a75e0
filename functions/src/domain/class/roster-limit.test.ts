import { expect, test } from 'vitest';
import { addMade } from './roster-limit.ts';

const noon = new Date('2026-11-20T12:00:00.000Z');

test('accounts are counted for a day', () => {
  const first = addMade(null, 200, noon);
  expect(addMade(first, 200, noon)).toEqual({ day: '2026-11-20', count: 400 });
  expect(addMade({ day: '2026-11-19', count: 400 }, 1, noon)).toEqual({
    ...{ day: '2026-11-20', count: 1 },
  });
});

test('who has made too many is told how many are left, and until when she waits', () => {
  const refused = { code: 'too-many-requests', retryAfterSeconds: 12 * 60 * 60 };
  expect(() => addMade({ day: '2026-11-20', count: 390 }, 20, noon)).toThrow(
    expect.objectContaining({
      ...refused,
      message:
        'You can make 400 accounts a day, and 10 of today are left. Please import the others tomorrow.',
    }),
  );
});
