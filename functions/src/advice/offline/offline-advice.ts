import type { AdviceWriter } from '../advice-writer.ts';
import { attemptWords } from './attempt-words.ts';
import { classWords } from './class-words.ts';

/** Our own sentences: chosen by what the numbers say, the same for the same numbers. */
export function createOfflineAdvice(): AdviceWriter {
  return {
    name: 'offline',
    recommendations: (numbers) => Promise.resolve(attemptWords(numbers)),
    classInsights: (numbers) => Promise.resolve({ text: classWords(numbers), writer: 'offline' }),
  };
}
