import { expect, test } from 'vitest';
import { answerOf } from './access-cases.fixture.ts';
import { READER_CASES } from './reader-guard-cases.fixture.ts';

test.each(READER_CASES)('what is kept about a student, $who: $answer', async ({ ask, answer }) => {
  expect(await answerOf(ask)).toBe(answer);
});
