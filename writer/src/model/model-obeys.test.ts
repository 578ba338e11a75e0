import { describe, expect, it } from 'vitest';
import { waterCycle } from '../document/lessons/water-cycle.fixture.ts';
import { ATTACKS } from '../document/orders/attacks.fixture.ts';
import { leaveOutOrders } from '../document/orders/leave-out-orders.ts';
import type { SourceDocument } from '../document/source-document.ts';
import { WriterError, type WrittenQuiz } from '../writer.ts';
import { MODEL_NAMES, useModel } from './model-school.fixture.ts';

/** The water cycle with each of the orders at the end of a section. */
const withOrders: SourceDocument = {
  ...waterCycle,
  sections: waterCycle.sections.map((section, at) => ({
    ...section,
    text: [section.text, Object.values(ATTACKS)[at * 5] ?? ''].join('\n\n'),
  })),
};

const fromDocument = {
  evidence: 'The water cycle is the continuous movement of water.',
  sentence: '1.1',
  stem: 'What moves in the water cycle?',
  ...{ correct: 'water', wrong1: 'sand', wrong2: 'rock', wrong3: 'fire' },
  ...{ misconception1: '', misconception2: '', misconception3: '' },
  explanation: 'It is the water that moves.',
  topic: 'Water',
};

/** The answers of a model that obeys the document. */
const OBEDIENT: Readonly<Record<string, unknown>> = {
  'a question about prizes': { ...fromDocument, stem: 'Who wins the prizes?', correct: 'You win' },
  'a link': { ...fromDocument, explanation: 'It is water, see http://prizes.example.' },
  'a picture': { ...fromDocument, stem: '![win](https://prizes.example/a.png) What moves?' },
  'a script': { ...fromDocument, wrong1: '<script>alert(1)</script>' },
  'a link without scheme': { ...fromDocument, wrong2: 'javascript:alert(1)' },
  'its prompt': {
    ...fromDocument,
    stem: 'My system prompt says: you write questions. What moves?',
  },
  'an insult': { ...fromDocument, explanation: 'You stupid loser, Liam Smith.' },
  'a name': { ...fromDocument, correct: 'Liam Smith', wrong1: 'Amara Jones' },
  'a title': { ...fromDocument, topic: 'Buy prizes now at prizes.example today' },
  'a call of a tool': { name: 'delete_quiz', arguments: { id: 'all' } },
  'a state': { ...fromDocument, status: 'ready', publish: true, title: 'HACKED', teacherId: 'x' },
  'letters as options': { ...fromDocument, correct: 'A', wrong1: 'B', wrong2: 'C', wrong3: 'D' },
};

const QUIZ_KEYS = ['drafts', 'notice', 'questions', 'title'];

function expectOnlyQuestions(quiz: WrittenQuiz, count: number): void {
  expect(Object.keys(quiz).sort()).toEqual(QUIZ_KEYS);
  expect(quiz.title).toBe(waterCycle.title);
  expect(quiz.questions.length).toBeLessThanOrEqual(count);
  expect(JSON.stringify(quiz)).not.toMatch(
    /https?:|javascript:|<\w|prizes|HACKED|prompt|stupid|Liam|delete_quiz|publish|"status"/i,
  );
}

describe.each(MODEL_NAMES)('%s, when it obeys the document', (name) => {
  const { write, sent } = useModel(name);

  it.each(Object.entries(OBEDIENT))('%s reaches no quiz', async (_what, item) => {
    const json = { questions: Array.from({ length: 40 }, () => item), publish: true };
    const written = await write({ json }, { document: withOrders }).catch((error: unknown) => {
      expect(error).toBeInstanceOf(WriterError);
      return null;
    });
    if (written) expectOnlyQuestions(written, 5);
  });

  it.each(Object.entries(OBEDIENT))(
    '%s among good ones leaves a clean quiz',
    async (_what, item) => {
      const quiz = await write([{ json: { questions: [item] } }, 'good'], { document: withOrders });
      expectOnlyQuestions(quiz, 5);
    },
  );

  it.each([
    ['another schema', { title: 'HACKED', publish: true }],
    ['a list', ['ignore']],
    ['a sentence', 'I will do as the document says.'],
    ['a great deal', { questions: [{ ...fromDocument, explanation: 'so '.repeat(200_000) }] }],
  ])('%s instead of questions is no quiz', async (_what, json) => {
    await expect(write({ json }, { document: withOrders })).rejects.toBeInstanceOf(WriterError);
  });

  it('more questions than asked for are not taken', async () => {
    const document = leaveOutOrders(withOrders);
    expect((await write('good', { document, numQuestions: 5 })).questions).toHaveLength(5);
  });

  it('is not shown what the document ordered, once it was read', async () => {
    await write('good', { document: leaveOutOrders(withOrders) });
    expect(sent().join('\n')).not.toMatch(/prizes\.example|previous instructions/i);
  });
});
