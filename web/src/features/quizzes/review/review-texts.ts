/** The texts about questions that their writer is not sure of. */
export const reviewTexts = {
  check: 'Check this one',
  checkWhat: 'Does your text say it, and is nothing else right?',
  sure: 'Sure',
  looksGood: 'Looks good',
  nextToCheck: 'Next to check',
  next: 'Next',
  confirmFailed: 'The mark could not be taken off:',
  confirmed: (number: number, left: number) =>
    left === 0
      ? `Question ${number} looks good. Nothing is left to check.`
      : `Question ${number} looks good. ${left} more to check.`,
} as const;

/** Returns texts such as "1 to check" and "2 suggested". */
export const countTexts = {
  sure: (questions: number) => `${questions} sure`,
  toCheck: (questions: number) => `${questions} to check`,
  drafts: (drafts: number) => `${drafts} suggested`,
} as const;
