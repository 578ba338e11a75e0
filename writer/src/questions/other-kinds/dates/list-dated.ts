import { isLooseReference } from '../../../facts/loose-reference.ts';
import { formQuestion, sliceSubject, type Clause } from '../../../language/clause.ts';
import { findPhrases } from '../../../language/phrases.ts';
import { sliceText, type Sentence, type Token } from '../../../language/sentence.ts';
import { standsAlone } from '../../../language/standing.ts';
import { toTermId } from '../../../language/term-id.ts';
import type { DocumentIndex } from '../../wrong-answers/document-index.ts';
import type { Teaching } from '../teaching.ts';
import { yearOf } from './years.ts';

/** Something that happened in one year, as a question and as a statement without the year. */
export type Dated = {
  sentence: Sentence;
  year: number;
  /** "did Congress pass the Homestead Act" */
  asked: string;
  /** "Congress passed the Homestead Act" */
  told: string;
  /** How much the lesson is about what it names, 0 to 1. */
  weight: number;
};

const FEWEST_WORDS = 5;
const MOST_WORDS = 20;

/** What is no event, or one that only the text around it makes known. */
const LOOSE =
  /\b(?:about|approximately|around|nearly|almost|roughly|percent|estimated?|example|study|survey|participants?|respondents|researchers?|these|those|this|such|another|other|following|he|she|they|it|him|them|we|our|you|your|born|died|also|however|then|later|early|late|as well|meanwhile|already|still|again|today|began|continued?|tried|attempted|had to|able to|wanted|remained|opportunity|much|situation|vision)\b|[“”"():;—–]/i;

/** Lists what happened in a year that its sentence tells. */
export function listDated(index: DocumentIndex, teaching: Teaching): Dated[] {
  const { analysis } = index;
  return analysis.clauses.flatMap((clause) => {
    const { sentence } = clause;
    if (sentence.restsOnTwo || LOOSE.test(sentence.text)) return [];
    const read = readYear(clause);
    if (!read || isLooseReference(analysis, clause)) return [];
    const words = read.told.split(/\s+/).length;
    if (words < FEWEST_WORDS || words > MOST_WORDS) return [];
    if (!standsAlone(read.told, '') || !standsAlone(`${read.asked}?`, '')) return [];
    return [{ sentence, ...read, weight: weigh(sentence, index, teaching) }];
  });
}

/** How much the lesson is about what a sentence names: a term, or a name. */
function weigh(sentence: Sentence, { analysis }: DocumentIndex, teaching: Teaching): number {
  const weights = findPhrases(sentence).map(({ text, proper }) => {
    const id = toTermId(text);
    if (!teaching.isTerm(id) && !proper) return 0;
    return teaching.weighTerm(id) + (analysis.nameTypes.get(id) === 'law' ? 0.2 : 0);
  });
  return Math.min(1, Math.max(0, ...weights));
}

/** "In 1862, Congress passed the Homestead Act", or with the year behind what was done. */
function readYear(clause: Clause): Pick<Dated, 'year' | 'asked' | 'told'> | null {
  const { sentence, lead, subject, verb, main, end } = clause;
  const { tokens } = sentence;
  const year = yearOf(sentence);
  const at = year ? tokens.indexOf(year) : -1;
  if (!year || tokens[at - 1]?.lower !== 'in') return null;
  const isLead = lead !== null && lead.to === at + 1 && at - 1 >= lead.from;
  const before = tokens.slice(main + 1, at - 1);
  const isInside = !lead && at - 1 > main && at < end && !before.some(opensClause);
  if (!isLead && !isInside) return null;
  // A second verb, or a statement that goes on, may tell of another year.
  const rest = tokens.slice(main + 1, end);
  if (rest.some((token, step) => isSecondVerb(token, rest[step - 1]))) return null;
  if (sliceText(sentence, end, tokens.length).length > 1) return null;
  const skip = isLead ? { from: end, to: end } : { from: at - 1, to: at + 1 };
  const asked = formQuestion(clause, skip);
  if (!asked || !/^(?:did|was|were)\b/.test(asked)) return null;
  const told = [
    sliceSubject(clause),
    sliceText(sentence, subject.to, verb),
    sliceText(sentence, verb, skip.from),
    sliceText(sentence, skip.to, end),
  ];
  return {
    year: Number(year.text),
    asked: withoutTail(asked),
    told: withoutTail(told.filter(Boolean).join(' ')),
  };
}

function opensClause({ lower }: Token): boolean {
  return /^(?:,|who|which|that|when|where|while|because|after|before|until|and|but)$/.test(lower);
}

function isSecondVerb({ pos, lower }: Token, before: Token | undefined): boolean {
  return (
    /^(?:and|but|or|,)$/.test(before?.lower ?? '') &&
    (pos === 'VERB' || pos === 'AUX' || /ed$/.test(lower))
  );
}

/** What is added behind a comma tells more than is needed to know which event is meant. */
function withoutTail(asked: string): string {
  const [told = '', tail] = asked.split(/,(?= (?:an?|the|which|who|where|when|\w+ing)\b)/);
  return tail !== undefined && told.split(' ').length >= FEWEST_WORDS ? told : asked;
}
