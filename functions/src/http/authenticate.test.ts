import { expect, test } from 'vitest';
import { answerOf } from '../domain/access-cases.fixture.ts';
import { AUTHENTICATE_CASES } from './authenticate-cases.fixture.ts';

test.each(AUTHENTICATE_CASES)('$who: $answer', async ({ ask, answer }) => {
  expect(await answerOf(ask)).toBe(answer);
});
