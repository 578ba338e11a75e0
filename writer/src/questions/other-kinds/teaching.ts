import type { Definition } from '../../facts/definitions/definition.ts';
import { genusOf } from '../../language/genus.ts';
import type { Sentence } from '../../language/sentence.ts';
import { toTermId } from '../../language/term-id.ts';
import { contentStems, rememberPhrases } from '../../language/words.ts';
import type { RatedQuestion } from '../rated/rate-questions.ts';
import { shareOf, weighFact } from '../taught/weigh-fact.ts';
import type { DocumentIndex } from '../wrong-answers/document-index.ts';

/** What a document teaches of its terms. */
export type Teaching = {
  /** How far a sentence says of a term what is true of it alone, 0 to 1. */
  determines: (sentence: Sentence, id: string) => number;
  /** The same without trust in the form of a definition alone. */
  confirms: (sentence: Pick<Sentence, 'index'>, id: string) => number;
  /** How much the lesson is about a term, 0 to 1. */
  weighTerm: (id: string) => number;
  /** Tells whether it is a term of the lesson's subject. */
  isTerm: (id: string) => boolean;
};

/** What a definition in the sentence itself says is said of its term. */
const DEFINED = 0.8;
const HINTED = 0.3;
/** A definition that nothing else confirms may be an opinion in its form. */
const CONFIRMED = 0.25;
const ONLY_TOLD = 0.6;
const USED_OFTEN = 8;
/** The least share of a fact that says anything. */
const LEAST_SHARE = 0.2;

export function findTeaching(index: DocumentIndex, rated: readonly RatedQuestion[]): Teaching {
  const { analysis } = index;
  const { definitions, glossary, catalogue, vectors, termById, headings, textbook } = analysis;
  const subjects = findSubjects(rated);
  const inHeadings = ` ${headings.map(toTermId).join(' | ')} `;
  const known = new Map<string, number>();
  const note = (at: number, id: string, value: number) => {
    const key = `${at} ${id}`;
    known.set(key, Math.max(known.get(key) ?? 0, value));
  };
  for (const { proposal, worth } of rated)
    note(proposal.sentence.index, proposal.id, proposal.concept ? worth : worth * 0.8);
  const defined = new Map<string, number>();
  /** What a thing does is no definition of it. */
  const definedIds = new Set(
    definitions.filter(({ relation }) => !isHint(relation)).map(({ id }) => id),
  );
  for (const { id, sentence, relation } of definitions)
    defined.set(`${sentence.index} ${id}`, isHint(relation) ? HINTED : DEFINED);
  const facts = new Map<string, ReturnType<typeof weighFact>[]>();

  function factsOf(id: string) {
    const before = facts.get(id);
    if (before) return before;
    const text = termById.get(id)?.text ?? id;
    const told = [
      ...catalogue.conceptsOf(id).flatMap((concept) => concept.facts),
      ...glossary
        .meaningsOf(id)
        .filter(({ book }) => book !== null)
        .map(({ meaning }) => meaning),
    ].map((fact) => weighFact(fact, [text], vectors));
    facts.set(id, told);
    return told;
  }

  function confirms({ index: at }: Pick<Sentence, 'index'>, id: string): number {
    const stems = index.stemsAt(at);
    const share = factsOf(id).reduce((most, fact) => Math.max(most, shareOf(fact, stems)), 0);
    const own = known.get(`${at} ${id}`) ?? 0;
    return Math.max(own, share < LEAST_SHARE ? 0 : Math.min(1, share * 1.2));
  }

  return {
    confirms,
    determines(sentence, id) {
      const confirmed = confirms(sentence, id);
      const told = defined.get(`${sentence.index} ${id}`) ?? 0;
      return Math.max(confirmed, confirmed < CONFIRMED ? Math.min(told, ONLY_TOLD) : told);
    },
    weighTerm: rememberPhrases((id) => {
      const count = termById.get(id)?.count ?? 0;
      return (
        0.35 * Math.min(1, Math.log2(1 + count) / Math.log2(1 + USED_OFTEN)) +
        (definedIds.has(id) ? 0.25 : 0) +
        (isOfTextbook(id) ? 0.2 : id.includes(' ') && glossary.isTextbookTerm(id) ? 0.1 : 0) +
        (isConcept(id) ? 0.15 : 0) +
        (inHeadings.includes(` ${id} `) ? 0.05 : 0)
      );
    }),
    isTerm: rememberPhrases(
      (id) =>
        definedIds.has(id) ||
        isOfTextbook(id) ||
        isConcept(id) ||
        (id.includes(' ') && glossary.isTextbookTerm(id)),
    ),
  };

  /** Tells whether the textbook whose terms the document uses explains it. */
  function isOfTextbook(id: string): boolean {
    return glossary.meaningsOf(id).some(({ book }) => book !== null && book === textbook);
  }

  /** Tells whether it is taught in a subject that the document teaches, and in that sense. */
  function isConcept(id: string): boolean {
    return catalogue.conceptsOf(id).some(({ set }) => subjects.has(set.subject));
  }
}

function isHint(relation: Definition['relation']): boolean {
  return relation === 'does' || relation === 'within' || relation === 'involves';
}

/** Subjects with less of what a document teaches are only touched. */
const LEAST_OF_SUBJECT = 0.2;

function findSubjects(rated: readonly RatedQuestion[]): ReadonlySet<string> {
  const shares = new Map<string, number>();
  let total = 0;
  for (const { proposal, worth } of rated) {
    const subject = proposal.concept?.set.subject;
    if (subject === undefined) continue;
    shares.set(subject, (shares.get(subject) ?? 0) + worth);
    total += worth;
  }
  return new Set(
    [...shares].flatMap(([id, worth]) => (worth / total >= LEAST_OF_SUBJECT ? [id] : [])),
  );
}

/** Tells whether one of two terms is the kind of the other. */
export function isKindOf(index: DocumentIndex, a: string, b: string): boolean {
  return [
    [a, b],
    [b, a],
  ].some(([one = '', other = '']) => {
    const id = toTermId(other);
    return index.analysis.glossary
      .meaningsOf(toTermId(one))
      .some(({ meaning }) => genusOf(meaning) === id || startsWithKind(meaning, other));
  });
}

function startsWithKind(meaning: string, kind: string): boolean {
  const [first] = contentStems(meaning);
  const stems = [...contentStems(kind)];
  return stems.length === 1 && stems[0] === first;
}
