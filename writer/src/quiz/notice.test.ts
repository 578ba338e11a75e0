import { expect, it } from 'vitest';
import { explainYield } from './notice.ts';

it('says nothing of a quiz that is whole and sure, whatever is left over', () => {
  expect(explainYield({ asked: 10, sure: 10, check: 0, drafts: 0 })).toBeNull();
  expect(explainYield({ asked: 10, sure: 10, check: 0, drafts: 7 })).toBeNull();
});

it.each([
  [{ sure: 7 }, 'This document gave 7 good questions; you asked for 10.'],
  [{ sure: 1 }, 'This document gave 1 good question; you asked for 10.'],
  [{ sure: 0 }, 'This document gave 0 good questions; you asked for 10.'],
  [
    { sure: 6, drafts: 5 },
    'You asked for 10 questions: 6 are sure; 5 suggested questions wait to be finished.',
  ],
  [
    { sure: 1, drafts: 1 },
    'You asked for 10 questions: 1 is sure; 1 suggested question waits to be finished.',
  ],
  [
    { drafts: 2 },
    'You asked for 10 questions: no question is certain; 2 suggested questions wait to be finished.',
  ],
  [{ sure: 3, check: 2 }, 'You asked for 10 questions: 3 are sure, 2 are marked for you to check.'],
  [
    { check: 1, drafts: 8 },
    'You asked for 10 questions: no question is certain, 1 is marked for you to check; 8 suggested questions wait to be finished.',
  ],
  [
    { asked: 5, sure: 4, check: 1, drafts: 0 },
    'You asked for 5 questions: 4 are sure, 1 is marked for you to check.',
  ],
  [
    { asked: 1, check: 1 },
    'You asked for 1 question: no question is certain, 1 is marked for you to check.',
  ],
])('of %j it says how much, in the right number', (what, sentence) => {
  expect(explainYield({ asked: 10, sure: 0, check: 0, drafts: 0, ...what })).toBe(sentence);
});
