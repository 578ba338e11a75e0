/**
 * Turns a topic's name into a key for comparing, never for showing. Case, spaces, punctuation,
 * articles and plurals are ignored. A name without a word gives an empty key.
 */
export function toTopicKey(topic: string): string {
  const text = topic.normalize('NFKC').toLowerCase().replace(/['’]/g, '').replace(/&/g, ' and ');
  // The signs + and # stay, so that C, C++ and C# differ.
  const words = text.match(/[\p{L}\p{M}\p{N}+#]+/gu) ?? [];
  const telling = words.filter((word, at) => word !== 'the' && (at > 0 || !/^an?$/.test(word)));
  return (telling.length > 0 ? telling : words).map(toSingular).join(' ');
}

/** Gives cities and city, or phases and phase, the same form, which need not be a word. */
function toSingular(word: string): string {
  return word
    .replace(/(?<=\p{L}{2})ies?$/u, 'y')
    .replace(/(?<=\p{L}{3})(?<![sui])s$/u, '')
    .replace(/(?<=s|x|z|ch|sh)e$/, '');
}
