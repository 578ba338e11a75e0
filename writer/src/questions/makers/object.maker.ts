import type { Analysis } from '../../facts/analysis.ts';
import { isTelling, rateVagueness } from '../../facts/is-telling.ts';
import type { Term } from '../../facts/terms.ts';
import {
  formQuestion,
  sliceLead,
  isPastForm,
  sliceMidSentence,
  type Clause,
} from '../../language/clause.ts';
import { findNounPhraseEnd } from '../../language/noun-phrase.ts';
import { findPhrases } from '../../language/phrases.ts';
import { endsInPlural } from '../../language/plural.ts';
import { toTermId } from '../../language/term-id.ts';
import { contentStems, splitWords } from '../../language/words.ts';
import type { Candidate } from '../candidate.ts';
import { findSimilarTerms } from '../distractors.ts';

/** Words of meaning that a question needs to point to one answer only. */
const MIN_TELLING_WORDS = 4;
const MAX_QUESTION_WORDS = 28;

/** What cannot be asked for with "which of these": the answer would be a manner or a part of speech. */
const PREPOSITION = /^(?:in|on|from|into|to|with|by|for|at|through|as)$/;

type Asked = { term: Term; key: string; from: number; to: number; asks: string };

/** Asks for what a sentence ends its verb with: "Which of these does the liver produce from…?" */
export function makeObjectItems(analysis: Analysis): Candidate[] {
  return analysis.clauses.flatMap((clause) => {
    const asked = findComplement(analysis, clause) ?? findObject(analysis, clause);
    const item = asked && objectItem(analysis, clause, asked);
    return item ? [item] : [];
  });
}

function objectItem(analysis: Analysis, clause: Clause, asked: Asked): Candidate | null {
  const { sentence } = clause;
  const { term, key } = asked;
  const form = formQuestion(clause, asked);
  if (!form || /[;:—“”"]/.test(form) || ` ${toTermId(form)} `.includes(` ${term.id} `)) return null;
  if (contentStems(form).size < MIN_TELLING_WORDS || splitWords(form).length > MAX_QUESTION_WORDS)
    return null;
  // "… and has", "… the third": what is left does not end as a question does.
  if (/\d$/.test(form)) return null;
  if (/\b(?:and|or|but|the|an?|both|either|only|not|very|,)$/.test(form)) return null;
  if (/\b(?:it|they|he|she|its|their|his|her|them|him)\b/.test(form)) return null;
  const opening = sliceLead(clause);
  const asks = opening ? asked.asks : asked.asks.charAt(0).toUpperCase() + asked.asks.slice(1);
  return {
    kind: 'object',
    stem: `${opening}${asks} ${form}?`,
    key,
    distractors: () =>
      findSimilarTerms(
        analysis,
        { text: key, plural: endsInPlural(key), proper: term.proper },
        sentence.text,
      ),
    sentence,
    subject: term.text,
    worth:
      1.05 +
      Math.min(1, term.score / 6) +
      (analysis.definedIds.has(term.id) ? 0.3 : 0) -
      rateVagueness(analysis, term),
    difficulty: 0.5,
  };
}

/** "The SI unit for the magnetic field is the tesla": the name that a description leads to. */
function findComplement(analysis: Analysis, clause: Clause): Asked | null {
  const { sentence, subject, verb, main, end } = clause;
  const { tokens } = sentence;
  if (main !== verb || !/^(?:is|are|was|were)$/.test(tokens[verb]?.lower ?? '')) return null;
  if (findNounPhraseEnd(sentence, subject.from) === subject.to || verb !== subject.to) return null;
  if (findNounPhraseEnd(sentence, main + 1) !== end || /^an?$/.test(tokens[main + 1]?.lower ?? ''))
    return null;
  return askedAt(analysis, clause, main + 1, 'which of these');
}

/** The noun right behind the verb, or behind the preposition that belongs to it. */
function findObject(analysis: Analysis, clause: Clause): Asked | null {
  const { sentence, main } = clause;
  const { tokens } = sentence;
  const verb = tokens[main];
  if (
    verb?.pos !== 'VERB' ||
    /^(?:mean|include|become|call|name|know|make|say|show|give|grant|offer|teach|tell)$/.test(
      verb.lemma,
    )
  )
    return null;
  const next = tokens[main + 1]?.lower ?? '';
  const isPassive = main !== clause.verb && isPastForm(verb);
  if (!PREPOSITION.test(next)) {
    return isPassive ? null : askedAt(analysis, clause, main + 1, 'which of these');
  }
  return askedAt(analysis, clause, main + 2, `${next} which of these`, main + 1);
}

function askedAt(
  analysis: Analysis,
  clause: Clause,
  at: number,
  asks: string,
  skipFrom = at,
): Asked | null {
  const { sentence, end } = clause;
  const { tokens } = sentence;
  const to = findNounPhraseEnd(sentence, at);
  if (to === at || to > end || isContinued(clause, to)) return null;
  const opener = tokens[at]?.lower ?? '';
  if (tokens[at]?.pos === 'DET' && !/^(?:the|an?)$/.test(opener)) return null;
  const from = /^(?:the|an?)$/.test(opener) ? at + 1 : at;
  const key = sliceMidSentence(sentence, from, to);
  const term = analysis.termById.get(toTermId(key));
  const isWhole = findPhrases(sentence).some((phrase) => phrase.from === from && phrase.to === to);
  if (!term || !isWhole || !isTelling(analysis, term)) return null;
  return { term, key, from: skipFrom, to, asks };
}

/** "the process of", "a drug that", "salts and": the phrase is only a part of the answer. */
function isContinued({ sentence, end }: Clause, to: number): boolean {
  if (to >= end) return false;
  const next = sentence.tokens[to];
  return (
    next === undefined ||
    /^(?:of|that|which|who|whose|where|and|or|,|'s|’s|'|’|-|–|—|to|called|as|than|for|between|about|including|such|like|with|on)$/.test(
      next.lower,
    ) ||
    next.pos === 'VERB' ||
    next.pos === 'ADJ'
  );
}
