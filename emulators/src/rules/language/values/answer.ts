import { Unknown } from './value.ts';

/** Yes, no, or it depends on what is not known. */
export type Answer = boolean | Unknown;

export function negate(answer: Answer): Answer {
  return typeof answer === 'boolean' ? !answer : answer;
}

export function anyOf(answers: readonly Answer[]): Answer {
  if (answers.includes(true)) return true;
  return answers.every((answer) => answer === false) ? false : new Unknown();
}

export function allOf(answers: readonly Answer[]): Answer {
  if (answers.includes(false)) return false;
  return answers.every((answer) => answer === true) ? true : new Unknown();
}
