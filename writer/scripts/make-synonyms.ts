import { splitWords } from '../src/language/words.ts';
import { loadWordVectors } from '../src/subject/word-vectors.ts';
import { readNounSynsets } from './wordnet.ts';
import { writeData } from './write-data.ts';

/** Compiles which nouns stand for one thing, everyday ones too: "person" and "individual". */

const MOST_WORDS = 3;
/** Noun files (lexnames(5WN)) of animals, artifacts, food, persons and plants: more names than any lesson has. */
const OVERGROWN = new Set([5, 6, 13, 18, 20]);

const vectors = await loadWordVectors();

const lines = (await readNounSynsets()).flatMap(({ words, file, isInstance }) => {
  const names = words
    .map((word) => word.replaceAll('_', ' ').toLowerCase())
    .filter((name) => splitWords(name).length <= MOST_WORDS && !name.startsWith('genus '));
  const isTaught =
    OVERGROWN.has(file) || isInstance ? names.every(isOfTextbooks) : names.some(isOfTextbooks);
  return names.length > 1 && isTaught ? [names.join(',')] : [];
});

await writeData('wordnet/synonyms.txt', [...new Set(lines)].sort());

function isOfTextbooks(name: string): boolean {
  return splitWords(name).every((word) => vectors.isKnown(word));
}
