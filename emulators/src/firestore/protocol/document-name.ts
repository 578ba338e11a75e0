/** Returns the ids in a document's or a collection's name, below its database. */
export function splitName(name: string): string[] {
  const [, path = ''] = /^projects\/[^/]+\/databases\/[^/]+\/documents\/(.*)$/s.exec(name) ?? [];
  return path === '' ? [] : path.split('/');
}
