import { editedQuestionSchema } from '@study-assistant/contract/questions/edited-question';
import { expect, test } from 'vitest';
import { kindTextsOf, toSentKind } from './edited-texts.ts';

const TEXTS = { question: 'What?', explanation: '', topic: 'cells' };

test('accepted answers are edited one a line, and sent without empty lines', () => {
  const key = { accepted: ['a membrane', 'cell membrane'], matchCase: true };
  const texts = kindTextsOf({ kind: 'text', key });
  expect(texts.text).toEqual({ accepted: 'a membrane\ncell membrane', matchCase: true });
  expect(toSentKind(texts)).toEqual({ kind: 'text', key });
  const typed = { ...texts, text: { accepted: ' a \n\n b ', matchCase: false } };
  expect(toSentKind(typed)).toEqual({
    kind: 'text',
    key: { accepted: ['a', 'b'], matchCase: false },
  });
});

test('without an accepted answer its teacher is told so at the field', () => {
  const { error } = editedQuestionSchema.safeParse({ ...TEXTS, ...toSentKind({ kind: 'text' }) });
  expect(error?.issues).toMatchObject([
    { path: ['key', 'accepted'], message: 'Please fill in an accepted answer.' },
  ]);
});
