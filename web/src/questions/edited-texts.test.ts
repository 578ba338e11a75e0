import { editedQuestionSchema } from '@study-assistant/contract/questions/edited-question';
import type { PlacedQuestion } from '@study-assistant/contract/questions/question';
import { expect, test } from 'vitest';
import { kindTextsOf, NEW_NUMBER, toSentKind } from './edited-texts.ts';

const WORDS = { explanation: '', topic: 'plants' };
const RULES = { matchCase: true, matchAccents: false, allowTypo: true };
const GAPS = { question: 'Take in _____ and _____.', options: [], correctAnswer: 0 };

const stored: Partial<PlacedQuestion>[] = [
  {
    ...GAPS,
    kind: 'gaps',
    body: { gaps: 2, bank: null },
    key: { gaps: [{ words: ['CO2', 'carbon dioxide'] }, { words: ['water'] }], ...RULES },
  },
  {
    ...GAPS,
    kind: 'gaps',
    body: { gaps: 2, bank: ['CO2', 'salt', 'water'] },
    key: { gaps: [{ words: ['CO2'] }, { words: ['water'] }], ...RULES },
  },
  {
    ...{ kind: 'match', question: 'What goes with what?', options: ['black', 'red', 'white'] },
    ...{ correctAnswer: 0, body: { lefts: ['snow', 'blood', 'milk'] }, key: { pairs: [2, 1, 2] } },
  },
  {
    ...{ kind: 'order', question: 'In which order?', options: ['a', 'b', 'c'], correctAnswer: 0 },
    key: { order: [2, 0, 1], scoring: 'partial' },
  },
];

test.each(stored)('what is stored of a $kind comes back as it is edited', (fields) => {
  const question = { ...WORDS, ...fields } as PlacedQuestion;
  const texts = kindTextsOf(question);
  const sent = { ...WORDS, question: question.question, ...toSentKind({ ...texts, ...question }) };
  expect(editedQuestionSchema.parse(sent)).toEqual(question);
});

const TEXTS = { question: 'What?', explanation: '', topic: 'cells' };

test('accepted answers are edited one a line, and sent without empty lines', () => {
  const key = { accepted: ['a membrane', 'cell membrane'], matchCase: true };
  const texts = kindTextsOf({ kind: 'text', key, question: 'What?', options: [] });
  expect(texts.text).toEqual({ accepted: 'a membrane\ncell membrane', matchCase: true });
  expect(toSentKind({ ...TEXTS, ...texts })).toEqual({ kind: 'text', key });
  const typed = { ...texts, text: { accepted: ' a \n\n b ', matchCase: false } };
  expect(toSentKind({ ...TEXTS, ...typed })).toEqual({
    kind: 'text',
    key: { accepted: ['a', 'b'], matchCase: false },
  });
});

test('without an accepted answer its teacher is told so at the field', () => {
  const { error } = editedQuestionSchema.safeParse({
    ...TEXTS,
    ...toSentKind({ ...TEXTS, kind: 'text' }),
  });
  expect(error?.issues).toMatchObject([
    { path: ['key', 'accepted'], message: 'Please fill in an accepted answer.' },
  ]);
});

test.each([
  ['1500', 1500],
  ['1 500', 1500],
  ['1,5', 1.5],
  ['−3', -3],
  // Ten, or ten thousand: a student may mean either, a key may not.
  ['10,000', null],
  ['many', null],
  ['', null],
])('a right number that is typed as "%s" is sent as %s', (value, expected) => {
  const number = { ...NEW_NUMBER, value };
  const { data } = editedQuestionSchema.safeParse({
    ...TEXTS,
    ...toSentKind({ ...TEXTS, kind: 'number', number }),
  });
  expect(data?.kind === 'number' ? data.key.value : null).toBe(expected);
});
