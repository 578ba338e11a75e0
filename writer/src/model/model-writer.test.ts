import { describe, expect, it } from 'vitest';
import { waterCycle } from '../document/lessons/water-cycle.fixture.ts';
import { checkQuestion } from '../validator/check-question.ts';
import { createEvidence } from '../validator/evidence.ts';
import { MODEL_NAMES, useModel } from './model-school.fixture.ts';

describe.each(MODEL_NAMES)('%s', (name) => {
  const model = useModel(name);
  const { write, progress, asked } = model;

  describe('the writer that asks a model', () => {
    it('gives checked questions with quotes that stand in the document', async () => {
      const quiz = await write('good');
      const evidence = createEvidence(waterCycle);
      expect(quiz.questions).toHaveLength(5);
      expect(quiz.notice).toBeNull();
      for (const question of quiz.questions) {
        const checked = { ...question, quote: question.source.quote };
        expect(checkQuestion(checked, { evidence, others: [] })).toEqual([]);
        expect(question.source.section).not.toBeNull();
      }
    });

    it('places the right answers itself, each position as often as the others', async () => {
      const { questions } = await write('good', { numQuestions: 16 });
      const times = [0, 1, 2, 3].map(
        (position) => questions.filter(({ correctAnswer }) => correctAnswer === position).length,
      );
      expect(times).toEqual([4, 4, 4, 4]);
    });

    it('takes questions from every section of the document, in its order', async () => {
      const { questions } = await write('good', { numQuestions: 12 });
      const sections = questions.map(({ source }) => source.section);
      const inOrder = waterCycle.sections.map(({ heading }) => heading);
      expect([...new Set(sections)]).toEqual(inOrder);
    });

    it('asks in batches, for about a third more than it needs', async () => {
      await write('good', { numQuestions: 12 });
      const counts = asked().map((prompt) => /Write up to (\d+) q/.exec(prompt)?.[1]);
      expect(counts.map(Number)).toEqual(name === 'gemini' ? [8, 8] : [4, 4, 4, 4]);
    });

    it('reports after every batch how far it is', async () => {
      await write('good', { numQuestions: 12 });
      expect(progress.at(0)).toMatchObject({ done: 0, total: 12 });
      expect(progress.at(-1)).toMatchObject({ done: 12, total: 12 });
      expect(progress.length).toBeGreaterThanOrEqual(4);
      const done = progress.map((step) => step.done);
      expect(done).toEqual([...done].sort((a, b) => a - b));
    });

    it('asks again for what is missing', async () => {
      expect((await write(['truncated', 'good'])).questions).toHaveLength(5);
      expect((await write(['max-tokens', 'good'])).questions).toHaveLength(5);
      expect((await write(['half-questions', 'good'])).questions).toHaveLength(5);
      expect((await write(['invented-quotes', 'good'])).questions).toHaveLength(5);
    });

    it('tells the model what was wrong with the questions before, but nothing out of place', async () => {
      await write(['two-right-answers', 'good']);
      expect(asked().at(-1)).toContain('found more than one option right');
      await write(['links', 'good']);
      expect(asked().at(-1)).not.toContain('were refused');
    });

    it('says so when the text is too short, and asks nobody', async () => {
      const document = {
        ...waterCycle,
        sections: [{ heading: null, page: 1, text: 'Water is wet.' }],
      };
      await expect(write('good', { document })).rejects.toMatchObject({ reason: 'too-short' });
      expect(model.sent()).toEqual([]);
    });

    it('gives what a short document holds, and says how many that are', async () => {
      const document = { ...waterCycle, sections: waterCycle.sections.slice(0, 2) };
      const quiz = await write('good', { document, numQuestions: 50 });
      expect(quiz.questions.length).toBeLessThan(20);
      expect(quiz.notice).toMatch(/gave \d+ good questions; you asked for 50/);
    });
  });

  describe('another question, another quiz', () => {
    it('replaces one question by one that the quiz does not have', async () => {
      const { questions } = await write('good');
      const { questions: replaced } = await write('good', { numQuestions: 1, avoid: questions });
      expect(replaced).toHaveLength(1);
      const stems = questions.map(({ question }) => question);
      const keys = questions.map(({ options, correctAnswer }) => options[correctAnswer]);
      expect(stems).not.toContain(replaced[0]?.question);
      expect(keys).not.toContain(replaced[0]?.options[replaced[0].correctAnswer]);
    });

    it('tells the model what it must not ask again', async () => {
      const { questions } = await write('good');
      await write('good', { numQuestions: 1, avoid: questions });
      const prompt = asked().at(-1);
      for (const { question } of questions) expect(prompt).toContain(question);
    });

    it('drops what the model repeats all the same', async () => {
      const { questions } = await write('good', { numQuestions: 5 });
      const [first] = questions;
      if (!first) throw new Error('a quiz has questions');
      const [wrong1, wrong2, wrong3] = first.options.filter((_, at) => at !== first.correctAnswer);
      const again = {
        stem: first.question,
        correct: first.options[first.correctAnswer],
        ...{ wrong1, wrong2, wrong3 },
        explanation: '',
        topic: first.topic,
        evidence: first.source.quote,
        sentence: '1.1',
      };
      const writing = write(
        { json: { questions: [again] } },
        { numQuestions: 1, avoid: questions },
      );
      await expect(writing).rejects.toMatchObject({ reason: 'bad-answer' });
      expect(model.events).toContainEqual({
        kind: 'checked',
        kept: 0,
        dropped: { 'repeated-key': 1 },
      });
    });

    it('asks for another version of the quiz in so many words', async () => {
      await write('good', { variant: 2 });
      expect(asked()[0]).toContain('version 3');
    });

    it('sends other passages of a long document for another version', async () => {
      const sections = Array.from({ length: 20 }, () => waterCycle.sections).flat();
      const document = { ...waterCycle, sections };
      await write('good', { document, numQuestions: 5 });
      const [first] = asked();
      await write('good', { document, numQuestions: 5, variant: 1 });
      const other = asked().at(-1);
      const numbers = (prompt = '') => [...prompt.matchAll(/^\[(\d+)\.1\]/gm)].map(String);
      expect(numbers(first)).not.toEqual(numbers(other));
    });
  });

  describe('when one batch is slow', () => {
    const isOfTheEnd = (prompt: string) => prompt.includes('Farms use about 70 percent');

    it('keeps the questions of the others, and says what is missing and why', async () => {
      const quiz = await write((prompt) => (isOfTheEnd(prompt) ? 'hang' : 'good'), {
        numQuestions: 20,
      });
      expect(quiz.questions.length).toBeGreaterThanOrEqual(5);
      expect(quiz.notice).toMatch(/took too long, so this quiz has \d+ of the 20 questions/);
    });

    it('does not wait for it when the others gave enough', async () => {
      const quiz = await write((prompt) => (isOfTheEnd(prompt) ? 'hang' : 'good'), {
        numQuestions: 10,
      });
      expect(quiz.questions.length).toBeGreaterThanOrEqual(7);
    });
  });
});
