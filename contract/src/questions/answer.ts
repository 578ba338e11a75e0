import type { GivenAnswer } from './kind-schemas.ts';

/** Tells whether nothing was answered, or an answer was taken back. */
export function isBlank(answer: GivenAnswer | null | undefined): boolean {
  return typeof answer === 'object' && answer !== null
    ? Object.values(answer).every(isEmpty)
    : answer === null || answer === undefined;
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEmpty);
  return value === null || (typeof value === 'string' && value.trim() === '');
}

/** Tells whether two answers are the same, however they came over the wire. */
export function isSameAnswer(a: GivenAnswer | null, b: GivenAnswer | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
