/** The texts about suggestions. */
export const suggestionTexts = {
  choose: 'Suggestions from the document: choose what fits.',
  found: (count: number) =>
    count === 0
      ? 'No suggestion.'
      : `${count} ${count === 1 ? 'suggestion' : 'suggestions'} to choose from.`,
  none: 'The document has nothing that fits. Please write the wrong answers yourself.',
  failed: 'Nothing could be suggested:',
  full: (last: string) => `All places are filled: a click takes the place of “${last}”.`,
} as const;
