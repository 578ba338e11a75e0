import type { GivenAnswer } from './kind-schemas.ts';

/** Tells whether nothing was answered, or an answer was taken back. */
export function isBlank(answer: unknown): boolean {
  const given = answer ?? '';
  return typeof given === 'object'
    ? Object.values(given).every(isBlank)
    : typeof given === 'string' && given.trim() === '';
}

/** Tells whether some places of an answer are filled and some are open, such as the gaps of a text. */
export function isPartlyBlank(answer: unknown): boolean {
  return !isBlank(answer) && hasBlank(answer);
}

function hasBlank(value: unknown): boolean {
  return isBlank(value) || (typeof value === 'object' && Object.values(value ?? '').some(hasBlank));
}

/** Tells whether two answers are the same, however they came over the wire. */
export function isSameAnswer(a: GivenAnswer | null, b: GivenAnswer | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
