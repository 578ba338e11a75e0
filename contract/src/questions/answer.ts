import type { GivenAnswer } from './kind-schemas.ts';

/** Tells whether nothing was answered, or an answer was taken back. */
export function isBlank(answer: unknown): boolean {
  if (answer === undefined || answer === null) return true;
  if (typeof answer === 'object') return Object.values(answer).every(isBlank);
  return typeof answer === 'string' && answer.trim() === '';
}

/** Tells whether two answers are the same, however they came over the wire. */
export function isSameAnswer(a: GivenAnswer | null, b: GivenAnswer | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
