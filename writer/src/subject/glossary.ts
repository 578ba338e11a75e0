import { genusOf } from '../language/genus.ts';
import { takeLastWord } from '../language/plural.ts';
import { toTermId } from '../language/term-id.ts';
import { toUninflected } from '../language/uninflected.ts';
import { EVERYDAY_SYNONYMS } from './everyday-synonyms.ts';

/** What a term means, in the words of a textbook's glossary or of WordNet. */
export type Meaning = {
  term: string;
  meaning: string;
  /** Other words for the same, as WordNet has them. */
  synonyms: readonly string[];
  /** Title of the textbook; null for WordNet. */
  book: string | null;
};

export type Glossary = {
  /** Textbooks' meanings first, then WordNet's, the commonest first. */
  meaningsOf: (id: string) => readonly Meaning[];
  /** Whether textbooks treat it as a term: in a glossary, or printed in bold. */
  isTextbookTerm: (id: string) => boolean;
  /** Other names of a thing, in whichever sense; names go in and out as `toUninflected` has them. */
  synonymsOf: (name: string) => ReadonlySet<string>;
  /**
   * Terms of textbooks of one kind: those whose meaning names the kind ("muscle that flexes…"), and
   * those that end in the word ("market economy", "planned economy").
   */
  termsOfKind: (kind: string) => readonly Meaning[];
};

let loading: Promise<Glossary> | undefined;

/** The tables weigh 3 MB: only a request that writes a quiz loads them. */
export function loadGlossary(): Promise<Glossary> {
  loading ??= Promise.all([
    import('./textbook-terms.data.ts'),
    import('./wordnet-meanings.data.ts'),
    import('./wordnet-synonyms.data.ts'),
  ]).then(([{ TEXTBOOK_MEANINGS, TEXTBOOK_TERMS }, { WORDNET_MEANINGS }, { WORDNET_SYNONYMS }]) => {
    const meanings = new Map<string, Meaning[]>();
    const kinds = new Map<string, Meaning[]>();
    const terms = new Set(TEXTBOOK_TERMS.split('\n').map(toTermId));
    function add(name: string, meaning: Meaning): void {
      const id = toTermId(name);
      const known = meanings.get(id);
      if (known) known.push(meaning);
      else meanings.set(id, [meaning]);
    }
    for (const [book, lines] of Object.entries(TEXTBOOK_MEANINGS))
      for (const line of lines.split('\n')) {
        const [term = '', meaning = ''] = line.split('|');
        terms.add(toTermId(term));
        const entry = { term, meaning, synonyms: [], book };
        add(term, entry);
        for (const kind of new Set([genusOf(meaning), toTermId(takeLastWord(term))])) {
          const known = kinds.get(kind);
          if (known) known.push(entry);
          else kinds.set(kind, [entry]);
        }
      }
    for (const line of WORDNET_MEANINGS.split('\n')) {
      const [names = '', meaning = ''] = line.split('|');
      const synonyms = names.split(',');
      for (const term of synonyms) add(term, { term, meaning, synonyms, book: null });
    }
    const synonyms = readSynonyms([...EVERYDAY_SYNONYMS, ...WORDNET_SYNONYMS.split('\n')]);
    return {
      synonymsOf: (name) => synonyms.get(name) ?? new Set(),
      meaningsOf: (id) => meanings.get(id) ?? [],
      isTextbookTerm: (id) => terms.has(id),
      termsOfKind: (kind) => kinds.get(kind) ?? [],
    };
  });
  return loading;
}

function readSynonyms(lines: readonly string[]): Map<string, Set<string>> {
  const synonyms = new Map<string, Set<string>>();
  for (const line of lines) {
    const names = line.split(',').map(toUninflected);
    for (const name of names)
      synonyms.set(name, new Set([...(synonyms.get(name) ?? []), ...names]));
  }
  return synonyms;
}
