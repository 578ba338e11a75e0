import type { Analysis } from '../../facts/analysis.ts';
import { putInNumber } from '../../facts/terms.ts';
import {
  sliceMidSentence,
  slicePredicate,
  sliceSubject,
  type Clause,
} from '../../language/clause.ts';
import { isGeneral } from '../../language/is-general.ts';
import { isPluralHead, findNounPhraseEnd } from '../../language/noun-phrase.ts';
import { isTeachingHeading } from '../../language/passages.ts';
import { dropOpener, type Sentence } from '../../language/sentence.ts';
import { pointsBack, standsAlone } from '../../language/standing.ts';
import { toTermId } from '../../language/term-id.ts';
import { capitalise, contentStems, overlapShare, splitWords } from '../../language/words.ts';
import type { Candidate } from '../candidate.ts';
import { findSimilarTerms } from '../distractors.ts';

type Claim = {
  clause: Clause;
  subject: string;
  predicate: string;
  plural: boolean;
  text: string;
};

type Told = { sentence: Sentence; text: string };

const MIN_WORDS = 6;
const MAX_WORDS = 22;
const MAX_SUBJECT_WORDS = 7;
const PARTNERS = 14;
/** A sentence that shares so many words of a statement may say it of its own subject too. */
const SAID_OF_IT = 0.6;

/** What the text states, among what it says of other things put in the wrong place. */
export function makeClaimItems(analysis: Analysis): Candidate[] {
  const claims = analysis.clauses.map(readClaim).filter((claim) => claim !== null);
  const withSubject = new Set(analysis.clauses.map(({ sentence }) => sentence.index));
  const told = analysis.sentences.filter(({ index }) => withSubject.has(index));
  return told.filter(isWholeClaim).map((sentence) => {
    const text = dropOpener(sentence.text);
    const own = { sentence, text };
    return {
      kind: 'claim',
      stem: chooseStem(sentence),
      key: toAnswer(openSmall(sentence)),
      distractors: () => listMisplaced(analysis, own, claims).map(toAnswer),
      sentence,
      subject: `${sentence.index}`,
      worth: 0.7,
      difficulty: 0.65,
    };
  });
}

/** "Brown v. Board of Education, 347 U.S. 483", "New York: Vintage", "First, identify …" */
const CITES = /\bv\. \p{Lu}|\d+ [A-Z][.A-Z]+ \d|^\p{L}+, \p{Ll}+ (?:the|a|an|your)\b/u;

/** A sentence that is true as it stands, short enough for an option. */
function isWholeClaim({ askable, text, tokens }: Sentence): boolean {
  const words = splitWords(text).length;
  return (
    askable &&
    words >= MIN_WORDS &&
    words <= MAX_WORDS &&
    !pointsBack(text) &&
    tokens.some(({ pos, lower }) => pos === 'AUX' || (pos === 'VERB' && !/ing$/.test(lower))) &&
    !CITES.test(text) &&
    standsAlone(text, '') &&
    !/[;:—“”"?]|\b(?:it|they|he|she|them|him|his|her|also|not)\b|n['’]t\b/i.test(text)
  );
}

const STEMS = [
  'What does the text say?',
  'What does the text tell its reader?',
  'What can be learned from the text?',
  'What does the text state?',
];

/** By the heading where there is one, so that no two questions of a quiz read the same. */
function chooseStem({ heading, index }: Sentence): string {
  return heading && isTeachingHeading(heading) && /^[\p{L}\d ,’'&-]{4,60}$/u.test(heading)
    ? `What does the text say under “${heading}”?`
    : (STEMS[index % STEMS.length] ?? '');
}

/** Its first letter small unless the first word is a name. */
function openSmall(sentence: Sentence): string {
  const whole = sliceMidSentence(sentence, 0, sentence.tokens.length);
  const text = dropOpener(whole);
  return text === whole ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** As an answer to "What does the text say?": "That warm air rises". */
function toAnswer(sentence: string): string {
  return `That ${sentence.replace(/\.$/, '')}`;
}

function readClaim(clause: Clause): Claim | null {
  const { sentence, subject, verb } = clause;
  if (verb !== subject.to) return null;
  const predicate = slicePredicate(clause);
  const text = `${capitalise(sliceMidSentence(sentence, subject.from, subject.to))} ${predicate}.`;
  const words = splitWords(text).length;
  if (
    words < MIN_WORDS ||
    words > MAX_WORDS ||
    splitWords(sliceSubject(clause)).length > MAX_SUBJECT_WORDS
  )
    return null;
  if (/[;:—“”"?]|\b(?:it|they|he|she|them|him|his|her|also|not|so)\b|n['’]t\b/i.test(text))
    return null;
  if (/^(?:is|are|was|were) (?:that|to|what|how|why)\b/.test(predicate) || !standsAlone(text, ''))
    return null;
  const short = findNounPhraseEnd(sentence, subject.from);
  return {
    clause,
    subject: sliceMidSentence(sentence, subject.from, subject.to),
    predicate,
    plural: isPluralHead(sentence, short),
    text,
  };
}

/** Other statements of the text, each with a thing of the same sort in its subject's place. */
function listMisplaced(analysis: Analysis, own: Told, claims: readonly Claim[]): string[] {
  const key = contentStems(own.text);
  return claims
    .filter((claim) => claim.clause.sentence.index !== own.sentence.index)
    .sort((a, b) => rateFarness(a, own) - rateFarness(b, own))
    .slice(0, PARTNERS)
    .flatMap((claim) => exchangeSubject(analysis, claim))
    .filter((text) => overlapShare(contentStems(text), key) < 0.5)
    .slice(0, 12);
}

function rateFarness(a: Claim, own: Told): number {
  return (
    Math.abs(Math.log2(a.text.length / own.text.length)) +
    0.15 * Math.min(4, Math.abs(a.clause.sentence.section - own.sentence.section))
  );
}

const WELL_KNOWN = 12;

/** Where nothing in the text is like the subject: what the text speaks of most. */
function listWellKnown(analysis: Analysis, { plural, clause, predicate }: Claim): string[] {
  const said = ` ${toTermId(`${sliceSubject(clause)} ${predicate}`)} `;
  return analysis.terms
    .filter((term) => !said.includes(` ${term.id} `) && (term.words > 1 || !isGeneral(term.text)))
    .slice(0, WELL_KNOWN)
    .map((term) => putInNumber(term, plural))
    .filter((text) => text !== null);
}

/** What stood under the subject may be said of its like only where the text does not say so. */
function exchangeSubject(analysis: Analysis, claim: Claim): string[] {
  const [, article = '', subject = ''] = /^((?:the|an?) )?(.*)$/i.exec(claim.subject) ?? [];
  const { sentence } = claim.clause;
  const key = { text: subject, plural: claim.plural, proper: /^\p{Lu}/u.test(subject) };
  const said = contentStems(claim.predicate);
  const others = [
    ...findSimilarTerms(analysis, key, sentence.text),
    ...listWellKnown(analysis, claim),
  ];
  const other = others.find((text) => {
    const term = analysis.termById.get(toTermId(text));
    return !term?.sentences.some((index) => {
      const words = contentStems(analysis.sentences[index]?.text ?? '');
      return overlapShare(said, words) >= SAID_OF_IT;
    });
  });
  // "A fertility": what is not counted takes no such article.
  if (!other || /^an? $/i.test(article)) return [];
  return [`${article.toLowerCase()}${other} ${claim.predicate}.`];
}
