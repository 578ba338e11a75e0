import type { PlacedQuestion } from '@study-assistant/contract/questions/question';
import type { Draft } from '@study-assistant/contract/quizzes/question-drafts';
import { expect, test } from 'vitest';
import { editQuestions } from './edit-questions.ts';

const source = { page: 3, section: null, quote: 'A delta forms at the mouth.' };
const delta: PlacedQuestion = {
  id: 'q1',
  question: 'Where does a delta form?',
  options: ['Mouth', 'Source', 'Dam', 'Lake'],
  correctAnswer: 0,
  explanation: 'It forms at the mouth.',
  topic: 'deltas',
  benchmarkTime: 17,
  source,
};
const dam: PlacedQuestion = { ...delta, id: 'q2', question: 'What holds back a river?' };
const means = { newId: () => 'new', benchmarkTime: () => 40 };

function having(...questions: PlacedQuestion[]) {
  return { questions, former: [], drafts: [], spares: [] };
}

function edited({ source, benchmarkTime, confidence, ...texts }: PlacedQuestion) {
  return texts;
}

test('the list is the new order, and what is not in it is gone', () => {
  const after = editQuestions(having(delta, dam), [edited(dam)], means);
  expect(after).toEqual([dam]);
});

test('a question keeps its source, and its time while its words stay', () => {
  const [after] = editQuestions(having(delta), [{ ...edited(delta), correctAnswer: 2 }], means);
  expect(after).toEqual({ ...delta, correctAnswer: 2 });
  const [reworded] = editQuestions(
    having(delta),
    [{ ...edited(delta), question: 'Where?' }],
    means,
  );
  expect(reworded).toMatchObject({ source, benchmarkTime: 40 });
});

test('a question written by hand has an id of its own and no quote', () => {
  const { id, ...byHand } = edited(delta);
  expect(editQuestions(having(delta), [byHand], means)).toMatchObject([
    { id: 'new', source: { quote: '' }, benchmarkTime: 40 },
  ]);
});

test('a question that left the quiz comes back with its source', () => {
  const quiz = { ...having(dam), former: [delta] };
  expect(editQuestions(quiz, [edited(delta), edited(dam)], means)).toEqual([delta, dam]);
});

test('a draft becomes a question with its id and its source', () => {
  const { id, options, correctAnswer, benchmarkTime, ...texts } = delta;
  const draft: Draft = {
    ...{ ...texts, id: 'd1', answer: 'Mouth', wrongAnswers: ['Source'] },
    weakSpot: 'wrong-answers',
    suggestions: { stems: [], wrongAnswers: [] },
  };
  const quiz = { ...having(dam), drafts: [draft] };
  const [after] = editQuestions(quiz, [edited({ ...delta, id: 'd1' })], means);
  expect(after).toEqual({ ...delta, id: 'd1', benchmarkTime: 40 });
});

test('a mark stays with a question that stays as it is, and goes with any change', () => {
  const quiz = having({ ...delta, confidence: 'check' }, { ...dam, confidence: 'sure' });
  const after = editQuestions(quiz, [edited(delta), edited({ ...dam, topic: 'water' })], means);
  expect(after).toEqual([
    { ...delta, confidence: 'check' },
    { ...dam, topic: 'water' },
  ]);
});

test('what is to be checked stays so in another kind until its teacher has said otherwise', () => {
  const quiz = having({ ...delta, confidence: 'check' }, { ...dam, confidence: 'sure' });
  const toStatement = (question: PlacedQuestion) => ({
    ...edited(question),
    kind: 'true-false' as const,
    options: ['True', 'False'],
    key: { isTrue: true, correction: '' },
  });
  const after = editQuestions(quiz, [toStatement(delta), toStatement(dam)], means);
  expect(after.map(({ confidence }) => confidence)).toEqual(['check', undefined]);
});

test('a question that the quiz does not have is refused', () => {
  expect(() => editQuestions(having(dam), [edited(delta)], means)).toThrow('not part of this quiz');
});

test('a question to spare comes in as it was written, and as its teacher has changed it', () => {
  const spare: PlacedQuestion = {
    ...delta,
    id: 's1',
    kind: 'true-false',
    options: ['True', 'False'],
    key: { isTrue: true, correction: '' },
    confidence: 'sure',
  };
  const quiz = { ...having(dam), spares: [spare] };
  expect(editQuestions(quiz, [edited(dam), edited(spare)], means)).toEqual([dam, spare]);
  const [changed] = editQuestions(quiz, [{ ...edited(spare), topic: 'water' }], means);
  expect(changed).toMatchObject({ id: 's1', topic: 'water', source });
  expect(changed).not.toHaveProperty('confidence');
});
