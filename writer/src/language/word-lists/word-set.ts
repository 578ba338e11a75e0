/** A list of words and phrases, divided by commas, as a set. */
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/,\s+/));
}

/** Whether the text has one of the words; they are in small letters, the text need not be. */
export function hasOneOf(words: ReadonlySet<string>, text: string): boolean {
  return text
    .toLowerCase()
    .split(/\W+/)
    .some((word) => words.has(word));
}

/** Whether the text begins with one of the words, or with one of the phrases of two. */
export function opensWithOneOf(words: ReadonlySet<string>, text: string): boolean {
  const [two = '', one = ''] = /^(\w+)(?: \w+)?/.exec(text.toLowerCase()) ?? [];
  return words.has(one) || words.has(two);
}

export function endsInOneOf(words: ReadonlySet<string>, text: string): boolean {
  return words.has(/\w+$/.exec(text.toLowerCase())?.[0] ?? '');
}

/** The words as one alternative of a regular expression. */
export function oneOf(words: ReadonlySet<string>): string {
  return `(?:${[...words].join('|')})`;
}
