/** Returns a text such as "About osmosis, cell walls and mitosis". */
export function describeTopics(topics: readonly string[]): string {
  return `About ${new Intl.ListFormat('en').format(topics)}`;
}
