import { isEnglishWord } from '../src/document/english-words.ts';
import { isGeneral } from '../src/language/is-general.ts';
import { toTermId } from '../src/language/term-id.ts';
import { contentStems } from '../src/language/words.ts';
import { loadWordVectors } from '../src/subject/word-vectors.ts';
import { readTrainingSections } from './training-sections.ts';
import { readNounSynsets, readSenseNumbers } from './wordnet.ts';
import { sortByKey, writeData } from './write-data.ts';

/** Compiles what terms mean: from the glossaries of textbooks, and from WordNet for words those use. */
const MOST_TERM_WORDS = 4;
const MOST_MEANING_CHARACTERS = 150;
const FEWEST_CONTENT_WORDS = 3;
/** More everyday words than these (see WordVectors.rarityOf) are not asked for. */
const LEAST_RARITY = 8;
const MOST_SENSES = 2;
const MOST_WORDNET_WORDS = 2;
/** Animals, artifacts, persons and plants have too many names of two words. */
const FILES_OF_SINGLE_WORDS = new Set([5, 6, 18, 20]);
/** Not for children, whatever the document says. */
const UNFIT =
  /\b(?:sex\w*|erotic\w*|prostitut\w*|obscen\w*|vulgar|obscene|offensive|slur|disparag\w*|genital\w*|copulat\w*|whore|brothel|narcotic|suicide)\b/;
const EMPTY_MEANING = /^(?:of or|relating|the (?:act|state|quality|property) of being)\b/;
/** WordNet's noun files but for names of places and times, feelings and motives. */
const FILES = new Set([4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 17, 18, 19, 20, 21, 22, 24, 25, 26, 27]);

const { rarityOf, isKnown } = await loadWordVectors();
const sections = await readTrainingSections();
await writeData('openstax/meanings.txt', textbookLines());
await writeData('openstax/bold-terms.txt', sortByKey(boldTerms().map(withId)));
await writeData('wordnet/meanings.txt', sortByKey((await wordnetLines()).map(withId)));

/** A book without a glossary that tells anything has no heading either. */
function textbookLines(): string[] {
  const books = [...new Set(sections.map(({ book }) => book))]
    .map((book) => [`# ${book}`, ...bookLines(book)])
    .filter(({ length }) => length > 1);
  return books.flatMap((lines, at) => (at === 0 ? lines : ['', ...lines]));
}

function bookLines(book: string): string[] {
  const found = new Map<string, string>();
  for (const section of sections.filter((one) => one.book === book))
    for (const { term, definition } of section.glossary) {
      const name = tidyTerm(term);
      const meaning = tidyMeaning(definition);
      if (name && isTelling(name, meaning)) found.set(name, meaning);
    }
  return [...found].map(([term, meaning]) => `${term}|${meaning}`).sort();
}

function boldTerms(): string[] {
  const names = sections.flatMap(({ bold_terms }) => bold_terms).map(tidyTerm);
  return [...new Set(names.filter((name) => name !== null))].sort();
}

function tidyTerm(term: string): string | null {
  const name = term
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/[`$\\]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[.,:;]+$/, '')
    .trim();
  const words = name.split(/[\s-]/);
  return name.length > 2 &&
    words.length <= MOST_TERM_WORDS &&
    /^[\p{L}][\p{L}\p{N}’' -]*$/u.test(name)
    ? name
    : null;
}

/** Without domain, asides, examples and further statements. */
function tidyMeaning(definition: string): string {
  return definition
    .replace(/\s*\([^)]*\)\s*/g, ' ')
    .replace(/\[[^\]]*\]/g, '')
    .split(/;|\. |—|: /)[0]!
    .replace(/[`$\\|]/g, '')
    .replace(/,? (?:such as|for example|including|e\.g\.|like the).*$/, '')
    .replace(/\s+/g, ' ')
    .replace(/^(?:also,? [^,]*, )/, '')
    .replace(/[\s.,]+$/, '')
    .trim();
}

function isTelling(term: string, meaning: string): boolean {
  const own = contentStems(term);
  const told = contentStems(meaning);
  return (
    meaning.length <= MOST_MEANING_CHARACTERS &&
    [...told].filter((stem) => !own.has(stem)).length >= FEWEST_CONTENT_WORDS &&
    !/[“”"=<>]|\b(?:also|see|you|we|our)\b/.test(meaning)
  );
}

async function wordnetLines(): Promise<string[]> {
  const senseNumbers = await readSenseNumbers();
  return (await readNounSynsets())
    .flatMap(({ offset, file, words, gloss, isInstance }) => {
      if (!FILES.has(file) || isInstance) return [];
      const meaning = tidyMeaning(gloss.split(/; "/)[0] ?? '');
      if (EMPTY_MEANING.test(meaning) || UNFIT.test(meaning)) return [];
      const ranks = words.map((word) => senseNumbers.get(`${word.toLowerCase()}%${offset}`) ?? 99);
      const names = words
        .filter((word, at) => (ranks[at] ?? 99) <= MOST_SENSES && isSchoolWord(word, file))
        .map((word) => word.replaceAll('_', ' '))
        .filter((name) => isTelling(name, meaning));
      return names.length > 0
        ? [{ rank: Math.min(...ranks), line: `${names.join(',')}|${meaning}`, names, meaning }]
        : [];
    })
    .sort((a, b) => a.rank - b.rank || (a.line < b.line ? -1 : 1))
    .flatMap(({ names, meaning }) => names.map((name) => `${name}|${meaning}`));
}

/** Puts the id of a line's term before it, by which the line is found. */
function withId(line: string): string {
  return `${toTermId(line.split('|')[0] ?? '')}|${line}`;
}

/** Words that textbooks use, but not in every sentence. */
function isSchoolWord(lemma: string, file: number): boolean {
  const words = lemma.split('_');
  const most = FILES_OF_SINGLE_WORDS.has(file) ? 1 : MOST_WORDNET_WORDS;
  if (!/^[a-z_]+$/.test(lemma) || words.length > most) return false;
  return (
    words.every((word) => isKnown(word) || (words.length === 1 && isEnglishWord(word))) &&
    Math.max(...words.map(rarityOf)) >= LEAST_RARITY &&
    !(words.length === 1 && isGeneral(lemma))
  );
}
