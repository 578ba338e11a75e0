import { describe, expect, it } from 'vitest';
import { fillUp } from '../fill-up.ts';
import { WriterError } from '../writer.ts';
import { MODEL_NAMES, useModel } from './model-school.fixture.ts';

describe.each(MODEL_NAMES)('of %s', (name) => {
  const { write } = useModel(name);
  const order = { numQuestions: 40, fillUp };

  it('a quiz with too few questions is filled up with the kinds that were asked for', async () => {
    const alone = await write('good', { numQuestions: 40 });
    const { questions, notice } = await write('good', { ...order, otherKinds: ['gaps'] });
    const added = questions.filter(({ kind }) => kind !== undefined);
    expect(questions.filter(({ kind }) => kind === undefined)).toEqual(alone.questions);
    expect(added.length).toBeGreaterThan(0);
    expect(new Set(added.map(({ kind }) => kind))).toEqual(new Set(['gaps']));
    const check = questions.filter(({ confidence }) => confidence === 'check').length;
    const sure = `You asked for 40 questions: ${questions.length - check} are sure`;
    expect(notice).toMatch(RegExp(`^${sure}, ${check} (is|are) marked for you to check`));
  });

  it('what is added repeats no sentence of the model’s questions', async () => {
    const { questions } = await write('good', { ...order, otherKinds: ['gaps', 'true-false'] });
    const ofModel = questions.filter(({ kind }) => kind === undefined);
    for (const { kind, source } of questions)
      if (kind !== undefined)
        expect(ofModel.filter((other) => other.source.quote.includes(source.quote))).toEqual([]);
  });

  it('without other kinds in the order the quiz stays as it is, and what fits it is spare', async () => {
    const alone = await write('good', { numQuestions: 40 });
    const { questions, spares = [] } = await write('good', order);
    expect(questions).toEqual(alone.questions);
    expect(spares.length).toBeGreaterThan(0);
  });

  it('a whole quiz asks for nothing more', async () => {
    const never = () => Promise.reject(new Error('It was asked.'));
    const { questions, spares } = await write('good', { otherKinds: ['gaps'], fillUp: never });
    expect(questions).toHaveLength(5);
    expect(spares).toBeUndefined();
  });

  it('where nothing can be added, what the model wrote is kept', async () => {
    const fails = () => Promise.reject(new WriterError('too-long', 'Too long.'));
    const alone = await write('good', { numQuestions: 40 });
    expect(await write('good', { numQuestions: 40, otherKinds: ['gaps'], fillUp: fails })).toEqual(
      alone,
    );
  });
});
