import { findMainClause, isPastForm, type Clause } from '../../language/clause.ts';
import { isPluralHead } from '../../language/noun-phrase.ts';
import { sliceText, type Sentence } from '../../language/sentence.ts';
import { toTermId } from '../../language/term-id.ts';
import { readArticle, type Definition } from './definition.ts';
import { cutMeaning } from './meaning-end.ts';

/** Deeds that say too little to recognise a thing by them. */
const EMPTY_DEED =
  /^(?:(?:is|are) (?:a|an|the|any|when|among|specifically|either|both|one|not|also|very|more|most|often|usually|called|known|referred|termed|defined|said|thought|likely|able|quick|essential|largely|closely|best|normally|primarily|similar|different|important|common|necessary|easy|hard|difficult|possible|shown|discussed|described|seen|considered|found in|used in)\b|(?:has|have|do|does|can|may|might|could|would|should|must|will|seems?|appears?|becomes?|remains?|includes?|means?|refers?|occurs? (?:in|on|at)|exists?|varies|varied|depends?|differs?|comes?|goes|gets?|makes? up|takes? place|plays? an?|affects?|influences?)\b)/;
const MIN_DEED_WORDS = 5;
const MAX_DEED_WORDS = 22;

/**
 * Finds what a thing does in general: "The gonads secrete hormones that…", "Conflict theory looks
 * at society as…". Only the present tense counts, since the past reports one event.
 */
export function findDeeds(sentence: Sentence): Definition[] {
  if (!sentence.askable) return [];
  const clause = findMainClause(sentence);
  if (!clause || clause.lead || !isPlainSubject(clause)) return [];
  const verb = sentence.tokens[clause.verb];
  if (!verb || /^(?:was|were|had|did)$/.test(verb.lower)) return [];
  if (verb.pos === 'VERB' && isPastForm(verb)) return [];
  const article = readArticle(sentence.tokens[clause.subject.from]?.lower);
  const from = clause.subject.from + (article ? 1 : 0);
  const term = lowerUnlessName(sentence, from, clause.subject.to);
  const deed = cutMeaning(sliceText(sentence, clause.verb, clause.end));
  const second = sentence.tokens[clause.verb + 1];
  if (/^(?:is|are)$/.test(verb.lower) && second?.pos !== 'VERB') return [];
  const words = deed.split(/\s+/).length;
  if (words < MIN_DEED_WORDS || words > MAX_DEED_WORDS || EMPTY_DEED.test(deed)) return [];
  return [
    {
      term,
      id: toTermId(term),
      plural: isPluralHead(sentence, clause.subject.to),
      article,
      meaning: deed,
      relation: 'does',
      sentence,
    },
  ];
}

/** Only another name may follow the subject: "a polygraph, or lie detector test, measures…". */
function isPlainSubject({ sentence, subject, verb }: Clause): boolean {
  return (
    verb === subject.to ||
    /^, (?:or|also called|called|also known as|known as) [^,]+,$/.test(
      sliceText(sentence, subject.to, verb),
    )
  );
}

function lowerUnlessName(sentence: Sentence, from: number, to: number): string {
  const text = sliceText(sentence, from, to);
  const first = sentence.tokens[from];
  const isName =
    !first || first.start > 0 || first.pos === 'PROPN' || /^[A-Z]{2}|\s\p{Lu}/u.test(text);
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
