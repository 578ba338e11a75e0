import { expect, test } from 'vitest';
import { requireChecked } from './require-checked.ts';

function quiz(numQuestions: number, toCheck: number, status = 'draft') {
  return { status, numQuestions, review: { toCheck, drafts: 0 } };
}

test('a draft with questions to check stays with its teacher where five are left without them', () => {
  expect(() => requireChecked(quiz(7, 2))).toThrow(
    '2 questions are still marked to check. Confirm or remove them before students see this quiz.',
  );
  expect(() => requireChecked(quiz(6, 1))).toThrow('1 question is still marked');
});

test.each([
  ['nothing is marked', quiz(7, 0)],
  ['it would have fewer than five without them', quiz(6, 2)],
  ['students have it already', quiz(7, 2, 'ready')],
])('a quiz is opened where %s', (_, open) => {
  expect(() => requireChecked(open)).not.toThrow();
});
