/** Neighbours get different sentences. */
export function pick(index: number, sentences: readonly [string, ...string[]]): string {
  return sentences[index % sentences.length] ?? sentences[0];
}
