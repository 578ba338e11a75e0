import { readKeyedLines } from '../keyed-lines.ts';
import { genusOf } from '../language/genus.ts';
import { takeLastWord } from '../language/plural.ts';
import { toTermId } from '../language/term-id.ts';
import { toUninflected } from '../language/uninflected.ts';
import { rememberPhrases } from '../language/words.ts';
import { readData, splitLine, splitLines } from '../read-data.ts';
import { EVERYDAY_SYNONYMS } from './everyday-synonyms.ts';

/** The meaning of a term from a textbook's glossary or from WordNet. */
export type Meaning = {
  term: string;
  meaning: string;
  /** The title of the textbook; null for WordNet. */
  book: string | null;
};

export type Glossary = {
  /** Meanings from textbooks first, then from WordNet, the most common first. */
  meaningsOf: (id: string) => readonly Meaning[];
  /** Tells whether textbooks treat it as a term, in a glossary or in bold print. */
  isTextbookTerm: (id: string) => boolean;
  /** Other names of a thing in any sense; names are in the form of `toUninflected`. */
  synonymsOf: (name: string) => ReadonlySet<string>;
  /**
   * Textbook terms of one kind: those whose meaning names it ("muscle that flexes…"), and those
   * that end in the word ("market economy", "planned economy").
   */
  termsOfKind: (kind: string) => readonly Meaning[];
};

let loading: Promise<Glossary> | undefined;

/** The tables have 5 MB, so only a request that writes a quiz loads them. */
export function loadGlossary(): Promise<Glossary> {
  loading ??= Promise.all([
    readData('openstax/bold-terms.txt', readKeyedLines),
    readData('openstax/meanings.txt', readTextbookMeanings),
    readData('wordnet/meanings.txt', readKeyedLines),
    readData('wordnet/synonyms.txt', readKeyedLines),
  ]).then(([boldTerms, textbookMeanings, wordnetMeanings, wordnetSynonyms]) => {
    const ofTextbooks = groupBy(textbookMeanings, ({ term }) => [toTermId(term)]);
    let kinds: ReadonlyMap<string, Meaning[]> | undefined;
    return {
      synonymsOf: rememberPhrases((name) =>
        listSynonyms(name, [...EVERYDAY_SYNONYMS, ...wordnetSynonyms(name)]),
      ),
      meaningsOf: rememberPhrases((id) => [
        ...(ofTextbooks.get(id) ?? []),
        ...wordnetMeanings(id).map(readWordnetMeaning),
      ]),
      isTextbookTerm: rememberPhrases((id) => ofTextbooks.has(id) || boldTerms(id).length > 0),
      termsOfKind: (kind) => (kinds ??= groupBy(textbookMeanings, listKinds)).get(kind) ?? [],
    };
  });
  return loading;
}

/** Reads lines "term|meaning" below each "# Title of a book". */
function readTextbookMeanings(text: string): Meaning[] {
  let book: string | undefined;
  const meanings: Meaning[] = [];
  for (const line of splitLines(text))
    if (line.startsWith('# ')) book = line.slice(2);
    else if (line !== '') {
      const [term, meaning] = splitLine(line, '|');
      if (book === undefined) throw new Error(`“${term}” stands under no book.`);
      meanings.push({ term, meaning, book });
    }
  return meanings;
}

function listKinds({ term, meaning }: Meaning): string[] {
  return [genusOf(meaning), toTermId(takeLastWord(term))];
}

/** Groups meanings by keys, of which each counts once. */
function groupBy(meanings: readonly Meaning[], keysOf: (meaning: Meaning) => string[]) {
  const groups = new Map<string, Meaning[]>();
  for (const meaning of meanings)
    for (const key of new Set(keysOf(meaning))) {
      const known = groups.get(key);
      if (known) known.push(meaning);
      else groups.set(key, [meaning]);
    }
  return groups;
}

/** Reads "term|meaning". */
function readWordnetMeaning(entry: string): Meaning {
  const [term, meaning] = splitLine(entry, '|');
  return { term, meaning, book: null };
}

/** Joins those of the lists "name,synonym" that have this name. */
function listSynonyms(name: string, lists: readonly string[]): ReadonlySet<string> {
  const ofName = lists
    .map((list) => list.split(',').map(toUninflected))
    .filter((names) => names.includes(name));
  return new Set(ofName.flat());
}
