import { toTermId } from '../../language/term-id.ts';
import { toUninflected } from '../../language/uninflected.ts';
import { readSets, type Concept, type ConceptSet } from './read-sets.ts';

export type ConceptName = {
  concept: Concept;
  /** Its words without their endings, … */
  words: readonly string[];
  /** … and those that are written with a capital, as they are. */
  capitals: readonly string[];
};

/** What school subjects teach. */
export type Catalogue = {
  /** Names that open with the word, given without its ending; the longest first. */
  namesFrom: (word: string) => readonly ConceptName[];
  /** Concepts with that id for one of their names; several where a word has several senses. */
  conceptsOf: (id: string) => readonly Concept[];
};

const SUBJECTS = {
  anatomy: () => import('./subjects/anatomy.data.ts'),
  astronomy: () => import('./subjects/astronomy.data.ts'),
  biology: () => import('./subjects/biology.data.ts'),
  business: () => import('./subjects/business.data.ts'),
  chemistry: () => import('./subjects/chemistry.data.ts'),
  computing: () => import('./subjects/computing.data.ts'),
  earth: () => import('./subjects/earth.data.ts'),
  economics: () => import('./subjects/economics.data.ts'),
  government: () => import('./subjects/government.data.ts'),
  physics: () => import('./subjects/physics.data.ts'),
  politics: () => import('./subjects/politics.data.ts'),
  psychology: () => import('./subjects/psychology.data.ts'),
  language: () => import('./subjects/language.data.ts'),
  sociology: () => import('./subjects/sociology.data.ts'),
  'us-history': () => import('./subjects/us-history.data.ts'),
  'world-history': () => import('./subjects/world-history.data.ts'),
};

let loading: Promise<Catalogue> | undefined;

/** The subjects weigh 3 MB: only a request that writes a quiz loads them. */
export function loadCatalogue(): Promise<Catalogue> {
  loading ??= loadSets().then(createCatalogue);
  return loading;
}

export async function loadSets(): Promise<ConceptSet[]> {
  const sets = Object.entries(SUBJECTS).map(async ([subject, load]) =>
    readSets(subject, (await load()).TEXT),
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
