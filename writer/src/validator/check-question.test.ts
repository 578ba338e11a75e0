import { describe, expect, it } from 'vitest';
import { checkQuestion, type RuleName } from './check-question.ts';
import { findings, good } from './question.fixture.ts';
import type { CheckedQuestion } from './rule.ts';

describe('a sound question', () => {
  it('has no findings', () => {
    expect(findings({})).toEqual([]);
  });

  it('has none either when the document is no longer at hand', () => {
    expect(checkQuestion(good)).toEqual([]);
  });
});

describe('four-distinct-options', () => {
  it.each([
    ['the same option twice', ['Osmosis', 'Erosion', 'erosion ', 'Digestion']],
    ['three options', ['Osmosis', 'Erosion', 'Digestion']],
    ['an empty option', ['Osmosis', 'Erosion', '', 'Digestion']],
  ])('finds %s', (_name, options) => {
    expect(findings({ options })).toContain('four-distinct-options');
  });
});

describe.each<[RuleName, string, Partial<CheckedQuestion>]>([
  [
    'no-all-or-none-of-the-above',
    'All of the above',
    { options: ['Osmosis', 'Erosion', 'Digestion', 'All of the above'] },
  ],
  [
    'no-all-or-none-of-the-above',
    'Both A and B',
    { options: ['Osmosis', 'Erosion', 'Digestion', 'Both of these'] },
  ],
  ['no-negative-stem', 'not', { question: 'Which process is not driven by heat?' }],
  ['no-negative-stem', 'except', { question: 'All of these move water except which one?' }],
  [
    'key-no-longer-than-the-rest',
    'a key far longer than the others',
    {
      options: [
        'Osmosis, which takes place in every living cell',
        'Erosion',
        'Fermentation',
        'Digestion',
      ],
    },
  ],
  [
    'article-agreement',
    '“an” before “pump”',
    {
      question: 'Water is moved through a membrane by an ____.',
      options: ['engine', 'oven', 'axle', 'pump'],
    },
  ],
  [
    'key-no-longer-than-the-rest',
    'a key of more words',
    { options: ['Osmosis in a cell', 'Erosion', 'Fermentation', 'Digestion'] },
  ],
  [
    'article-agreement',
    '“a” before a blank inside the sentence',
    {
      question: 'A plant needs a ____ to move water.',
      options: ['membrane', 'vessel', 'engine', 'pump'],
    },
  ],
  [
    'number-agreement',
    '“are” after a blank for one option in the singular',
    {
      question: '____ are parts of the cell that hold water.',
      options: ['Vacuoles', 'Membrane', 'Walls', 'Lysosomes'],
    },
  ],
  [
    'number-agreement',
    'a key that alone is in the plural',
    { options: ['Pumps', 'Erosion', 'Fermentation', 'Digestion'] },
  ],
  ['no-dangling-opener', '“they”', { question: 'What did they move through the membrane?' }],
  [
    'no-stem-word-only-in-key',
    'a word of the question in the key',
    { options: ['Membrane transport', 'Erosion', 'Fermentation', 'Digestion'] },
  ],
  ['no-dangling-opener', '“This”', { question: 'This process moves water through what?' }],
  [
    'no-figure-reference',
    'a figure',
    { question: 'Which process is shown in Figure 3 for water?' },
  ],
  [
    'numeric-options-sorted',
    'numbers out of order',
    { question: 'How many membranes does the cell have?', options: ['20', '5', '10', '40'] },
  ],
  ['stem-of-good-length', 'three words', { question: 'What is it?' }],
])('%s', (rule, name, changes) => {
  it(`finds ${name}`, () => {
    expect(findings(changes)).toContain(rule);
  });
});

it.each([
  'Which term describes cells that do not divide?',
  'Which structure is so condensed that most of its genes are not expressed?',
  'Which verdict is a finding of not guilty?',
  'Which hypothesis explains why the far side is never seen from Earth?',
  'Which fallacy leads to a false conclusion?',
])('does not take “%s” for a question of what is not so', (question) => {
  expect(findings({ question })).not.toContain('no-negative-stem');
});

it.each([
  'Which traveler of the ancient or medieval world was not a Venetian?',
  'Which gas cannot be seen?',
  'Which of these is false?',
])('takes “%s” for one', (question) => {
  expect(findings({ question })).toContain('no-negative-stem');
});

it('does not take a name for a plural by its “s”, nor what has no singular', () => {
  for (const key of ['Thomas Hobbes', 'Hermes', 'data'])
    expect(findings({ options: [key, 'Erosion', 'Digestion', 'Fermentation'] })).not.toContain(
      'number-agreement',
    );
});

it('does not take “not only” for a negative', () => {
  const question = 'Which process moves not only water through a wall?';
  expect(findings({ question })).toEqual([]);
});

describe('a question why something is not so', () => {
  const question = 'Why can sound not travel through empty space?';

  it('is sound where the document says that it is not', () => {
    const quote = 'Sound cannot travel through empty space.';
    expect(checkQuestion({ ...good, question, quote })).not.toContainEqual(
      expect.objectContaining({ rule: 'no-negative-stem' }),
    );
  });

  it('is a trap where it does not', () => {
    expect(findings({ question })).toContain('no-negative-stem');
  });
});

it('knows the number of what has examples', () => {
  const options = ['Cues such as fame', 'Facts and figures', 'Rules', 'Long talks'];
  expect(findings({ options })).not.toContain('number-agreement');
  const units = ['Hertz', 'Meters', 'Watts', 'Decibels'];
  expect(findings({ options: units })).not.toContain('number-agreement');
});

it('does not take “which of the following” for a reference to the page', () => {
  const question = 'Which of the following moves water through a wall?';
  expect(findings({ question })).toEqual([]);
});

describe('numeric-options-sorted', () => {
  it('accepts rising and falling numbers with units', () => {
    expect(
      findings({
        question: 'How much of the body is water?',
        quote: 'The body is 60 percent water.',
        options: ['20 percent', '40 percent', '60 percent', '80 percent'],
        correctAnswer: 2,
      }),
    ).toEqual([]);
    expect(
      findings({
        question: 'How long is the river in the north?',
        options: ['1,200 km', '900 km', '80 km', '7 km'],
        quote: 'The river in the north is 1,200 km long.',
      }),
    ).toEqual([]);
  });
});

describe('no-near-duplicate', () => {
  it('finds a question that another one repeats', () => {
    const other = { ...good, question: 'Which process moves the water through a membrane?' };
    expect(findings({}, [other])).toContain('no-near-duplicate');
  });

  it('lets two questions about one subject stand', () => {
    const other = {
      ...good,
      question: 'Which process breaks food down in the stomach?',
      correctAnswer: 3,
    };
    expect(findings({}, [other])).toEqual([]);
  });
});

it('says in a sentence what is wrong', () => {
  expect(checkQuestion({ ...good, question: 'What is it?' })).toEqual([
    { rule: 'stem-of-good-length', message: 'A question reads best with 4 to 35 words.' },
  ]);
});
