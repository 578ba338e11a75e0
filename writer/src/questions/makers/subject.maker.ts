import type { Analysis } from '../../facts/analysis.ts';
import { isTelling, rateVagueness } from '../../facts/is-telling.ts';
import { isLooseReference } from '../../facts/loose-reference.ts';
import {
  sliceLead,
  sliceMidSentence,
  slicePredicate,
  tidy,
  type Clause,
} from '../../language/clause.ts';
import { isPluralHead, findNounPhraseEnd } from '../../language/noun-phrase.ts';
import { toTermId } from '../../language/term-id.ts';
import { contentStems, splitWords } from '../../language/words.ts';
import type { Candidate } from '../candidate.ts';
import { findSimilarTerms } from '../distractors.ts';

const MIN_PREDICATE_WORDS = 5;
/** What may be said of one thing may as well be said of another. */
const UNSURE =
  /^(?:\w+ )?(?:may|might|could|would|should|seems?|appears?|tends?|refers?|happens?)\b/;

/** Words of meaning that a predicate needs to point to one subject only. */
const MIN_TELLING_WORDS = 4;
const MAX_PREDICATE_WORDS = 26;

/** Asks for the subject of a sentence: "Who discovered radium in 1898?", "Which of these carries oxygen…?" */
export function makeSubjectItems(analysis: Analysis): Candidate[] {
  return analysis.clauses.flatMap((clause) => {
    const item = subjectItem(analysis, clause);
    return item ? [item] : [];
  });
}

function subjectItem(analysis: Analysis, clause: Clause): Candidate | null {
  const { sentence, subject } = clause;
  if (findNounPhraseEnd(sentence, subject.from) !== subject.to) return null;
  const article = /^(?:the|a|an)$/i.test(sentence.tokens[subject.from]?.lower ?? '') ? 1 : 0;
  const key = sliceMidSentence(sentence, subject.from + article, subject.to);
  const id = toTermId(key);
  const term = analysis.termById.get(id);
  if (!term || !isTelling(analysis, term)) return null;
  const predicate = slicePredicate(clause).replace(
    /\b(?:also|too|thus|therefore|however|even|still), ?|\b(?:also|thus|therefore|then) /g,
    '',
  );
  // "Who, who was a dentist, …", "Which of these, where investors…": the aside asks on its own.
  if (/^\p{Lu}|^, (?:who|which|where|the|an?) /u.test(predicate)) return null;
  const length = splitWords(predicate).length;
  if (contentStems(predicate).size < MIN_TELLING_WORDS) return null;
  if (length < MIN_PREDICATE_WORDS || length > MAX_PREDICATE_WORDS) return null;
  if (UNSURE.test(predicate) || /[;:—]/.test(predicate) || hasSecondSubject(clause)) return null;
  if (/\b(?:it|they|he|she)\b/.test(predicate.split(' ').slice(0, 4).join(' '))) return null;
  if (
    /^(?:is|are|was|were) (?:what|how|why|where)\b|^(?:is|are|was|were) \p{L}+ed that\b|^(?:immediately|soon|later|subsequently)\b/u.test(
      predicate,
    )
  )
    return null;
  if (isDefinedHere(analysis, clause, id) || isLooseReference(analysis, clause)) return null;
  const person = analysis.nameTypes.get(id) === 'person';
  const plural = isPluralHead(sentence, subject.to);
  const lead = sliceLead(clause);
  const asks = person ? 'who' : 'which of these';
  const stem =
    tidy(`${lead}${lead ? asks : asks.charAt(0).toUpperCase() + asks.slice(1)} ${predicate}`) + '?';
  return {
    kind: person ? 'person' : 'subject',
    stem,
    key,
    distractors: () =>
      findSimilarTerms(analysis, { text: key, plural, proper: term.proper }, sentence.text),
    sentence,
    subject: term.text,
    worth:
      (person ? 1.5 : 1) +
      Math.min(1, term.score / 6) +
      (analysis.definedIds.has(id) ? 0.3 : 0) +
      specificity(predicate) -
      rateVagueness(analysis, term),
    difficulty: 0.5,
  };
}

/** "… were expanded, the program was piloted, and …": the rest has a subject of its own. */
function hasSecondSubject({ sentence, main, end }: Clause): boolean {
  const { tokens } = sentence;
  for (let at = main + 1; at < end; at += 1) {
    if (tokens[at]?.text !== ',') continue;
    const from = /^(?:and|but|or)$/.test(tokens[at + 1]?.lower ?? '') ? at + 2 : at + 1;
    const to = findNounPhraseEnd(sentence, from);
    const next = tokens[to]?.pos === 'ADV' ? tokens[to + 1] : tokens[to];
    const joins =
      from === at + 2 &&
      tokens
        .slice(from, from + 4)
        .some(({ pos }, offset) => offset > 0 && (pos === 'VERB' || pos === 'AUX'));
    const isPronoun = /^(?:it|they|he|she)$/.test(tokens[from]?.lower ?? '');
    if (
      joins ||
      isPronoun ||
      (to > from && (next?.pos === 'AUX' || (next?.pos === 'VERB' && !/ing$/.test(next.lower))))
    )
      return true;
  }
  return false;
}

/** Names, figures and long words in the predicate leave less room for a second right answer. */
function specificity(predicate: string): number {
  const words = splitWords(predicate);
  const telling = words.filter((word) => word.length > 7 || /\d/.test(word)).length;
  return Math.min(0.5, telling / 8);
}

function isDefinedHere(analysis: Analysis, clause: Clause, id: string): boolean {
  return analysis.definitions.some(
    (definition) => definition.id === id && definition.sentence.index === clause.sentence.index,
  );
}
