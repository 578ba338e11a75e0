/** Makes a set of a list of words and phrases separated by commas. */
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/,\s+/));
}

/** Tells whether the text has one of the lower-case words, in any case. */
export function hasOneOf(words: ReadonlySet<string>, text: string): boolean {
  return text
    .toLowerCase()
    .split(/\W+/)
    .some((word) => words.has(word));
}

/** Tells whether the text begins with one of the words or phrases of two words. */
export function opensWithOneOf(words: ReadonlySet<string>, text: string): boolean {
  const [two = '', one = ''] = /^(\w+)(?: \w+)?/.exec(text.toLowerCase()) ?? [];
  return words.has(one) || words.has(two);
}

export function endsInOneOf(words: ReadonlySet<string>, text: string): boolean {
  return words.has(/\w+$/.exec(text.toLowerCase())?.[0] ?? '');
}

/** Joins the words to one alternative of a regular expression. */
export function oneOf(words: ReadonlySet<string>): string {
  return `(?:${[...words].join('|')})`;
}
