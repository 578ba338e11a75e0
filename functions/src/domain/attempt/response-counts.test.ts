import { expect, test } from 'vitest';
import { packFirstAttempt } from './first-attempt.ts';
import { addToCounts, judgeCounts } from './response-counts.ts';

const options = ['a', 'b', 'c', 'd'];
const questions = ['One?', 'Two?'].map((question) => ({ question, options, correctAnswer: 1 }));

function answering(...chosen: (number | null)[]) {
  return packFirstAttempt(
    chosen.map((userAnswer, at) => ({
      question: questions[at]?.question ?? 'Another?',
      options,
      userAnswer,
      estimatedTime: 20,
    })),
  );
}

test('each option is counted, and what was left open', () => {
  const counts = addToCounts([], [answering(1, 3), answering(1, null), answering(0, 3)]);
  expect(counts.map(({ chosen, leftOpen }) => [chosen, leftOpen])).toEqual([
    [[1, 2], 0],
    [[0, 0, 0, 2], 1],
  ]);
});

test('what comes later is added, and what was counted stays as it was', () => {
  const before = addToCounts([], [answering(1, 1)]);
  const after = addToCounts(before, [answering(2, 1)]);
  expect(after).toEqual(addToCounts([], [answering(1, 1), answering(2, 1)]));
  expect(before).toEqual(addToCounts([], [answering(1, 1)]));
});

test('right is what the key says now, of those who were asked this wording', () => {
  const counts = addToCounts([], [answering(1, 3), answering(1, null), answering(0)]);
  expect(judgeCounts(counts, questions)).toEqual([
    { asked: 3, right: 2 },
    { asked: 2, right: 0 },
  ]);
  const corrected = questions.map((question) => ({ ...question, correctAnswer: 3 }));
  expect(judgeCounts(counts, corrected).map(({ right }) => right)).toEqual([0, 1]);
});

test('a reworded question was asked of nobody yet', () => {
  const counts = addToCounts([], [answering(1, 1)]);
  const reworded = { question: 'One again?', options, correctAnswer: 1 };
  expect(judgeCounts(counts, [reworded])).toEqual([{ asked: 0, right: 0 }]);
});

test('two questions of one wording count once for each student', () => {
  const [one] = questions;
  if (!one) throw new Error('There is a question.');
  const twice = [0, 1].map((userAnswer) => ({ ...one, userAnswer, estimatedTime: 20 }));
  expect(addToCounts([], [packFirstAttempt(twice)])).toMatchObject([{ chosen: [1], leftOpen: 0 }]);
});

test('many long words for gaps stay within what a document may have', () => {
  const wording = { kind: 'gaps' as const, question: '_____', options: [] };
  const asked = { ...wording, body: { gaps: 1, bank: null }, userAnswer: null, estimatedTime: 9 };
  const word = (student: number) => `${student}`.padEnd(60, '水');
  const firsts = Array.from({ length: 400 }, (_, student) =>
    packFirstAttempt([{ ...asked, answer: { gaps: [word(student)] } }]),
  );
  const [counted] = addToCounts([], firsts);
  const others = Object.entries(counted?.others ?? {});
  expect(Buffer.byteLength(JSON.stringify(others))).toBeLessThan(9000);
  expect(others.reduce((sum, [, count]) => sum + count, 0)).toBe(400);
});
