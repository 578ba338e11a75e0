import { describe, expect, test } from 'vitest';
import { editedQuestionSchema } from './edited-question.ts';
import { pointsOf } from './kind.ts';
import { asksTheSame, judgeAnswer, moveKey, sayAnswer, sayRight } from './kinds.ts';

const WORDS = { explanation: '', topic: 'plants' };

describe('gaps', () => {
  const sent = {
    ...WORDS,
    kind: 'gaps',
    question: 'Plants take in _____ and give off _____.',
    body: { bank: null as string[] | null },
    key: {
      gaps: [{ words: ['carbon dioxide', 'CO2'] }, { words: ['oxygen'] }],
      ...{ matchCase: false, matchAccents: false, allowTypo: false },
    },
  };
  const judgeWith = (key: Partial<typeof sent.key>, ...gaps: string[]) => {
    const question = { ...sent, key: { ...sent.key, ...key }, body: { gaps: 2, bank: null } };
    return judgeAnswer({ ...question, options: [], correctAnswer: 0 }, { gaps });
  };
  const points = (key: Partial<typeof sent.key>, ...gaps: string[]) =>
    pointsOf(judgeWith(key, ...gaps));

  test('take each accepted word, whatever its capitals, spaces and last dot', () => {
    expect(points({}, ' co2.', 'Oxygen')).toBe(1);
    expect(points({}, 'carbon  dioxide', '')).toBe(0.5);
    expect(judgeWith({}, 'CO2', 'Nitrogen')).toMatchObject({
      parts: [
        { bucket: 'CO2', fraction: 1 },
        { part: 'Gap 2', bucket: 'nitrogen', fraction: 0 },
      ],
    });
  });

  test('take an apostrophe, a hyphen and the ending of a sentence however they are typed', () => {
    const gaps = [{ words: ["plant's"] }, { words: ['by-product'] }];
    expect(points({ gaps }, 'plant’s', 'by–product。')).toBe(1);
    expect(points({ gaps, matchAccents: true }, 'plant´s', 'by‑product！')).toBe(1);
  });

  test('take capitals and accents as exactly as their teacher says', () => {
    expect(points({ matchCase: true }, 'co2', 'oxygen')).toBe(0.5);
    const gaps = [{ words: ['Zürich'] }, { words: ['oxygen'] }];
    expect(points({ gaps }, 'zurich', 'oxygen')).toBe(1);
    expect(points({ gaps, matchAccents: true }, 'zurich', 'oxygen')).toBe(0.5);
  });

  test('take one slip of the pen where their teacher allows it, but no other word of the text', () => {
    const typed = ['oxigen', 'oxygenn', 'oxyen', 'oyxgen', 'oxigenn'];
    const allowed = typed.map((word) => points({ allowTypo: true }, 'CO2', word));
    expect(allowed).toEqual([1, 1, 1, 1, 0.5]);
    expect(points({}, 'CO2', 'oxigen')).toBe(0.5);
    const gaps = [{ words: ['affect'] }, { words: ['effect'] }];
    expect(points({ gaps, allowTypo: true }, 'effect', 'affect')).toBe(0);
    expect(points({ allowTypo: true }, 'CO3', 'oxygen')).toBe(0.5);
  });

  test('have a bank with every right word once, in an order that tells nothing', () => {
    const edited = editedQuestionSchema.parse({
      ...sent,
      body: { bank: ['nitrogen', 'Oxygen', 'argon'] },
    });
    expect(edited).toMatchObject({
      body: { gaps: 2, bank: ['argon', 'carbon dioxide', 'nitrogen', 'oxygen'] },
      ...{ options: [], correctAnswer: 0 },
    });
    expect(editedQuestionSchema.parse(edited)).toEqual(edited);
  });

  test.each([
    [{ question: 'None at all.', key: { ...sent.key, gaps: [] } }, /at least one gap/],
    [
      { key: { ...sent.key, gaps: [{ words: ['a'] }, { words: [''] }] } },
      /the right word between the brackets/,
    ],
    [{ question: 'One _____ too _____ many _____.' }, /no five underscores/],
    [{ body: { bank: Array.from({ length: 15 }, (_, at) => `word ${at}`) } }, /at most 16 words/],
  ])('refuse what no student could fill in', (change, sentence) => {
    const { error } = editedQuestionSchema.safeParse({ ...sent, ...change });
    expect(error?.issues[0]?.message).toMatch(sentence);
  });

  test('are said in words', () => {
    const question = { ...sent, options: [], correctAnswer: 0, body: { gaps: 2, bank: null } };
    expect(sayAnswer(question, { gaps: ['CO2', ' '] })).toBe('CO2; –');
    expect(sayRight(question)).toBe('carbon dioxide or CO2; oxygen');
  });
});

