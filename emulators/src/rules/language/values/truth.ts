import { Unknown } from './value.ts';

/** Yes, no, or dependent on something unknown. */
export type Truth = boolean | Unknown;

export function negate(answer: Truth): Truth {
  return typeof answer === 'boolean' ? !answer : answer;
}

export function anyOf(answers: readonly Truth[]): Truth {
  if (answers.includes(true)) return true;
  return answers.every((answer) => answer === false) ? false : new Unknown();
}

export function allOf(answers: readonly Truth[]): Truth {
  if (answers.includes(false)) return false;
  return answers.every((answer) => answer === true) ? true : new Unknown();
}
