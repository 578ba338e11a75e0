import type { Mentions } from '../../facts/mentions.ts';
import type { Concept } from '../../subject/concepts/read-sets.ts';
import type { DocumentIndex } from '../wrong-answers/document-index.ts';
import { shareOf, weighFact, type WeighedFact } from './weigh-fact.ts';

/** The sentence about a concept that says most of a fact. */
type Place = {
  /** The sentence's number; -1 when none says anything of it. */
  at: number;
  /** The share of the fact that it says, with what the next sentence adds, 0 to 1. */
  share: number;
};

/** A fact of the catalogue that the document may teach. */
export type Taught = { concept: Concept; fact: string; place: Place };

/** Data about one document that is needed repeatedly. */
export type TaughtIndex = {
  index: DocumentIndex;
  mentions: Mentions;
  weigh: (fact: string, concept: Concept) => WeighedFact;
  findPlace: (fact: WeighedFact, concept: Concept) => Place;
  /** Stems of the sentence this many steps away in the same paragraph. */
  stemsBeside: (at: number, step: number) => ReadonlySet<string>;
};

const MOST_SENTENCES = 30;
/** A fact that shares less with every sentence about its term is not examined. */
const LEAST_SHARE = 0.2;
/** What the next sentence adds counts a little less. */
const NEXT = 0.92;
const NOTHING: ReadonlySet<string> = new Set();

export function createTaughtIndex(
  index: DocumentIndex,
  mentions: Mentions = index.analysis.mentions,
): TaughtIndex {
  const { sentences, vectors } = index.analysis;
  const weighed = new Map<string, WeighedFact>();

  function stemsBeside(at: number, step: number): ReadonlySet<string> {
    const [own, other] = [sentences[at], sentences[at + step]];
    const isBeside =
      own && other && own.paragraph === other.paragraph && own.section === other.section;
    return isBeside ? index.stemsAt(at + step) : NOTHING;
  }

  return {
    index,
    mentions,
    stemsBeside,
    weigh(fact, concept) {
      const known = weighed.get(fact);
      if (known) return known;
      const result = weighFact(fact, concept.names, vectors);
      weighed.set(fact, result);
      return result;
    },
    findPlace(fact, concept) {
      let best: Place = { at: -1, share: 0 };
      for (const at of (mentions.get(concept) ?? []).slice(0, MOST_SENTENCES)) {
        if (!/[.!?]["”’)]?$/.test(sentences[at]?.text ?? '')) continue;
        const alone = shareOf(fact, index.stemsAt(at));
        const both = shareOf(fact, index.stemsAt(at), stemsBeside(at, 1));
        const share = Math.max(alone, both * NEXT);
        if (share > best.share) best = { at, share };
      }
      return best;
    },
  };
}

/** Finds facts about the named concepts, each with the sentence that says it best. */
export function findTaught(taughtIndex: TaughtIndex): Taught[] {
  const { mentions, weigh, findPlace } = taughtIndex;
  return [...mentions.keys()].flatMap((concept) =>
    concept.facts.flatMap((fact) => {
      const place = findPlace(weigh(fact, concept), concept);
      return place.share >= LEAST_SHARE ? [{ concept, fact, place }] : [];
    }),
  );
}
