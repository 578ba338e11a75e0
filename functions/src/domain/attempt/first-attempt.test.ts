import { expect, test } from 'vitest';
import { answersTo, packFirstAttempt, shortenFirstAttempt } from './first-attempt.ts';

function aQuestion(question: string, options = ['a', 'b', 'c', 'd']) {
  return { question, options };
}

const [one, two, three] = ['One?', 'Two?', 'Three?'].map((text) => aQuestion(text)) as [
  ReturnType<typeof aQuestion>,
  ReturnType<typeof aQuestion>,
  ReturnType<typeof aQuestion>,
];

const first = packFirstAttempt([
  { ...one, userAnswer: 3, estimatedTime: 12.4 },
  { ...two, userAnswer: null, estimatedTime: 0 },
  { ...three, userAnswer: 0, estimatedTime: 59.5 },
]);

test('what is packed comes out again, with whole seconds', () => {
  expect(first).toMatchObject({ answers: '3-0', seconds: '12 0 60' });
  expect(answersTo([one, two, three])(first)).toEqual([
    { chosen: 3, seconds: 12 },
    { chosen: null, seconds: 0 },
    { chosen: 0, seconds: 60 },
  ]);
});

test('questions are found again after some were moved, removed or added', () => {
  const added = aQuestion('Four?');
  expect(answersTo([three, added, one])(first).map((answer) => answer?.chosen)).toEqual([
    0,
    undefined,
    3,
  ]);
});

test('a question with other options is another question', () => {
  expect(answersTo([aQuestion('One?', ['a', 'b', 'd', 'c'])])(first)).toEqual([null]);
});

test('an attempt without questions answers none', () => {
  expect(answersTo([one])(packFirstAttempt([]))).toEqual([null]);
});

test('of long answers as many are kept as have room, and of the others nobody is told', () => {
  const word = '水'.repeat(60);
  const gaps = ['First?', 'Second?', 'Third?'].map((question, at) => ({
    ...{ kind: 'gaps' as const, question, options: [], body: { gaps: 4, bank: null } },
    ...{ userAnswer: null, estimatedTime: 9, answer: { gaps: [word, word, word, `${at}`] } },
  }));
  const short = shortenFirstAttempt(packFirstAttempt(gaps));
  expect(Buffer.byteLength(JSON.stringify(short.others))).toBeLessThan(1300);
  const answers = answersTo(gaps)(short);
  expect(answers.map((answer) => answer?.chosen)).toEqual([
    { gaps: [word, word, word, '0'] },
    { gaps: [word, word, word, '1'] },
    undefined,
  ]);
  expect(shortenFirstAttempt(first)).toEqual(first);
});
