import type { OrderedKind } from '@study-assistant/contract/quizzes/order-quiz';
import { describe, expect, it } from 'vitest';
import { waterCycle } from '../../document/lessons/water-cycle.fixture.ts';
import { cutPassages } from '../text/passages.ts';
import { gapText, matching, ordering, statement, year } from './answers.fixture.ts';
import { listModelKinds } from './kinds.ts';

const context = { document: waterCycle, passages: cutPassages(waterCycle) };

function read(kind: OrderedKind, item: unknown) {
  return listModelKinds([kind]).map((one) => one.read(item, context))[0] ?? 'shape';
}

/** The question that holds up, as it is stored. */
function questionOf(kind: OrderedKind, item: unknown) {
  const found = read(kind, item);
  if (typeof found === 'string') throw new Error(found);
  return found;
}

describe('a text with gaps', () => {
  it('is the document’s own, with a bank that tells nothing by its order', () => {
    const { question, isRight } = questionOf('gaps', gapText);
    expect(question).toMatchObject({
      question: 'A(n) _____ is an area of land that drains into a single river or _____.',
      body: { gaps: 2, bank: ['aquifer', 'glacier', 'lake', 'mountain', 'watershed'] },
      key: { gaps: [{ words: ['watershed'] }, { words: ['lake'] }] },
    });
    expect(isRight('Watershed; lake')).toBe(true);
    expect(isRight('lake; watershed')).toBe(false);
  });

  it.each([
    ['whose word does not stand in it', { words: ['delta'] }, 'key-not-proven'],
    ['whose word stands in it twice', { words: ['a'] }, 'key-not-proven'],
    ['that shows a word of its bank', { others: ['river', 'glacier'] }, 'given-away'],
    ['with a word of the bank twice', { others: ['Lake', 'glacier'] }, 'repeated-key'],
    ['without wrong words', { others: [] }, 'shape'],
    [
      'that the document does not say',
      { evidence: 'A lake is a large hole that fills with rain.' },
      'no-evidence',
    ],
    ['with a link in its bank', { others: ['www.example.com', 'glacier'] }, 'out-of-place'],
  ])('is refused %s', (_, change, fault) => {
    expect(read('gaps', { ...gapText, ...change })).toBe(fault);
  });
});

describe('things to match', () => {
  it('have a sentence for every pair', () => {
    const { question, proofs, isRight } = questionOf('match', matching);
    expect(question.body).toEqual({
      lefts: ['Irrigation', 'Desalination', 'Infiltration', 'Sublimation'],
    });
    expect(proofs).toHaveLength(4);
    const { pairs } = question.key as { pairs: number[] };
    expect(pairs.map((at) => question.options[at])).toEqual([
      'Supply of water to crops',
      'Removal of salt from seawater',
      'Movement of water into the soil',
      'Change of ice directly into vapor',
    ]);
    const letters = pairs.map((at, pair) => `${pair + 1}${'ABCD'.charAt(at)}`).join(', ');
    expect(isRight(letters)).toBe(true);
    expect(isRight('1A 2A 3A 4A')).toBe(false);
  });

  it.each([
    ['fewer than four', { pairs: matching.pairs.slice(0, 3) }, 'shape'],
    [
      'a pair that its sentence does not say',
      {
        pairs: [
          ...matching.pairs.slice(0, 3),
          { ...matching.pairs[3], right: 'Growth of crystals underground' },
        ],
      },
      'key-not-proven',
    ],
    [
      'a right side that names a left one',
      {
        pairs: [
          ...matching.pairs.slice(0, 3),
          { ...matching.pairs[3], right: 'Sublimation of ice into vapor' },
        ],
      },
      'given-away',
    ],
    [
      'the same right side twice',
      { pairs: [...matching.pairs, matching.pairs[0]] },
      'repeated-key',
    ],
  ])('are refused with %s', (_, change, fault) => {
    expect(read('match', { ...matching, ...change })).toBe(fault);
  });
});

