import { genusOf } from '../language/genus.ts';
import { takeLastWord } from '../language/plural.ts';
import { toTermId } from '../language/term-id.ts';
import { toUninflected } from '../language/uninflected.ts';
import { readData, splitLine, splitLines } from '../read-data.ts';
import { EVERYDAY_SYNONYMS } from './everyday-synonyms.ts';

/** The meaning of a term from a textbook's glossary or from WordNet. */
export type Meaning = {
  term: string;
  meaning: string;
  /** Synonyms from WordNet. */
  synonyms: readonly string[];
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

/** The tables have 3 MB, so only a request that writes a quiz loads them. */
export function loadGlossary(): Promise<Glossary> {
  loading ??= Promise.all([
    readData('openstax/bold-terms.txt', splitLines),
    readData('openstax/meanings.txt', readTextbookMeanings),
    readData('wordnet/meanings.txt', readWordnetMeanings),
    readData('wordnet/synonyms.txt', readNames),
  ]).then(([boldTerms, textbookMeanings, wordnetMeanings, wordnetSynonyms]) => {
    const meanings = new Map<string, Meaning[]>();
    const kinds = new Map<string, Meaning[]>();
    const terms = new Set(boldTerms.map(toTermId));
    function add(name: string, meaning: Meaning): void {
      const id = toTermId(name);
      const known = meanings.get(id);
      if (known) known.push(meaning);
      else meanings.set(id, [meaning]);
    }
    for (const entry of textbookMeanings) {
      const { term, meaning } = entry;
      terms.add(toTermId(term));
      add(term, entry);
      for (const kind of new Set([genusOf(meaning), toTermId(takeLastWord(term))])) {
        const known = kinds.get(kind);
        if (known) known.push(entry);
        else kinds.set(kind, [entry]);
      }
    }
    for (const { names, meaning } of wordnetMeanings)
      for (const term of names) add(term, { term, meaning, synonyms: names, book: null });
    const synonyms = joinSynonyms([...EVERYDAY_SYNONYMS, ...wordnetSynonyms]);
    return {
      synonymsOf: (name) => synonyms.get(name) ?? new Set(),
      meaningsOf: (id) => meanings.get(id) ?? [],
      isTextbookTerm: (id) => terms.has(id),
      termsOfKind: (kind) => kinds.get(kind) ?? [],
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
      meanings.push({ term, meaning, synonyms: [], book });
    }
  return meanings;
}

/** Reads lines "name,synonym|meaning". */
function readWordnetMeanings(text: string): { names: string[]; meaning: string }[] {
  return splitLines(text).map((line) => {
    const [names, meaning] = splitLine(line, '|');
    return { names: names.split(','), meaning };
  });
}

/** Reads lines "name,synonym". */
function readNames(text: string): string[] {
  const lines = splitLines(text);
  for (const line of lines) splitLine(line, ',');
  return lines;
}

function joinSynonyms(lines: readonly string[]): Map<string, Set<string>> {
  const synonyms = new Map<string, Set<string>>();
  for (const line of lines) {
    const names = line.split(',').map(toUninflected);
    for (const name of names)
      synonyms.set(name, new Set([...(synonyms.get(name) ?? []), ...names]));
  }
  return synonyms;
}
