/**
 * The form in which two names of a topic are one: case, spaces, punctuation, articles and plurals do
 * not count. To compare by, never to show. Empty for a name without a word.
 */
export function toTopicKey(topic: string): string {
  const text = topic.normalize('NFKC').toLowerCase().replace(/['’]/g, '').replace(/&/g, ' and ');
  // Signs that tell C from C++ and C#.
  const words = text.match(/[\p{L}\p{M}\p{N}+#]+/gu) ?? [];
  const telling = words.filter((word, at) => word !== 'the' && (at > 0 || !/^an?$/.test(word)));
  return (telling.length > 0 ? telling : words).map(toSingular).join(' ');
}

/** One form for cities and city, rivers and river, phases and phase; it need not be a word. */
function toSingular(word: string): string {
  return word
    .replace(/(?<=\p{L}{2})ies?$/u, 'y')
    .replace(/(?<=\p{L}{3})(?<![sui])s$/u, '')
    .replace(/(?<=s|x|z|ch|sh)e$/, '');
}
