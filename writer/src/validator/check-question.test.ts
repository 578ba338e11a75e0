import { describe, expect, it } from 'vitest';
import type { SourceDocument } from '../document/source-document.ts';
import { checkQuestion, type RuleName } from './check-question.ts';
import { createEvidence } from './evidence.ts';
import type { CheckedQuestion } from './rule.ts';

const document: SourceDocument = {
  title: 'Water',
  kind: 'txt',
  pageCount: null,
  sections: [
    {
      heading: null,
      page: null,
      text: 'Osmosis is the diffusion of water through a membrane. Evaporation turns liquid water into vapor. Transpiration also turns liquid water into vapor in the leaves of plants. The body is 60 percent water. The river in the north is 1,200 km long. The U.S. Navy measures the depth of the sea with sonar.',
    },
  ],
};
const evidence = createEvidence(document);

const good: CheckedQuestion = {
  question: 'Which process moves water through a membrane?',
  options: ['Osmosis', 'Erosion', 'Fermentation', 'Digestion'],
  correctAnswer: 0,
  quote: 'Osmosis is the diffusion of water through a membrane.',
};

function findings(changes: Partial<CheckedQuestion>, others: CheckedQuestion[] = []): RuleName[] {
  return checkQuestion({ ...good, ...changes }, { evidence, others }).map(({ rule }) => rule);
}

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

describe('evidence-in-document', () => {
  it('finds an invented quote', () => {
    expect(findings({ quote: 'Osmosis was discovered on the Moon.' })).toContain(
      'evidence-in-document',
    );
  });

  it('overlooks quotation marks, dashes and spaces', () => {
    expect(findings({ quote: 'Osmosis is  the diffusion of water through a membrane.' })).toEqual(
      [],
    );
  });
});

describe('key-in-evidence', () => {
  it('finds a wrong option that is marked as right', () => {
    expect(findings({ correctAnswer: 2 })).toContain('key-in-evidence');
  });

  it('accepts an answer that the sentence beside the quote gives', () => {
    const question = {
      question: 'What happens to liquid water when it is warmed?',
      options: ['It turns into vapor', 'It sinks', 'It freezes', 'It burns'],
    };
    expect(findings(question)).not.toContain('key-in-evidence');
  });

  it('lets a hard question conclude', () => {
    const context = { evidence, others: [], mayInfer: true };
    const rules = checkQuestion({ ...good, correctAnswer: 2 }, context).map(({ rule }) => rule);
    expect(rules).not.toContain('key-in-evidence');
  });
});

describe('no-second-right-answer', () => {
  it.each([
    [
      'an option that contains the key',
      ['Osmosis', 'Reverse osmosis', 'Fermentation', 'Digestion'],
    ],
    ['the plural of the key', ['Membrane', 'Membranes', 'Fermentation', 'Digestion']],
    ['a wrong option that the quote names', ['Osmosis', 'Diffusion', 'Fermentation', 'Digestion']],
  ])('finds %s', (_name, options) => {
    expect(findings({ options })).toContain('no-second-right-answer');
  });

  it('finds a wrong option that another sentence of the document makes right', () => {
    const question = {
      question: 'Which process turns liquid water into vapor?',
      options: ['Evaporation', 'Transpiration', 'Erosion', 'Digestion'],
      quote: 'Evaporation turns liquid water into vapor.',
    };
    expect(findings(question)).toContain('no-second-right-answer');
  });

  it('reads a sentence with an abbreviation to its end', () => {
    const question = {
      question: 'What does the U.S. Navy measure the depth of the sea with?',
      options: ['Radar', 'Sonar', 'Lasers', 'Ropes'],
      quote: 'Osmosis is the diffusion of water through a membrane.',
    };
    expect(findings(question)).toContain('no-second-right-answer');
  });

  it('finds an acronym of the key', () => {
    const question = {
      question: 'Which agency sent people to the Moon?',
      options: ['National Aeronautics Space Administration', 'NASA', 'Interpol', 'Unesco'],
    };
    expect(checkQuestion({ ...question, correctAnswer: 0 }).map(({ rule }) => rule)).toContain(
      'no-second-right-answer',
    );
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

it('does not take “not only” for a negative', () => {
  const question = 'Which process moves not only water through a wall?';
  expect(findings({ question })).toEqual([]);
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
