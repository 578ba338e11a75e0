import { describe, expect, it } from 'vitest';
import { itemWith, quizWith } from './quizzes.fixture.ts';
import { ratio, spell, type Row } from './row.ts';
import { guessed } from './rows/guesses.ts';
import { chiSquare } from './rows/spread.ts';
import { GATES, INDEPENDENT, VALIDATOR } from './rows.ts';
import { scoreQuizzes } from './score.ts';
import type { Item, ScoredQuiz } from './scored-quiz.ts';

const ROWS = [...GATES, ...INDEPENDENT, ...VALIDATOR];

async function figure(
  name: string,
  items: readonly Item[],
  changes: Partial<ScoredQuiz> & { text?: string } = {},
): Promise<number | null> {
  const row = rowOf(name);
  const quiz = await quizWith(items, changes);
  return row.value(row.tally(quiz, [quiz]));
}

function rowOf(name: string): Row {
  const row = ROWS.find((one) => one.name === name);
  if (!row) throw new Error(`There is no row ${name}.`);
  return row;
}

describe('a sound question', () => {
  it.each(GATES.filter(({ isHard }) => isHard).map(({ name }) => name))(
    'has no %s',
    async (name) => {
      expect(await figure(name, [itemWith()])).toBe(0);
    },
  );

  it('has no flaw', async () => {
    expect(await figure('flaws per item', [itemWith()])).toBe(0);
    expect(await figure('flawless, blanks not counted', [itemWith()])).toBe(1);
  });
});

describe.each<[string, Partial<Item>]>([
  ['malformed', { options: ['Osmosis', 'Osmosis', 'Erosion', 'Digestion'] }],
  ['malformed', { correctAnswer: 4 }],
  ['evidence not in the document', { quote: 'Osmosis was found on the Moon.' }],
  [
    'risk of a second right answer',
    { options: ['Osmosis', 'Diffusion', 'Fermentation', 'Digestion'] },
  ],
  [
    'risk of a second right answer',
    { options: ['Osmosis', 'Reverse osmosis', 'Fermentation', 'Digestion'] },
  ],
  ['asks about the text', { question: 'According to the text, what moves water?' }],
  ['asks about the text', { question: 'What does the passage say about water?' }],
  ['asks about the text', { question: 'Which process is described in this chapter?' }],
  ['topic equals the key', { topic: 'osmosis' }],
  ['cloze share', { question: 'Water moves through a membrane by ____.' }],
])('%s', (name, changes) => {
  it(`counts ${JSON.stringify(changes)}`, async () => {
    expect(await figure(name, [itemWith(), itemWith(changes)])).toBe(0.5);
  });
});

it('gives no figure for evidence where questions quote nothing', async () => {
  const { quote: _quote, ...unquoted } = itemWith();
  expect(await figure('evidence not in the document', [unquoted])).toBeNull();
});

describe('a blind guess', () => {
  it('is right where the key is the longest option', () => {
    const longest = itemWith({ options: ['Osmosis and more', 'Erosion', 'Rain', 'Wind'] });
    expect(guessed([longest], (option) => option.length)).toEqual([1, 1]);
  });

  it('is shared where options tie', () => {
    expect(guessed([itemWith({ options: ['a', 'b', 'cc', 'd'] })], (o) => -o.length)).toEqual([
      1 / 3,
      1,
    ]);
  });

  it('takes the option that the document has most often, or least often', async () => {
    expect(await figure('blind guess: most frequent in the document', [itemWith()])).toBe(1);
    expect(await figure('blind guess: rarest in the document', [itemWith()])).toBe(0);
  });
});

it('counts the wrong options that name the same sort of thing', async () => {
  const item = itemWith({ options: ['Oxygen', 'Nitrogen', 'A teacher', 'Xyzzy'] });
  expect(await figure("distractor in the key's category", [item])).toBe(0.5);
});

it('knows a key for a term by the glossary', async () => {
  const other = itemWith({ correctAnswer: 3 });
  expect(await figure('key is a term of the subject', [itemWith(), other])).toBe(0.5);
});

it('counts the tenths of the text that questions quote', async () => {
  const last = itemWith({ quote: 'Osmosis needs no energy.' });
  expect(await figure('deciles of the text covered', [itemWith(), itemWith()])).toBe(0.5);
  expect(await figure('deciles of the text covered', [itemWith(), last])).toBe(1);
});

it('counts repeated keys and questions', async () => {
  expect(await figure('repeated keys', [itemWith(), itemWith()])).toBe(0.5);
  expect(await figure('near-duplicates', [itemWith(), itemWith()])).toBe(0.5);
});

it('knows keys in every position from keys in one', () => {
  expect(chiSquare([5, 5, 5, 5])).toBe(0);
  expect(chiSquare([0, 10, 0, 0])).toBe(30);
  expect(chiSquare([0, 0, 0, 0])).toBeNull();
});

it('gives the CPU time for a text of ordinary length', async () => {
  const text = 'x'.repeat(1_700);
  expect(await figure('CPU time per 17,000 characters', [itemWith()], { text })).toBe(100);
});

describe('the scorecard', () => {
  it('draws documents for its confidence, always the same', async () => {
    const good = await quizWith([itemWith()]);
    const bad = await quizWith([itemWith({ correctAnswer: 9 })]);
    const quizzes = [good, good, good, good, bad];
    const [malformed] = scoreQuizzes(quizzes, GATES);
    expect(malformed).toMatchObject({ name: 'malformed', value: 0.2, low: 0, isMet: false });
    expect(malformed?.high).toBeGreaterThan(0.2);
    expect(scoreQuizzes(quizzes, GATES)).toEqual(scoreQuizzes(quizzes, GATES));
  });

  it('claims no confidence from four documents', async () => {
    const quiz = await quizWith([itemWith()]);
    expect(scoreQuizzes([quiz, quiz, quiz, quiz], GATES)[0]).toMatchObject({
      low: null,
      high: null,
    });
  });

  it('leaves out what it cannot measure', () => {
    expect(ratio([0, 0])).toBeNull();
    expect(scoreQuizzes([], ROWS).every(({ value, isMet }) => value === null && isMet)).toBe(true);
  });
});

it('spells figures as people write them', () => {
  expect([spell(0.0125, 'share'), spell(0.333, 'number'), spell(92.6, 'milliseconds')]).toEqual([
    '1.3%',
    '0.33',
    '93 ms',
  ]);
});
