import { wordsOf } from '../../words.ts';
import type { Analysis } from '../analysis.ts';
import type { Candidate } from '../candidate.ts';
import { midSentence, predicateOf, subjectOf, type Clause } from '../clause.ts';
import { isPluralHead, nounPhraseEnd } from '../noun-phrase.ts';
import { isGeneral, termId, type Term } from '../terms.ts';

type Statement = {
  clause: Clause;
  term: Term;
  subject: string;
  plural: boolean;
  text: string;
  past: boolean;
};

/** What the text says of a term, among what it says of other terms. */
export function makeStatementItems(analysis: Analysis): Candidate[] {
  const statements = analysis.clauses.flatMap((clause) => {
    const statement = statementOf(analysis, clause);
    return statement ? [statement] : [];
  });
  return statements.map((statement) => ({
    kind: 'statement',
    stem: `According to the text, which statement about ${statement.subject} is correct?`,
    key: statement.text,
    distractors: () =>
      statements
        .filter((other) => canStandFor(analysis, other, statement))
        .map((other) => ({
          text: other.text,
          rating:
            Math.abs(Math.log2(other.text.length / statement.text.length)) +
            (other.clause.sentence.section === statement.clause.sentence.section ? 0 : 0.2),
        }))
        .sort((a, b) => a.rating - b.rating || (a.text < b.text ? -1 : 1))
        .slice(0, 14)
        .map(({ text }) => text),
    sentence: statement.clause.sentence,
    subject: statement.term.text,
    worth: 1.1 + Math.min(1, statement.term.score / 6),
    difficulty: 0.7,
  }));
}

function statementOf(analysis: Analysis, clause: Clause): Statement | null {
  const { sentence, subject, lead } = clause;
  if (lead || nounPhraseEnd(sentence, subject.from) !== subject.to || clause.verb !== subject.to)
    return null;
  const id = termId(subjectOf(clause).replace(/^(?:the|a|an)\s/i, ''));
  const term = analysis.termById.get(id);
  if (!term || term.score < 1.5 || (term.words === 1 && isGeneral(term.text))) return null;
  const plural = isPluralHead(sentence, subject.to);
  const predicate = predicateOf(clause);
  const length = wordsOf(predicate).length;
  if (length < 5 || length > 20 || analysis.nameTypes.get(id) === 'person') return null;
  const article = /^(?:the|a|an) /i.exec(subjectOf(clause))?.[0].toLowerCase() ?? '';
  const verb = sentence.tokens[clause.main];
  return {
    clause,
    term,
    subject: article + midSentence(sentence, subject.from + (article ? 1 : 0), subject.to),
    plural,
    text: `${plural ? 'They' : 'It'} ${predicate}.`,
    past: /(?:ed|was|were|had|did)$/.test(verb?.lower ?? ''),
  };
}

function nameOf(analysis: Analysis, { term }: Statement): string | undefined {
  return term.proper ? analysis.nameTypes.get(term.id) : undefined;
}

/** Said of another term of the same sort, and in no sentence of this one. */
function canStandFor(analysis: Analysis, other: Statement, own: Statement): boolean {
  if (other.term.id === own.term.id || other.plural !== own.plural || other.past !== own.past)
    return false;
  if (other.term.proper !== own.term.proper || nameOf(analysis, other) !== nameOf(analysis, own))
    return false;
  if (analysis.siblings.get(own.term.id)?.has(other.term.id) && other.text === own.text)
    return false;
  return !wordsOf(other.text).join(' ').includes(own.term.id);
}
