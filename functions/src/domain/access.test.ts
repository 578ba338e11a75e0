import { expect, test } from 'vitest';
import { ACCESS_CASES, answerOf } from './access-cases.fixture.ts';

test.each(ACCESS_CASES)('$thing: $name gets $answer', async ({ guard, caller, answer }) => {
  expect(await answerOf(() => guard(caller))).toBe(answer);
});
