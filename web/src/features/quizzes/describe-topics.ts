/** "About osmosis, cell walls and mitosis": what a quiz asks about most. */
export function describeTopics(topics: readonly string[]): string {
  return `About ${new Intl.ListFormat('en').format(topics)}`;
}
