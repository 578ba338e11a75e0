import { toTermId } from '../../language/term-id.ts';
import { toUninflected } from '../../language/uninflected.ts';
import { rememberPhrases } from '../../language/words.ts';
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
export const SUBJECTS = [
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

/** One of the names of a concept, as it is written. */
type Spelling = { concept: Concept; spelling: string };

function createCatalogue(sets: readonly ConceptSet[]): Catalogue {
  const spellings = sets.flatMap(({ concepts }) =>
    concepts.flatMap((concept) => concept.names.map((spelling) => ({ concept, spelling }))),
  );
  const byWord = groupByFirstWord(spellings, toUninflected);
  let byStem: ReadonlyMap<string, Spelling[]> | undefined;
  return {
    namesFrom: rememberPhrases((word) =>
      (byWord.get(word) ?? []).map(toName).sort((a, b) => b.words.length - a.words.length),
    ),
    conceptsOf: rememberPhrases((id) => {
      byStem ??= groupByFirstWord(spellings, toTermId);
      const like = byStem.get(firstOf(id)) ?? [];
      const named = like.filter(({ spelling }) => toTermId(spelling) === id);
      return [...new Set(named.map(({ concept }) => concept))];
    }),
  };
}

/** Groups names by the first word of their form, since to form all of each takes far longer. */
function groupByFirstWord(
  spellings: readonly Spelling[],
  toForm: (text: string) => string,
): ReadonlyMap<string, Spelling[]> {
  const firstForm = rememberPhrases((word) => firstOf(toForm(word)));
  const groups = new Map<string, Spelling[]>();
  for (const one of spellings) {
    const first = firstForm(firstOf(one.spelling)) || firstOf(toForm(one.spelling));
    const known = groups.get(first);
    if (known) known.push(one);
    else groups.set(first, [one]);
  }
  return groups;
}

function firstOf(words: string): string {
  const end = words.indexOf(' ');
  return end < 0 ? words : words.slice(0, end);
}

function toName({ concept, spelling }: Spelling): ConceptName {
  const words = toUninflected(spelling).split(' ');
  return { concept, words, capitals: spelling.match(/\p{Lu}[\p{L}.]+/gu) ?? [] };
}
