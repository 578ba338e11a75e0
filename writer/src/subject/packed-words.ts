const NO_SHARED_LETTERS = 'A'.charCodeAt(0);
const MOST_SHARED_LETTERS = 25;

/**
 * Packs alphabetical words into one string: a capital letter for the number of letters shared with
 * the word before (A none, B one …), then the rest. "AcellEar" is "cell", "cellar".
 */
export function packWords(words: readonly string[]): string {
  let before = '';
  return words
    .map((word) => {
      let shared = 0;
      while (
        shared < MOST_SHARED_LETTERS &&
        shared < word.length &&
        word[shared] === before[shared]
      )
        shared += 1;
      before = word;
      return String.fromCharCode(NO_SHARED_LETTERS + shared) + word.slice(shared);
    })
    .join('');
}

export function unpackWords(packed: string): string[] {
  let word = '';
  return (packed.match(/[A-Z][^A-Z]*/g) ?? []).map((entry) => {
    word = word.slice(0, entry.charCodeAt(0) - NO_SHARED_LETTERS) + entry.slice(1);
    return word;
  });
}