describe('things to match', () => {
  const sent = {
    ...WORDS,
    kind: 'match',
    question: 'What does each part do?',
    body: { lefts: ['Root', 'Leaf', 'Stem'] },
    options: ['Takes in water', 'Makes sugar', 'takes in  water', 'Bears seeds'],
    key: { pairs: [0, 1, 2] },
  };
  const stored = editedQuestionSchema.parse(sent) as typeof sent & { correctAnswer: number };

  test('come with their right sides sorted, and each of them once', () => {
    expect(stored.options).toEqual(['Bears seeds', 'Makes sugar', 'Takes in water']);
    expect(stored.key.pairs).toEqual([2, 1, 2]);
    expect(editedQuestionSchema.parse(stored)).toEqual(stored);
  });

  test('give a part of the point for each pair', () => {
    expect(judgeAnswer(stored, { pairs: [2, null, 0] })).toMatchObject({
      points: 1 / 3,
      parts: [
        { part: '1. Root', bucket: 'Takes in water', fraction: 1 },
        { part: '2. Leaf', bucket: '', fraction: 0 },
        { part: '3. Stem', bucket: 'Bears seeds', fraction: 0 },
      ],
    });
    expect(sayAnswer(stored, { pairs: [2, null, 0] })).toBe(
      'Root: Takes in water; Leaf: –; Stem: Bears seeds',
    );
  });

  test('keep their key where the right sides stand in another order', () => {
    const other = { ...stored, options: stored.options.toReversed() };
    expect(asksTheSame(stored, other)).toBe(true);
    expect(sayRight({ ...other, ...moveKey(stored, other) })).toBe(sayRight(stored));
    const lefts = stored.body.lefts.toReversed();
    expect(asksTheSame(stored, { ...stored, body: { lefts } })).toBe(false);
  });

  test.each([
    [{ options: ['Same', 'same', 'Same '] }, /at least 2 different right sides/],
    [{ body: { lefts: ['Root', 'root', 'Stem'] } }, /must differ/],
    [{ key: { pairs: [0, 1] } }, /every right side/],
    [{ options: ['a', '', 'c'] }, /every right side/],
  ])('refuse what cannot be matched', (change, sentence) => {
    const { error } = editedQuestionSchema.safeParse({ ...sent, ...change });
    expect(error?.issues[0]?.message).toMatch(sentence);
  });
});

describe('things to order', () => {
  const sent = {
    ...WORDS,
    kind: 'order',
    question: 'Bring these into their order.',
    options: ['Seed', 'Sprout', 'Plant', 'Flower'],
    key: { order: [0, 1, 2, 3], scoring: 'partial' },
  };
  const stored = editedQuestionSchema.parse(sent) as typeof sent & { correctAnswer: number };
  const judge = (scoring: string, things: string[]) =>
    judgeAnswer(
      { ...stored, key: { ...stored.key, scoring } },
      { order: things.map((thing) => stored.options.indexOf(thing)) },
    );

  test('come in alphabetical order, whatever the right one is', () => {
    expect(stored.options).toEqual(['Flower', 'Plant', 'Seed', 'Sprout']);
    expect(stored.key.order).toEqual([2, 3, 1, 0]);
    expect(sayRight(stored)).toBe('1. Seed; 2. Sprout; 3. Plant; 4. Flower');
    expect(editedQuestionSchema.parse(stored)).toEqual(stored);
  });

  test('count the neighbors that follow each other rightly, or the whole order', () => {
    const moved = ['Flower', 'Seed', 'Sprout', 'Plant'];
    expect(judge('partial', moved)).toMatchObject({
      points: 2 / 3,
      parts: [
        { part: 'After Seed', bucket: 'Sprout', fraction: 1 },
        { part: 'After Sprout', bucket: 'Plant', fraction: 1 },
        { part: 'After Plant', bucket: 'nothing', fraction: 0 },
      ],
    });
    expect(judge('all-or-nothing', moved)).toMatchObject({ points: 0 });
    expect(judge('all-or-nothing', sent.options)).toMatchObject({ points: 1 });
  });

  test.each([
    [{ options: ['Seed', 'seed', 'Plant', 'Flower'] }, /must differ/],
    [{ key: { order: [0, 1, 2, 2], scoring: 'partial' } }, /the place of every line/],
    [{ options: ['Seed', 'Plant'], key: { order: [0, 1], scoring: 'partial' } }, /at least 3/],
  ])('refuse what has no order', (change, sentence) => {
    const { error } = editedQuestionSchema.safeParse({ ...sent, ...change });
    expect(error?.issues[0]?.message).toMatch(sentence);
  });
});
