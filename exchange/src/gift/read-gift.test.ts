import { expect, test } from 'vitest';
import { readQuestions } from '../read-questions.ts';
import { readOne, readText } from '../read-text.fixture.ts';

const ABSOLUTE = (by: number) => ({ type: 'absolute', by });

test.each([
  [
    'Which is a metal?{~wood =iron ~glass}',
    { question: 'Which is a metal?', options: ['wood', 'iron', 'glass'], correctAnswer: 1 },
  ],
  [
    'Rivers flow {~uphill =downhill} to the sea.',
    { question: 'Rivers flow _____ to the sea.', options: ['uphill', 'downhill'] },
  ],
  ['Ice is frozen water.{T}', { kind: 'true-false', key: { isTrue: true } }],
  ['Ice is a metal.{FALSE}', { kind: 'true-false', key: { isTrue: false } }],
  [
    'Who wrote Hamlet?{=Shakespeare =William Shakespeare}',
    { kind: 'text', key: { accepted: ['Shakespeare', 'William Shakespeare'], matchCase: false } },
  ],
  [
    'Two and two make {=four =4}.',
    {
      kind: 'gaps',
      question: 'Two and two make _____.',
      key: { gaps: [{ words: ['four', '4'] }] },
    },
  ],
  ['When did it end?{#1945:2}', { kind: 'number', key: { value: 1945, tolerance: ABSOLUTE(2) } }],
  [
    'How much is pi?{#3.141..3.142}',
    { key: { value: 3.1415, tolerance: { type: 'range', from: 3.141, to: 3.142 } } },
  ],
  [
    'Match.{\n=Italy -> Rome\n=Japan->Tokyo\n\n=France -> Paris\n= -> Oslo}',
    {
      kind: 'match',
      body: { lefts: ['Italy', 'Japan', 'France'] },
      options: ['Oslo', 'Paris', 'Rome', 'Tokyo'],
      key: { pairs: [2, 3, 1] },
    },
  ],
  [
    'Which are even?{~%50%two ~%-50%three ~%50%four}',
    { kind: 'several', key: { rights: [0, 2], scoring: 'partial' } },
  ],
  ['Signs{=\\=\\~\\#\\{\\}\\:\\\\ ~a\\nb}', { options: ['=~#{}:\\', 'a\nb'] }],
  [
    '[html]<p>Name H<sub>2</sub>O &amp; x<sup>2</sup></p>{=water ~salt}',
    { question: 'Name H₂O & x²' },
  ],
])('%s is read as it is meant', (text, question) => {
  const item = readOne(text);
  expect(item).toMatchObject({ outcome: 'read', notes: [], question });
});

test('a category is the topic, general feedback the explanation, and a title part of the place', () => {
  const item = readOne(
    '$CATEGORY: $course$/Science/Cells // Tissue\n\n// a comment\n::Cells 1::Which?{=a\n// another\n~b####Because.}',
  );
  expect(item).toMatchObject({
    place: 'Question 1, "Cells 1" in category Cells / Tissue',
    question: { topic: 'Cells / Tissue', explanation: 'Because.', options: ['a', 'b'] },
  });
});

test('what was dropped is named', () => {
  const item = readOne('<b>Which</b> <img src="x.png">?{=a ~%30%b#nearly ~c#no}');
  expect(item).toMatchObject({ outcome: 'changed', question: { question: 'Which ?' } });
  expect(item.notes).toEqual([
    'Formatting such as bold letters was left out.',
    'A picture was left out.',
    'Feedback to single answers was left out.',
    'Options that were partly right are wrong here.',
  ]);
});

test.each(['{#8:1~#Count again.}', '{#\n=8:1\n~#Count again.\n}'])(
  'what is behind a tilde says that a number is wrong: %s',
  (answers) => {
    expect(readOne(`How many legs has a spider?${answers}`)).toMatchObject({
      outcome: 'changed',
      notes: ['Feedback to single answers was left out.'],
      question: { kind: 'number', key: { value: 8, tolerance: ABSOLUTE(1) } },
    });
  },
);

test('what has no kind or no key is left out by itself, with its reason', () => {
  const { items } = readText(
    'Write an essay.{}\n\nA text.\n\nWhich?{~a ~b}\n\nPair.{=a -> b =c -> d}\n\nHow many?{#many}\n\nLast?{=yes ~no}',
  );
  expect(items.map(({ outcome, notes }) => [outcome, ...notes])).toEqual([
    ['left-out', 'It asks for an essay, which is no kind of question here.'],
    ['left-out', 'It asks nothing: it has no answers in braces.'],
    ['left-out', 'None of its options is marked as right.'],
    ['left-out', 'It has 2 pairs, and a question here has 3 to 8.'],
    ['left-out', 'Its right answer is no number.'],
    ['read'],
  ]);
  expect(items.map(({ stem }) => stem)).toContain('Write an essay.');
});

test('a brace that is missing costs no other question', () => {
  const { items } = readText('One?{=a ~b\n\nTwo?{=c ~d}');
  expect(items).toMatchObject([
    { outcome: 'doubtful', notes: ['Its closing brace is missing.'] },
    { outcome: 'read', question: { options: ['c', 'd'] } },
  ]);
});

test.each([
  ['utf-16le', [0xff, 0xfe]],
  ['utf-8', [0xef, 0xbb, 0xbf]],
] as const)('a file in %s is read', (encoding, mark) => {
  const text = 'Où?{=là ~ici}';
  const bytes = Buffer.from(text, encoding === 'utf-8' ? 'utf8' : 'utf16le');
  const { items } = readQuestions(Uint8Array.from([...mark, ...bytes]), 'x.gift');
  expect(items[0]?.question).toMatchObject({ question: 'Où?', options: ['là', 'ici'] });
});

test('a file in Latin 1 is read', () => {
  const { items } = readQuestions(Buffer.from('Où?{=là ~ici}', 'latin1'), 'x.txt');
  expect(items[0]?.question).toMatchObject({ question: 'Où?' });
});

test('seven and eight options are ticked, and of more the last wrong ones are left out', () => {
  const options = (count: number) => Array.from({ length: count }, (_, at) => `~o${at}`).join('');
  const seven = readOne(`Which?{${options(6)}=right}`);
  expect(seven).toMatchObject({
    outcome: 'changed',
    question: { kind: 'several', key: { rights: [6], scoring: 'all-or-nothing' } },
  });
  const twelve = readOne(`Which?{${options(11)}=right}`);
  expect(twelve.question).toMatchObject({ kind: 'several', key: { rights: [7] } });
  expect(twelve.notes[0]).toBe('It has 12 options; the last wrong ones were left out.');
});
