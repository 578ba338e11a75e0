import { expect, test } from 'vitest';
import { judgeAnswer } from '../questions/kinds.ts';
import { PAPER_VERSIONS, paperVersion, type PaperVersion } from './paper-versions.ts';

const CELLS = ['Nucleus', 'Chloroplast', 'Ribosome', 'Vacuole'];

function choices(count: number) {
  return Array.from({ length: count }, (_, at) => ({
    id: `question-${at}`,
    question: `What is number ${at}?`,
    options: CELLS,
    correctAnswer: at % 4,
  }));
}

function idsOf(version: PaperVersion, count = 20, quizId = 'quiz-1') {
  return paperVersion(quizId, version, choices(count)).map(({ id }) => id);
}

test('version A is the quiz as its teacher wrote it', () => {
  expect(paperVersion('quiz-1', 'A', choices(20))).toEqual(choices(20));
});

test('each version has every question once, in an order that no other version has', () => {
  const orders = PAPER_VERSIONS.map((version) => idsOf(version));
  for (const ids of orders) expect(ids.toSorted()).toEqual(idsOf('A').toSorted());
  expect(new Set(orders.map(String)).size).toBe(4);
});

test('a version is the same whenever it is printed, and another one for another quiz', () => {
  expect(paperVersion('quiz-1', 'B', choices(20))).toEqual(
    paperVersion('quiz-1', 'B', choices(20)),
  );
  expect(idsOf('B', 20, 'quiz-2')).not.toEqual(idsOf('B'));
});

test('a question that is dropped leaves the others in their order', () => {
  const without = idsOf('C').filter((id) => id !== 'question-19');
  expect(idsOf('C', 19)).toEqual(without);
});

test('the right option of each question is the same in words, and seldom at the same place', () => {
  const before = new Map(choices(40).map(({ id, correctAnswer }) => [id, correctAnswer]));
  const printed = paperVersion('quiz-1', 'D', choices(40));
  for (const { id, options, correctAnswer } of printed) {
    expect(options[correctAnswer]).toBe(CELLS[before.get(id) ?? -1]);
  }
  const moved = printed.filter(({ id, correctAnswer }) => before.get(id) !== correctAnswer);
  expect(moved.length).toBeGreaterThan(20);
});

test('options that speak of others stay, and numbers rise', () => {
  const questions = [
    { id: 'a', question: 'Which?', options: ['Iron', 'Gold', 'Both A and B', 'None of these'] },
    { id: 'b', question: 'How many?', options: ['12', '8', '100', '9.5'] },
  ];
  for (const version of ['B', 'C', 'D'] as const) {
    const printed = new Map(paperVersion('q', version, questions).map((one) => [one.id, one]));
    expect(printed.get('a')?.options).toEqual(questions[0]?.options);
    expect(printed.get('b')?.options).toEqual(['8', '9.5', '12', '100']);
  }
});

test('keys of other kinds move along with the options', () => {
  const several = {
    ...{ id: 's', kind: 'several', question: 'Which are metals?', correctAnswer: 0 },
    ...{ options: ['Iron', 'Gold', 'Sulfur', 'Neon'] },
    key: { rights: [0, 1], scoring: 'all-or-nothing' as const },
  };
  const match = {
    ...{ id: 'm', kind: 'match', question: 'Which river?', correctAnswer: 0 },
    ...{ options: ['London', 'Paris', 'Rome', 'Vienna'] },
    body: { lefts: ['Seine', 'Thames', 'Danube'] },
    key: { pairs: [1, 0, 3] },
  };
  for (const version of PAPER_VERSIONS) {
    const [first] = paperVersion('q', version, [several]);
    const [second] = paperVersion('q', version, [match]);
    if (!first || !second) throw new Error('A version has each question.');
    const chosen = ['Iron', 'Gold'].map((metal) => first.options.indexOf(metal));
    expect(judgeAnswer(first, { chosen })).toMatchObject({ points: 1 });
    const pairs = ['Paris', 'London', 'Vienna'].map((city) => second.options.indexOf(city));
    expect(judgeAnswer(second, { pairs })).toMatchObject({ points: 1 });
  }
});

test('without its key a quiz is mixed all the same, and a kind that is not known stays as it is', () => {
  const keyless = choices(8).map(({ correctAnswer: _, ...question }) => question);
  expect(paperVersion('q', 'B', keyless).map(({ id }) => id)).toEqual(
    paperVersion('q', 'B', choices(8)).map(({ id }) => id),
  );
  expect(paperVersion('q', 'B', keyless)[0]).not.toHaveProperty('correctAnswer');
  const later = { id: 'x', kind: 'drawing', question: 'Draw a cell.', options: ['a', 'b'] };
  expect(paperVersion('q', 'B', [later])).toEqual([later]);
});
