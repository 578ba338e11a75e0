import { ANSWER_SCHEMAS } from '@study-assistant/contract/questions/kind-schemas';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { aStudent, aTeacher } from '../../support/people/people.ts';
import { valuesFor } from '../../support/product/arbitraries.ts';
import { ask } from '../../support/product/site.ts';
import { afterEdit, byHand } from '../../support/quizzes/quiz-edits.ts';
import { aQuiz, submit } from '../../support/quizzes/quizzes.ts';

const WORDS = { explanation: '', topic: 'rivers' };
const RULES = { matchCase: false, matchAccents: false, allowTypo: true };
const THREE = ['Spring', 'Brook', 'River'];

/** A question of each kind, in the order of `ANSWER_SCHEMAS`. */
const questions = [
  byHand(),
  {
    ...{ ...WORDS, kind: 'several', question: 'Which?', options: THREE },
    key: { rights: [0, 2], scoring: 'partial' },
  },
  { ...WORDS, kind: 'true-false', question: 'It is.', key: { isTrue: true, correction: '' } },
  {
    ...{ ...WORDS, kind: 'number', question: 'How long?', body: { unit: null, asksUnit: true } },
    key: { value: 3, tolerance: { type: 'percent', by: 2 }, units: ['km'] },
  },
  {
    ...{ ...WORDS, kind: 'gaps', question: 'From _____ to _____.', body: { bank: null } },
    key: { gaps: [{ words: ['spring'] }, { words: ['mouth'] }], ...RULES },
  },
  {
    ...{ ...WORDS, kind: 'match', question: 'What with what?', options: THREE },
    ...{ body: { lefts: ['one', 'two', 'three'] }, key: { pairs: [0, 1, 2] } },
  },
  {
    ...{ ...WORDS, kind: 'order', question: 'What first?', options: THREE },
    key: { order: [0, 1, 2], scoring: 'partial' },
  },
  {
    ...{ ...WORDS, kind: 'text', question: 'Why?' },
    key: { accepted: ['because'], matchCase: false },
  },
];

const ODD_ANSWERS = 200;
/** An account may hand in so many attempts a day. */
const HAND_INS = 40;

test('odd answers to every kind of question are taken or refused, and none is an error of the server', async () => {
  const [teacher, student, other] = [await aTeacher(), await aStudent(), await aStudent()];
  const quiz = await afterEdit(teacher, await aQuiz(teacher), { questions });
  const { token } = student;
  const started = await ask(`/api/quizzes/${quiz.id}/attempts`, { method: 'POST', token });
  const { id } = started.body.attempt as { id: string };
  const odd = [z.int(), ...Object.values(ANSWER_SCHEMAS)].flatMap((schema, at) =>
    fc
      .sample(valuesFor(schema, [quiz.id]), { numRuns: ODD_ANSWERS / questions.length, seed: at })
      .map((answer) => ({ at, answer })),
  );

  const counts = new Map<number, number>();
  const count = (status: number) => counts.set(status, (counts.get(status) ?? 0) + 1);
  for (const [index, { at, answer }] of odd.entries()) {
    const answers = questions.map((_, place) => (place === at ? answer : null));
    const saved = await ask(`/api/attempts/${id}/answers`, {
      ...{ method: 'PUT', token, json: { answers } },
    });
    count(saved.status);
    if (index % Math.ceil(ODD_ANSWERS / HAND_INS) > 0) continue;
    count((await submit(other, quiz, { answers, quizVersion: quiz.version })).status);
  }
  expect([...counts.keys()].filter((status) => ![200, 201, 400, 413].includes(status))).toEqual([]);
  expect(counts.get(200)).toBeGreaterThan(8);
  expect(counts.get(400)).toBeGreaterThan(40);
}, 240_000);
