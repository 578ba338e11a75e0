import { toUninflected } from '../src/language/uninflected.ts';
import { splitWords } from '../src/language/words.ts';
import { loadWordVectors } from '../src/subject/word-vectors.ts';
import { readNounSynsets } from './wordnet.ts';
import { sortByKey, writeData } from './write-data.ts';

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

const byName = [...new Set(lines)].sort().flatMap((names) => {
  const forms = new Set(names.split(',').map(toUninflected));
  return [...forms].map((form) => `${form}|${names}`);
});
await writeData('wordnet/synonyms.txt', sortByKey(byName));

function isOfTextbooks(name: string): boolean {
  return splitWords(name).every((word) => vectors.isKnown(word));
}
