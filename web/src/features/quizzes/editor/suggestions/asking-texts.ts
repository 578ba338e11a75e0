/** The texts shown before there are suggestions. */
export const askingTexts = {
  suggest: 'Suggest wrong answers',
  looking: 'Looking in the document…',
  unready: 'Write the question and mark its right answer first.',
} as const;
