import { expect, test } from 'vitest';
import { generateQuizBodySchema } from './order-quiz.ts';
import { generateQuizOfDocument } from './quiz-documents.ts';

const ofDocument = generateQuizOfDocument.body;

test('an order that names no other kinds is one for four options alone', () => {
  expect(generateQuizBodySchema.parse({}).otherKinds).toEqual([]);
  expect(generateQuizBodySchema.parse({ otherKinds: '' }).otherKinds).toEqual([]);
  expect(ofDocument.parse({}).otherKinds).toEqual([]);
});

test('a form names other kinds with commas, a document’s order in a list; each counts once', () => {
  const kinds = ['gaps', 'match'];
  const sent = { otherKinds: 'gaps, match,gaps,' };
  expect(generateQuizBodySchema.parse(sent).otherKinds).toEqual(kinds);
  expect(ofDocument.parse({ otherKinds: [...kinds, 'gaps'] }).otherKinds).toEqual(kinds);
});

test.each([
  ['no kind at all', 'riddles'],
  ['a kind that nobody writes', 'text'],
  ['what every quiz has', 'choice'],
  ['one of two', 'gaps,riddles'],
])('%s is refused with a sentence that lists the kinds', (_what, kinds) => {
  const sentence = /^The other kinds of question that can be ordered are gaps, /;
  const inForm = generateQuizBodySchema.safeParse({ otherKinds: kinds });
  expect(inForm.error?.issues[0]?.message).toMatch(sentence);
  const inList = ofDocument.safeParse({ otherKinds: kinds.split(',') });
  expect(inList.error?.issues[0]?.message).toMatch(sentence);
});
