import { toTermId } from '../../src/language/term-id.ts';
import { contentStems, splitWords, stemWord } from '../../src/language/words.ts';
import { weighFact, type WeighedFact } from '../../src/questions/taught/weigh-fact.ts';
import {
  ASKS_FOR_ANY,
  type Concept,
  type ConceptSet,
} from '../../src/subject/concepts/read-sets.ts';
import { loadGlossary } from '../../src/subject/glossary.ts';
import { loadWordVectors, type WordVectors } from '../../src/subject/word-vectors.ts';

/** Another concept that may be offered beside a fact, and what says the same of it. */
export type Fitting = {
  concept: Concept;
  fact: string;
  rival: Concept;
  said: string;
  /** The share of the fact, by weight of its words, that is said of the rival, 0 to 1. */
  share: number;
};

/** Words at least this near in meaning count as the same. */
const AS_GOOD_AS = 0.8;
/** With less in it, a fact is shared by chance. */
const LEAST_WORDS = 2;

/**
 * Puts every fact beside every concept that it can be offered with (of its set, and of sets of its
 * subject that ask alike) and finds those of which the catalogue, a textbook's glossary or WordNet
 * says the same. A reader judges whether both are right.
 *
 * @param least the share of a fact from which it is told, 0 to 1
 */
export async function findFitting(sets: readonly ConceptSet[], least: number): Promise<Fitting[]> {
  const [vectors, glossary] = [await loadWordVectors(), await loadGlossary()];
  const alike = new Map<string, ConceptSet[]>();
  for (const set of sets) {
    const key = `${set.subject} ${set.lead}`;
    alike.set(key, [...(alike.get(key) ?? []), set]);
  }
  const found: Fitting[] = [];
  const told = new Map<Concept, { said: string; stems: ReadonlySet<string> }[]>();
  function saidOf(rival: Concept) {
    const known = told.get(rival);
    if (known) return known;
    const meanings = rival.names.flatMap((name) => glossary.meaningsOf(toTermId(name)));
    const all = [...rival.facts, ...meanings.map(({ meaning }) => meaning)];
    const result = [...new Set(all)].map((said) => ({ said, stems: contentStems(said) }));
    told.set(rival, result);
    return result;
  }
  for (const set of sets) {
    const asksForAny = ASKS_FOR_ANY.test(set.lead);
    const beside = asksForAny ? [] : (alike.get(`${set.subject} ${set.lead}`) ?? []);
    const asked = beside.flatMap(({ concepts }) => concepts);
    for (const concept of set.concepts) {
      const ofSort = asked.filter(({ sort }) => sort === concept.sort);
      const rivals = new Set([...concept.alike, ...ofSort]);
      for (const fact of concept.facts) {
        const weighed = weighFact(fact, concept.names, vectors);
        if (weighed.words.length < LEAST_WORDS) continue;
        for (const rival of rivals) {
          if (rival === concept || toTermId(rival.term) === toTermId(concept.term)) continue;
          const best = saidOf(rival)
            .map(({ said, stems }) => ({ said, share: shareSaid(weighed, stems, vectors, said) }))
            .sort((a, b) => b.share - a.share)[0];
          if (best && best.share >= least) found.push({ concept, fact, rival, ...best });
        }
      }
    }
  }
  return found.sort((a, b) => b.share - a.share);
}

/** A word that another one comes near to in meaning is said as well. */
function shareSaid(
  { words, weights, total }: WeighedFact,
  stems: ReadonlySet<string>,
  vectors: WordVectors,
  said: string,
): number {
  let missing = total;
  for (const [stem, weight] of weights) if (stems.has(stem)) missing -= weight;
  if (1 - missing / total < 0.35) return 1 - missing / total;
  for (const word of words) {
    if (stems.has(stemWord(word))) continue;
    const near = splitWords(said).some((other) => vectors.similarity(word, other) >= AS_GOOD_AS);
    if (near) missing -= weights.get(stemWord(word)) ?? 0;
  }
  return 1 - missing / total;
}
