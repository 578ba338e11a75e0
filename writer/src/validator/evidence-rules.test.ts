import { describe, expect, it } from 'vitest';
import { checkQuestion } from './check-question.ts';
import { evidence, findings, good } from './question.fixture.ts';

describe('evidence-in-document', () => {
  it('finds an invented quote', () => {
    expect(findings({ quote: 'Osmosis was discovered on the Moon.' })).toContain(
      'evidence-in-document',
    );
  });

  it('overlooks quotation marks, dashes and spaces', () => {
    expect(findings({ quote: 'Osmosis is  the diffusion of water through a membrane.' })).toEqual(
      [],
    );
  });
});

describe('key-in-evidence', () => {
  it('finds a wrong option that is marked as right', () => {
    expect(findings({ correctAnswer: 2 })).toContain('key-in-evidence');
  });

  it('accepts an answer that the sentence beside the quote gives', () => {
    const question = {
      question: 'What happens to liquid water when it is warmed?',
      options: ['It turns into vapor', 'It sinks', 'It freezes', 'It burns'],
    };
    expect(findings(question)).not.toContain('key-in-evidence');
  });

  it('does not look again where its writer has found it', () => {
    const context = { evidence, others: [], isProven: true };
    const rules = checkQuestion({ ...good, correctAnswer: 2 }, context).map(({ rule }) => rule);
    expect(rules).not.toContain('key-in-evidence');
  });
});

describe('no-second-right-answer', () => {
  it.each([
    [
      'an option that contains the key',
      ['Osmosis', 'Reverse osmosis', 'Fermentation', 'Digestion'],
    ],
    ['the plural of the key', ['Membrane', 'Membranes', 'Fermentation', 'Digestion']],
    ['a wrong option that the quote names', ['Osmosis', 'Diffusion', 'Fermentation', 'Digestion']],
  ])('finds %s', (_name, options) => {
    expect(findings({ options })).toContain('no-second-right-answer');
  });

  it('finds a wrong option that another sentence of the document makes right', () => {
    const question = {
      question: 'Which process turns liquid water into vapor?',
      options: ['Evaporation', 'Transpiration', 'Erosion', 'Digestion'],
      quote: 'Evaporation turns liquid water into vapor.',
    };
    expect(findings(question)).toContain('no-second-right-answer');
  });

  it('reads a sentence with an abbreviation to its end', () => {
    const question = {
      question: 'What does the U.S. Navy measure the depth of the sea with?',
      options: ['Radar', 'Sonar', 'Lasers', 'Ropes'],
      quote: 'Osmosis is the diffusion of water through a membrane.',
    };
    expect(findings(question)).toContain('no-second-right-answer');
  });

  it('finds an acronym of the key', () => {
    const question = {
      question: 'Which agency sent people to the Moon?',
      options: ['National Aeronautics Space Administration', 'NASA', 'Interpol', 'Unesco'],
    };
    expect(checkQuestion({ ...question, correctAnswer: 0 }).map(({ rule }) => rule)).toContain(
      'no-second-right-answer',
    );
  });
});
