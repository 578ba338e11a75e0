import type { Analysis } from '../../facts/analysis.ts';
import {
  formQuestion,
  sliceLead,
  slicePredicate,
  tidy,
  type Clause,
} from '../../language/clause.ts';
import { findNounPhraseEnd } from '../../language/noun-phrase.ts';
import { sliceText } from '../../language/sentence.ts';
import type { Candidate } from '../candidate.ts';
import { COUNTS, listCountsNear, listNumbersNear } from '../near-numbers.ts';

/** "About 200 people died…" and "The body has 206 bones…": asks how many. */
export function makeNumberItems(analysis: Analysis): Candidate[] {
  return analysis.clauses.flatMap((clause) => {
    const item = numberSubject(clause) ?? numberObject(clause);
    return item ? [item] : [];
  });
}

const APPROXIMATE = /^(?:about|approximately|around|nearly|roughly|almost|over)$/;

/** Verbs whose object can be counted on its own: "has four chambers". */
const HOLDS = /^(?:have|contain|include|consist|divide|recognize|comprise|possess|separate|split)$/;

function isCount(text: string): boolean {
  if (COUNTS.includes(text)) return true;
  return /^\d[\d,]*(?:\.\d+)?$/.test(text) && !/^(?:1[0-9]|20)\d\d$/.test(text) && text !== '1';
}

function numberSubject(clause: Clause): Candidate | null {
  const { sentence, subject } = clause;
  let at = subject.from;
  if (APPROXIMATE.test(sentence.tokens[at]?.lower ?? '')) at += 1;
  const number = sentence.tokens[at];
  if (!number || !isCount(number.lower)) return null;
  const asked = readAsked(clause, at);
  if (!asked || asked.to > subject.to) return null;
  const counted = sliceText(sentence, asked.to, subject.to);
  return makeItem(clause, tidy(`${asked.question} ${counted} ${slicePredicate(clause)}`), asked);
}

function numberObject(clause: Clause): Candidate | null {
  const { sentence, main, end } = clause;
  // "consists of two parts", "is divided into four chambers"
  let at = /^(?:of|into)$/.test(sentence.tokens[main + 1]?.lower ?? '') ? main + 2 : main + 1;
  const from = at;
  if (APPROXIMATE.test(sentence.tokens[at]?.lower ?? '')) at += 1;
  const number = sentence.tokens[at];
  if (!number || !isCount(number.lower)) return null;
  const asked = readAsked(clause, at);
  if (!asked) return null;
  const to = Math.max(asked.to, findNounPhraseEnd(sentence, asked.to));
  if (to > end) return null;
  const form = formQuestion(clause, { from, to });
  if (!form) return null;
  const counted = sliceText(sentence, asked.to, to);
  if (!counted && asked.question === 'How many') return null;
  // "How many ms" and "… last and ends" read badly, and a list behind the number gives it away.
  if (/^\S{1,3}$|\.$/.test(counted) || /,| and (?:\d|\p{L}+s )/u.test(form)) return null;
  if (COUNTS.includes(asked.value) && !HOLDS.test(sentence.tokens[main]?.lemma ?? '')) return null;
  // "two of the …", "three that …": the noun is somewhere else.
  if (
    /^(?:of|or|and|to|more|other|different)\b/.test(counted) ||
    /\b(?:and|or|which|that)$/.test(form)
  )
    return null;
  return makeItem(clause, tidy(`${asked.question} ${counted} ${form}`), asked);
}

type Asked = { question: string; answer: string; value: string; to: number };

function readAsked(clause: Clause, at: number): Asked | null {
  const { tokens } = clause.sentence;
  const value =
    (COUNTS.includes(tokens[at]?.lower ?? '') ? tokens[at]?.lower : tokens[at]?.text) ?? '';
  const next = tokens[at + 1]?.lower ?? '';
  if (/^(?:percent|%)$/.test(next)) {
    return { question: 'What percentage', answer: `${value} percent`, value, to: at + 2 };
  }
  if (/^(?:million|billion|thousand)$/.test(next)) {
    return { question: 'How many', answer: `${value} ${next}`, value, to: at + 2 };
  }
  if (/^(?:degrees?|per|to|or|and|-|–|—|,|bc|bce|ad|ce)$/.test(next)) return null;
  return { question: 'How many', answer: value, value, to: at + 1 };
}

function makeItem(clause: Clause, stem: string, asked: Asked): Candidate | null {
  const { sentence } = clause;
  if (/[;:—]|, (?:and|but|while|although) /.test(stem)) return null;
  const lead = sliceLead(clause);
  const question = lead ? lead + stem.charAt(0).toLowerCase() + stem.slice(1) : stem;
  return {
    kind: 'number',
    stem: `${question}?`,
    key: asked.answer,
    distractors: () =>
      (COUNTS.includes(asked.value)
        ? listCountsNear(asked.value)
        : listNumbersNear(asked.value, /percent$/.test(asked.answer) ? 99 : undefined)
      ).map((value) => asked.answer.replace(asked.value, value)),
    sentence,
    subject: `${sentence.index}`,
    worth: 1.3,
    difficulty: 0.55,
  };
}
