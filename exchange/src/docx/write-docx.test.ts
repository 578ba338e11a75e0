import mammoth from 'mammoth';
import { expect, test } from 'vitest';
import { writeQuestions } from '../write-questions.ts';

const QUESTIONS = [
  {
    question: 'Which is a metal?',
    options: ['Wood', 'Iron'],
    correctAnswer: 1,
    explanation: 'It conducts.',
    topic: 'metals',
  },
  {
    ...{ kind: 'text' as const, question: 'Who wrote Hamlet?', explanation: '', topic: 'books' },
    ...{ options: [], correctAnswer: 0, key: { accepted: ['Shakespeare'], matchCase: false } },
  },
];

test('a document has its questions, and the key on a page behind them', async () => {
  const { bytes, name } = await writeQuestions('docx', {
    title: 'Unit 1: metals',
    questions: QUESTIONS,
  });
  expect(name).toBe('Unit 1 metals.docx');
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
  const lines = value.split(/\n+/).filter((line) => line !== '');
  expect(lines.slice(0, 4)).toEqual(['Unit 1: metals', 'Which is a metal?', 'A. Wood', 'B. Iron']);
  const [, key] = value.split('Key');
  expect(key).toContain('B. Iron');
  expect(key).toContain('It conducts.');
  expect(key).toContain('Shakespeare');
});

test('cards have a front and a back, and their topic for a tag', async () => {
  const { bytes } = await writeQuestions('anki', { title: 'Unit 1', questions: QUESTIONS });
  const lines = new TextDecoder().decode(bytes).split('\n');
  expect(lines.slice(0, 6)).toEqual([
    '#separator:tab',
    '#html:true',
    '#notetype:Basic',
    '#deck:Unit 1',
    '#tags column:3',
    'Which is a metal?<br>A. Wood<br>B. Iron\tIron<br>It conducts.\tmetals',
  ]);
});
