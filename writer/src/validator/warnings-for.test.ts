import { describe, expect, it } from 'vitest';
import { warningsFor } from './warnings-for.ts';

const text =
  'Osmosis is the diffusion of water through a membrane. Digestion takes place in the gut.';
const document = {
  title: 'Water',
  kind: 'txt' as const,
  pageCount: null,
  sections: [{ heading: null, page: null, text }],
};
const question = {
  question: 'Which process moves water through a membrane?',
  options: ['Osmosis', 'Erosion', 'Fermentation', 'Digestion'],
  correctAnswer: 0,
  quote: 'Osmosis is the diffusion of water through a membrane.',
};

describe('a question that a teacher has changed', () => {
  it('gives no warning while it is sound', () => {
    expect(warningsFor(question, [], document)).toEqual([]);
    expect(warningsFor(question, [], null)).toEqual([]);
  });

  it('may have fewer options than a written one, or more, but none twice', () => {
    for (const options of [
      ['Osmosis', 'Erosion'],
      [...question.options, 'Friction', 'Gravity'],
    ]) {
      expect(warningsFor({ ...question, options }, [], document)).toEqual([]);
    }
    const twice = { ...question, options: ['Osmosis', 'Erosion', 'erosion.'] };
    expect(warningsFor(twice, [], document)).toEqual([
      { rule: 'four-distinct-options', message: 'Two options are the same.' },
    ]);
  });

  it('gives a code and a sentence for each weakness', () => {
    const changed = { ...question, options: question.options.with(3, 'All of the above') };
    expect(warningsFor(changed, [], document)).toEqual([
      {
        rule: 'no-all-or-none-of-the-above',
        message: 'Options such as “All of the above” give the answer away.',
      },
    ]);
  });

  it('is warned of a key that the document does not bear out', () => {
    const changed = { ...question, correctAnswer: 1 };
    const rules = warningsFor(changed, [], document).map(({ rule }) => rule);
    expect(rules).toContain('key-in-evidence');
  });

  it('is held against its quote where the document is gone', () => {
    const changed = { ...question, options: question.options.with(1, 'Diffusion') };
    expect(warningsFor(changed, [], null).map(({ rule }) => rule)).toEqual([
      'no-second-right-answer',
    ]);
  });

  it('is held against the other questions of the quiz', () => {
    expect(warningsFor(question, [question], null).map(({ rule }) => rule)).toEqual([
      'no-near-duplicate',
    ]);
  });
});
