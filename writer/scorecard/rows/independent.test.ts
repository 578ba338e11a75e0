import { describe, expect, it } from 'vitest';
import { itemWith, quizWith } from '../quizzes.fixture.ts';
import type { Row } from '../row.ts';
import { INDEPENDENT, VALIDATOR } from '../rows.ts';
import type { Item, ScoredQuiz } from '../scored-quiz.ts';

function valueOf(name: string, quizzes: readonly ScoredQuiz[]): number | null {
  const row = [...INDEPENDENT, ...VALIDATOR].find((one: Row) => one.name === name);
  if (!row) throw new Error(`There is no row ${name}.`);
  const tallies = quizzes.map((quiz) => row.tally(quiz, quizzes));
  return row.value(
    (tallies[0] ?? []).map((_, at) => tallies.reduce((a, b) => a + (b[at] ?? 0), 0)),
  );
}

describe('the guess by meaning', () => {
  const name = 'guess: option nearest in meaning to the stem';

  it('is right where the key is nearest to the stem', async () => {
    const nearKey = { similarity: (option: string) => (option === 'Osmosis' ? 0.9 : 0.1) };
    const items = [itemWith(), itemWith({ correctAnswer: 2 })];
    expect(valueOf(name, [await quizWith(items, { vectors: nearKey })])).toBe(0.5);
  });

  it('is not made without vectors', async () => {
    expect(valueOf(name, [await quizWith([itemWith()])])).toBeNull();
  });
});

describe('the guess without the subject', () => {
  const name = 'blind guess: letters of the question';
  const options = ['Sacrum', 'Femur', 'Tibia', 'Ulna'];

  it('is right where the key alone sounds like the question', async () => {
    const question = 'Which bone is at the sacroiliac joint?';
    expect(valueOf(name, [await quizWith([itemWith({ question, options })])])).toBe(1);
  });

  it('is one in four where nothing does', async () => {
    const question = 'Which of these did we meet first?';
    expect(valueOf(name, [await quizWith([itemWith({ question, options })])])).toBe(0.25);
  });
});

describe('Easy questions that are Hard ones as well', () => {
  const name = 'Easy questions that are Hard ones as well';
  const other = itemWith({ correctAnswer: 1, quote: 'Erosion wears down mountains.' });

  it.each<[string, Item[], number]>([
    ['the same sentence', [itemWith({ correctAnswer: 3 })], 0.5],
    ['the same key', [itemWith({ quote: 'Osmosis needs no energy.' })], 0.5],
    ['neither', [itemWith({ correctAnswer: 3, quote: 'Osmosis needs no energy.' })], 0],
  ])('counts %s', async (_name, hard, share) => {
    const easy = [itemWith(), other];
    expect(valueOf(name, [await quizWith([], { levels: { easy, hard } })])).toBe(share);
  });

  it('gives no figure where nobody wrote them', async () => {
    expect(valueOf(name, [await quizWith([itemWith()])])).toBeNull();
  });
});

it('counts the topics that another section of the same book has', async () => {
  const about = (book: string | null, ...topics: string[]) =>
    quizWith(
      topics.map((topic) => itemWith({ topic })),
      { book },
    );
  const name = 'topics that recur in the book';
  const biology = [await about('Biology', 'Cells', 'Water'), await about('Biology', 'cells')];
  expect(valueOf(name, [...biology, await about('Physics', 'Water')])).toBeCloseTo(2 / 3);
  expect(valueOf(name, [await about(null, 'Water'), await about(null, 'Water')])).toBeNull();
});

describe('the yield', () => {
  const text = 'x'.repeat(8_000);
  const items = [itemWith({ confidence: 'sure' }), itemWith({ confidence: 'check' })];
  const drafts = [itemWith({ confidence: 'draft' })];

  it('counts sure ones, and drafts with them, but none that is to be checked', async () => {
    const quizzes = [await quizWith(items, { drafts, text }), await quizWith([], { text })];
    expect(valueOf('sure ones per 8,000 characters', quizzes)).toBe(0.5);
    expect(valueOf('sure ones and drafts per 8,000 characters', quizzes)).toBe(1);
    expect(valueOf('documents with a sure one', quizzes)).toBe(0.5);
  });

  it('gives no figure where the writer does not say', async () => {
    const quizzes = [await quizWith([itemWith()])];
    expect(valueOf('sure ones per 8,000 characters', quizzes)).toBeNull();
    expect(valueOf('documents with a sure one', quizzes)).toBeNull();
  });
});

it('measures the validator by the questions of human authors', async () => {
  const name = 'human questions kept: no second right answer found';
  const refused = itemWith({ options: ['Osmosis', 'Reverse osmosis', 'Rain', 'Wind'] });
  expect(valueOf(name, [await quizWith([], { humanItems: [itemWith(), refused] })])).toBe(0.5);
});
