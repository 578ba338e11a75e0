import { expect, test } from 'vitest';
import { isRight } from './kind.ts';
import { judgeAnswer, lineOfAnswer, packAnswer, unpackAnswer } from './kinds.ts';

const question = {
  ...{ kind: 'text', question: 'What surrounds a cell?', options: [], correctAnswer: 0 },
  key: { accepted: ['A membrane', 'the cell’s skin'], matchCase: false },
};
const strict = { ...question, key: { accepted: ['NaCl', '?'], matchCase: true } };

test.each([
  ['a membrane', true],
  ['  A   Membrane.  ', true],
  ['a membrane!?', true],
  ['The cell’s\nskin', true],
  ["the cell's skin", true],
  ['the cell´s skin', true],
  ['a membrane。', true],
  ['a membrané', false],
  ['membrane', false],
  ['a mem.brane', false],
])('"%s" is accepted: %s', (words, isAccepted) => {
  expect(isRight(judgeAnswer(question, { words }))).toBe(isAccepted);
  if (!isAccepted) expect(judgeAnswer(question, { words })).toBe('awaiting');
});

test('capitals count where they have to be right, and punctuation alone is an answer too', () => {
  const judged = ['NaCl.', 'nacl', '?', '!'].map((words) => judgeAnswer(strict, { words }));
  expect(judged.map(isRight)).toEqual([true, false, true, false]);
});

test('blanks are no answer', () => {
  expect(judgeAnswer(question, { words: ' \n ' })).toBe('unanswered');
});

test('answers that are compared alike are one line', () => {
  const lines = ['A wall', 'a  wall.', 'A Wall!'].map((words) => lineOfAnswer(question, { words }));
  expect(new Set(lines).size).toBe(1);
  expect(lineOfAnswer({ ...question, kind: undefined, options: ['A', 'B'] }, 1)).toBeNull();
});

test('what is stored for statistics is short, and what was cut off is accepted by no key', () => {
  const words = 'x'.repeat(300);
  const packed = packAnswer(question, { words });
  expect(packed).toHaveLength(61);
  const accepting = { ...question, key: { accepted: ['x'.repeat(60)], matchCase: false } };
  expect(judgeAnswer(accepting, unpackAnswer(accepting, packed))).toBe('awaiting');
});
