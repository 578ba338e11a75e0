import { expect, test } from 'vitest';
import { editedQuestionSchema } from './edited-question.ts';

const texts = { question: 'Where?', explanation: '', topic: 'Rivers', options: ['Here', 'There'] };
const passage = { page: 4, section: null, quote: 'A river ends at its mouth.' };
const sourceOf = (source: object) =>
  editedQuestionSchema.parse({ ...texts, correctAnswer: 0, source }).source;

test('a passage of a material is kept as a source, and what is sent back as it was read is not', () => {
  expect(sourceOf({ ...passage, material: 'Rivers' })).toEqual({ ...passage, material: 'Rivers' });
  expect(sourceOf(passage)).toBeUndefined();
  expect(sourceOf({ ...passage, material: 'Rivers', quote: ' ' })).toBeUndefined();
});
