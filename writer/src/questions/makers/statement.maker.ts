import type { Analysis } from '../../facts/analysis.ts';
import { isLooseReference } from '../../facts/loose-reference.ts';
import type { Term } from '../../facts/terms.ts';
import {
  sliceMidSentence,
  slicePredicate,
  sliceSubject,
  type Clause,
} from '../../language/clause.ts';
import { isGeneral } from '../../language/is-general.ts';
import { isLiving } from '../../language/is-living.ts';
import {
  isPluralHead,
  findLongNounPhraseEnd,
  findNounPhraseEnd,
} from '../../language/noun-phrase.ts';
import { findPhrases } from '../../language/phrases.ts';
import { toTermId } from '../../language/term-id.ts';
import { splitWords } from '../../language/words.ts';
import type { Candidate } from '../candidate.ts';

type Statement = {
  clause: Clause;
  /** The subject's term; undefined for "the loudness of a sound", which is more than a term. */
  term: Term | undefined;
  id: string;
  subject: string;
  plural: boolean;
  living: boolean;
  text: string;
  past: boolean;
};

const MIN_SCORE = 1.5;
const MIN_LONG_SUBJECT_WORDS = 4;
const MAX_SUBJECT_WORDS = 9;

/** What the text says of something, among what it says of other things. */
export function makeStatementItems(analysis: Analysis): Candidate[] {
  const statements = analysis.clauses.flatMap((clause) => {
    const statement = readStatement(analysis, clause);
    return statement ? [statement] : [];
  });
  return statements.filter(canBeAskedAbout).map((statement) => ({
    kind: 'statement',
    stem: `According to the text, which statement about ${statement.subject} is correct?`,
    key: statement.text,
    distractors: () => listOtherStatements(analysis, statement, statements),
    sentence: statement.clause.sentence,
    subject: statement.term?.text ?? statement.subject,
    worth: 1 + Math.min(1, (statement.term?.score ?? 0) / 6),
    difficulty: 0.7,
  }));
}

function listOtherStatements(
  analysis: Analysis,
  own: Statement,
  statements: readonly Statement[],
): string[] {
  return statements
    .filter((other) => canStandFor(analysis, other, own))
    .map((other) => ({
      text: other.text,
      rating:
        Math.abs(Math.log2(other.text.length / own.text.length)) +
        (other.clause.sentence.section === own.clause.sentence.section ? 0 : 0.2) +
        (other.past === own.past ? 0 : 0.5) +
        ((other.term === undefined) === (own.term === undefined) ? 0 : 0.2),
    }))
    .sort((a, b) => a.rating - b.rating || (a.text < b.text ? -1 : 1))
    .slice(0, 14)
    .map(({ text }) => text);
}

function readStatement(analysis: Analysis, clause: Clause): Statement | null {
  const { sentence, subject, lead } = clause;
  const short = findNounPhraseEnd(sentence, subject.from);
  if (lead || clause.verb !== subject.to) return null;
  if (subject.to !== short && subject.to !== findLongNounPhraseEnd(sentence, subject.from))
    return null;
  const id = toTermId(sliceSubject(clause).replace(/^(?:the|a|an)\s/i, ''));
  const predicate = slicePredicate(clause);
  const length = splitWords(predicate).length;
  if (length < 5 || length > 20 || analysis.nameTypes.get(id) === 'person') return null;
  // "includes many of its…": a pronoun would now mean something else.
  if (/\b(?:they|he|she|them|him|his|her|not)\b|n['’]t\b/.test(predicate)) return null;
  if (/^(?:is|are|was|were) (?:that|to|also|thus|then|what|how)\b/.test(predicate)) return null;
  if (isAboutPerson(analysis, clause) || isLooseReference(analysis, clause)) return null;
  const article = /^(?:the|a|an) /i.exec(sliceSubject(clause))?.[0].toLowerCase() ?? '';
  const verb = sentence.tokens[clause.main];
  const plural = isPluralHead(sentence, short);
  return {
    clause,
    term: subject.to === short ? analysis.termById.get(id) : undefined,
    id,
    subject: article + sliceMidSentence(sentence, subject.from + (article ? 1 : 0), subject.to),
    plural,
    living: isLiving(sentence.tokens[short - 1]?.text ?? ''),
    text: `${plural ? 'They' : 'It'} ${predicate}.`,
    past: /(?:ed|was|were|had|did)$/.test(verb?.lower ?? ''),
  };
}

/** A person is "he" or "she", which the text may not tell. */
function isAboutPerson(analysis: Analysis, { sentence, subject }: Clause): boolean {
  return findPhrases(sentence).some(
    ({ text, from, to }) =>
      from >= subject.from &&
      to <= subject.to &&
      (analysis.nameTypes.get(toTermId(text)) === 'person' ||
        (to === subject.to && isLiving(text) && !isPluralHead(sentence, to))),
  );
}

/** A term that the text dwells on, or a description that says which thing is meant. */
function canBeAskedAbout({ term, subject }: Statement): boolean {
  const words = splitWords(subject).length;
  if (!term) return words >= MIN_LONG_SUBJECT_WORDS && words <= MAX_SUBJECT_WORDS;
  if (
    /^the (?:diagrams?|topics?|graphs?|equations?|examples?|images?|figures?|questions?)$/i.test(
      subject,
    )
  )
    return false;
  return term.score >= MIN_SCORE && (term.words > 1 || !isGeneral(term.text));
}

function findNameType(analysis: Analysis, { term, id }: Statement): string | undefined {
  return term?.proper ? (analysis.nameTypes.get(id) ?? 'other') : undefined;
}

/** Said of another thing of the same sort, and in no sentence of this one. */
function canStandFor(analysis: Analysis, other: Statement, own: Statement): boolean {
  if (other.id === own.id || other.plural !== own.plural || other.living !== own.living)
    return false;
  const [name, otherName] = [findNameType(analysis, own), findNameType(analysis, other)];
  if (name !== otherName && (name ?? 'other') !== (otherName ?? 'other')) return false;
  if (other.text === own.text) return false;
  const said = ` ${toTermId(other.text)} `;
  return !said.includes(` ${own.id} `) && !` ${own.id} `.includes(` ${other.id} `);
}
