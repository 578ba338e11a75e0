export const suggestionTexts = {
  suggest: 'Suggest wrong answers',
  again: 'Suggest again',
  looking: 'Looking in the document…',
  choose: 'Suggestions from the document: choose what fits.',
  found: (count: number) =>
    count === 0
      ? suggestionTexts.none
      : `${count} ${count === 1 ? 'suggestion' : 'suggestions'} to choose from.`,
  none: 'The document has nothing that fits. Please write the wrong answers yourself.',
  unready: 'Write the question and mark its right answer first.',
  failed: 'Nothing could be suggested:',
} as const;
