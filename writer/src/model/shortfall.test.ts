import { expect, it } from 'vitest';
import { WriterError } from '../writer.ts';
import { explainShortfall } from './shortfall.ts';

const late = new WriterError('timeout', 'The AI service took too long to answer.');

it('is silent about a quiz that is as long as asked for', () => {
  expect(explainShortfall('gemini', 10, 10, null)).toBeNull();
  expect(explainShortfall('gemini', 10, 10, late)).toBeNull();
});

it('keeps a quiz that was cut short, and says why', () => {
  expect(explainShortfall('gemini', 7, 10, late)).toContain(
    'Gemini took too long, so this quiz has 7 of the 10',
  );
});

it('leaves the choice to the teacher when too little was done', () => {
  expect(() => explainShortfall('gemini', 4, 10, late)).toThrow(late);
});

it('tells the document from the service', () => {
  expect(explainShortfall('gemini', 7, 10, null)).toContain('This document gave 7 good questions');
  expect(() => explainShortfall('gemini', 2, 10, null)).toThrow('too few questions');
  expect(() => explainShortfall('gemini', 0, 1, null)).toThrow('too few questions');
});

it('names the model that stopped', () => {
  expect(explainShortfall('local', 7, 10, late)).toContain('Your school’s AI model took too long');
});

it('says how many of those that fill it up are to be checked', () => {
  expect(explainShortfall('gemini', 10, 10, null, 2)).toContain('2 are marked for you to check');
  expect(explainShortfall('gemini', 10, 10, late, 0)).toBeNull();
});
