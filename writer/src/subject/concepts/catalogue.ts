import { toTermId } from '../../language/term-id.ts';
import { toUninflected } from '../../language/uninflected.ts';
import { readData } from '../../read-data.ts';
import { readSets, type Concept, type ConceptSet } from './read-sets.ts';

export type ConceptName = {
  concept: Concept;
  /** The words of the name without endings, … */
  words: readonly string[];
  /** … and those that have a capital, unchanged. */
  capitals: readonly string[];
};

/** The concepts that school subjects teach. */
export type Catalogue = {
  /** Names that begin with the word (without ending), the longest first. */
  namesFrom: (word: string) => readonly ConceptName[];
  /** Concepts with that id among their names; several if a word has several senses. */
  conceptsOf: (id: string) => readonly Concept[];
};

/** Files of writer/data/catalogue; of two sets that ask alike, the first one here is used. */
const SUBJECTS = [
  'anatomy',
  'astronomy',
  'biology',
  'business',
  'chemistry',
  'computing',
  'earth',
  'economics',
  'government',
  'physics',
  'politics',
  'psychology',
  'language',
  'sociology',
  'us-history',
  'world-history',
];

let loading: Promise<Catalogue> | undefined;

/** The subjects have 3 MB, so only a request that writes a quiz loads them. */
export function loadCatalogue(): Promise<Catalogue> {
  loading ??= loadSets().then(createCatalogue);
  return loading;
}

export async function loadSets(): Promise<ConceptSet[]> {
  const sets = SUBJECTS.map((subject) =>
    readData(`catalogue/${subject}.txt`, (text) => readSets(subject, text)),
  );
  return (await Promise.all(sets)).flat();
}

function createCatalogue(sets: readonly ConceptSet[]): Catalogue {
  const names = new Map<string, ConceptName[]>();
  const byId = new Map<string, Set<Concept>>();
  for (const concept of sets.flatMap(({ concepts }) => concepts))
    for (const spelling of concept.names) {
      const words = toUninflected(spelling).split(' ');
      const [first = ''] = words;
      const name = { concept, words, capitals: spelling.match(/\p{Lu}[\p{L}.]+/gu) ?? [] };
      const known = names.get(first);
      if (known) known.push(name);
      else names.set(first, [name]);
      const id = toTermId(spelling);
      const concepts = byId.get(id);
      if (concepts) concepts.add(concept);
      else byId.set(id, new Set([concept]));
    }
  for (const list of names.values()) list.sort((a, b) => b.words.length - a.words.length);
  return {
    namesFrom: (word) => names.get(word) ?? [],
    conceptsOf: (id) => [...(byId.get(id) ?? [])],
  };
}
