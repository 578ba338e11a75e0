/** The texts about suggestions. */
export const suggestionTexts = {
  choose: 'Wrong answers from the document: choose what fits.',
  found: (count: number) =>
    count === 0
      ? 'No wrong answer found.'
      : `${count} wrong ${count === 1 ? 'answer' : 'answers'} to choose from.`,
  none: 'The document has nothing that fits. Please write the wrong answers yourself.',
  failed: 'No wrong answers could be suggested:',
  full: (last: string) => `All places are filled: a click takes the place of “${last}”.`,
} as const;