describe('a statement', () => {
  it('is true or false, and a false one has what is true', () => {
    expect(questionOf('true-false', statement).question).toMatchObject({
      options: ['True', 'False'],
      correctAnswer: 1,
      key: {
        isTrue: false,
        correction: 'Transpiration is the release of water vapor from leaves.',
      },
    });
    const truth = { ...statement, statement: statement.correction, isTrue: 'True', correction: '' };
    expect(questionOf('true-false', truth).question).toMatchObject({
      correctAnswer: 0,
      key: { isTrue: true, correction: '' },
    });
  });

  it.each([
    [
      'a bare “not”',
      { statement: 'Transpiration is not the release of water vapor from leaves.' },
      'given-away',
    ],
    ['no correction', { correction: '' }, 'badly-worded'],
    ['a correction that says the same', { correction: statement.statement }, 'badly-worded'],
    [
      'another matter altogether',
      { statement: 'Clouds carry electric charges downward.' },
      'badly-worded',
    ],
    ['talk of the text', { statement: 'According to the text, plants drink.' }, 'asks-about-text'],
  ])('is refused with %s', (_, change, fault) => {
    expect(read('true-false', { ...statement, ...change })).toBe(fault);
  });
});

describe('a number', () => {
  it('stands in its sentence', () => {
    expect(questionOf('number', year).question).toMatchObject({
      body: { unit: null, asksUnit: false },
      key: { value: 1936, tolerance: { type: 'absolute', by: 0 } },
    });
  });

  it('with a comma between its thousands is read as English has it, in words too', () => {
    const rain = {
      evidence: 'Mawsynram in India receives about 11,870 millimeters of rain in an average year.',
      stem: 'How much rain does Mawsynram receive in an average year?',
      ...{ value: '11,870', unit: 'millimeters', topic: 'Rain' },
    };
    expect(questionOf('number', rain).question.key).toMatchObject({ value: 11_870 });
    const states = {
      evidence: 'The Ogallala Aquifer lies beneath eight states of the United States.',
      stem: 'Beneath how many states does the Ogallala Aquifer lie?',
      ...{ value: '8', unit: '', topic: 'Aquifers' },
    };
    expect(questionOf('number', states).question.key).toMatchObject({ value: 8 });
  });

  it.each([
    ['that the sentence does not give', { value: '1937' }, 'key-not-proven'],
    ['that the question tells', { stem: 'What was completed in 1936?' }, 'given-away'],
    ['of a unit of its own', { unit: 'meters' }, 'key-not-proven'],
    ['in words', { value: 'many' }, 'shape'],
  ])('is refused %s', (_, change, fault) => {
    expect(read('number', { ...year, ...change })).toBe(fault);
  });
});

describe('steps to be put in order', () => {
  it('stand in alphabetical order, each with its sentence', () => {
    const { question, isRight } = questionOf('order', ordering);
    const { order } = question.key as { order: number[] };
    expect(question.options).toEqual([...question.options].sort());
    expect(order.map((at) => question.options[at])).toEqual(ordering.steps.map(({ step }) => step));
    expect(isRight(order.map((at) => 'ABCD'.charAt(at)).join(' '))).toBe(true);
    expect(isRight('A B C D')).toBe(false);
  });

  it.each([
    ['a step that tells its place', 'Finally rain falls from clouds to the ground', 'given-away'],
    ['a step that no sentence tells', 'Lightning splits oxygen molecules', 'key-not-proven'],
  ])('are refused with %s', (_, step, fault) => {
    const steps = [...ordering.steps.slice(0, 3), { ...ordering.steps[3], step }];
    expect(read('order', { ...ordering, steps })).toBe(fault);
  });
});

it('anything else is no question', () => {
  for (const { read: readItem } of listModelKinds([
    'gaps',
    'match',
    'true-false',
    'order',
    'number',
  ]))
    for (const item of [null, 7, 'text', [], {}, { evidence: 3 }])
      expect(readItem(item, context)).toBe('shape');
});
