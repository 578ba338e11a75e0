/** The texts about suggestions. */
export const suggestionTexts = {
  choose: 'Suggestions from the document: choose what fits.',
  found: (count: number) =>
    count === 0
      ? 'No suggestion.'
      : `${count} ${count === 1 ? 'suggestion' : 'suggestions'} to choose from.`,
  none: 'The document has nothing that fits. Please write the wrong answers yourself.',
  failed: 'Nothing could be suggested:',
  full: 'All places are filled. Empty one to choose another.',
} as const;
