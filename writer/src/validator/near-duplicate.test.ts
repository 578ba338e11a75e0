import { expect, test } from 'vitest';
import { isTwin } from './near-duplicate.ts';

function ask(question: string, key: string, quote: string) {
  return { question, options: [key, 'Rust', 'Foam'], correctAnswer: 0, source: { quote } };
}

const question = ask(
  'Which part of the cell releases energy from sugar?',
  'The mitochondrion',
  'The mitochondrion releases energy from sugar.',
);

test.each([
  [
    'the same in other words',
    ask('Which cell part releases the energy from sugar?', 'The mitochondrion', 'Elsewhere.'),
  ],
  [
    'the other way round',
    ask('What does the mitochondrion do?', 'It makes ATP', question.source.quote),
  ],
  [
    'the same answer to much the same question',
    ask('Which part releases energy?', 'The mitochondrion', 'It works all day.'),
  ],
])('%s is a twin', (_, other) => {
  expect(isTwin(question, other)).toBe(true);
});

test('another fact about the same thing is none, nor are two without a source', () => {
  const other = ask('Which structure has two membranes?', 'The mitochondrion', 'It has two.');
  expect(isTwin(question, other)).toBe(false);
  expect(isTwin({ ...question, source: { quote: '' } }, ask('What flows?', 'Water', ''))).toBe(
    false,
  );
});
