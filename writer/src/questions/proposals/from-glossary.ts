import type { Analysis } from '../../facts/analysis.ts';
import type { Term } from '../../facts/terms.ts';
import { endsInPlural } from '../../language/plural.ts';
import type { Sentence } from '../../language/sentence.ts';
import { contentStems } from '../../language/words.ts';
import type { Meaning } from '../../subject/glossary.ts';
import { choosePassage, type Passage } from '../taught/choose-passage.ts';
import { weighFact } from '../taught/weigh-fact.ts';
import type { DocumentIndex } from '../wrong-answers/document-index.ts';
import type { Proposal } from './proposal.ts';

/** A glossary's meaning that shares less with the document is not what the document is about. */
const LEAST_SUPPORT = 0.25;
/** The sentences next to a term's own that may add support. */
const MOST_SENTENCES = 12;

/**
 * Asks for the term by a textbook glossary's meaning that the document supports. Only the textbook
 * whose terms the document uses counts, as another subject may use a term differently. A
 * dictionary's meanings are no such source: readers kept one in seven.
 */
export function proposeFromGlossary(index: DocumentIndex): Proposal[] {
  const { analysis } = index;
  return analysis.terms.flatMap((term) => {
    const best = analysis.glossary
      .meaningsOf(term.id)
      .filter(
        (meaning) =>
          meaning.book !== null && meaning.book === analysis.textbook && isFit(meaning, term),
      )
      .map((meaning) => ({ meaning, support: findSupport(analysis, term, meaning) }))
      .sort((a, b) => b.support - a.support)[0];
    if (!best || best.support < LEAST_SUPPORT) return [];
    const fact = weighFact(best.meaning.meaning, [term.text], analysis.vectors);
    const passage = choosePassage(fact, term.sentences, index);
    return passage ? [toProposal(term, best.meaning, best.support, passage)] : [];
  });
}

function isFit({ meaning }: Meaning, term: Term): boolean {
  const own = contentStems(term.text);
  const told = contentStems(meaning);
  return (
    told.size >= 3 &&
    meaning.split(' ').length <= 26 &&
    !(endsInPlural(term.text) && term.singular === null && /^an?\s/.test(meaning)) &&
    ![...own].every((stem) => told.has(stem)) &&
    !/^(?:one of|any of a|of|relating|having|describes?|able|refers|being|when|in|to|used|occurs|is|are|see)\b/.test(
      meaning,
    )
  );
}

/** Every term of a sentence needs its stems. */
const stems = new WeakMap<Sentence, ReadonlySet<string>>();

function stemsOf(sentence: Sentence): ReadonlySet<string> {
  const known = stems.get(sentence) ?? contentStems(sentence.text);
  stems.set(sentence, known);
  return known;
}

/** The share of the meaning's words, weighted by rarity, in or after one sentence on the term. */
function findSupport(analysis: Analysis, term: Term, { meaning }: Meaning): number {
  const own = contentStems(term.text);
  const wanted = [...contentStems(meaning)].filter((stem) => !own.has(stem));
  const weights = new Map(wanted.map((stem) => [stem, analysis.vectors.rarityOf(stem)]));
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  let best = 0;
  for (const index of term.sentences.slice(0, MOST_SENTENCES)) {
    const sentence = analysis.sentences[index];
    if (!sentence || !/[.]$/.test(sentence.text)) continue;
    const next = analysis.sentences[index + 1];
    const beside = next?.paragraph === sentence.paragraph ? stemsOf(next) : null;
    const said = stemsOf(sentence);
    let sum = 0;
    for (const [stem, weight] of weights) if (said.has(stem) || beside?.has(stem)) sum += weight;
    best = Math.max(best, total > 0 ? sum / total : 0);
  }
  return best;
}

function toProposal(
  term: Term,
  { term: name, meaning, book }: Meaning,
  support: number,
  { sentence, places, proven }: Passage,
): Proposal {
  // The meaning has the number of the glossary's own entry.
  const key = term.proper ? term.text : name;
  return {
    kind: 'glossary',
    stem: /^(?:an?|the|any)\s/i.test(meaning)
      ? `What is the term for ${meaning}?`
      : `Which term is defined as “${meaning}”?`,
    otherStems: [`Which term means “${meaning}”?`],
    key,
    id: term.id,
    plural: endsInPlural(key),
    proper: term.proper,
    matter: meaning,
    relation: 'glossary',
    sentence,
    places,
    support,
    proven,
    origin: book,
    concept: null,
  };
}
