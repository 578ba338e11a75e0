import type { Analysis } from '../analysis.ts';
import type { Candidate } from '../candidate.ts';
import { askingForm, predicateOf, tidy, type Clause } from '../clause.ts';
import { nounPhraseEnd } from '../noun-phrase.ts';
import { textOf } from '../sentence.ts';
import { numbersNear } from '../near-numbers.ts';

/** "About 200 people died…" and "The body has 206 bones…": asks how many. */
export function makeNumberItems(analysis: Analysis): Candidate[] {
  return analysis.clauses.flatMap((clause) => {
    const item = numberSubject(clause) ?? numberObject(clause);
    return item ? [item] : [];
  });
}

const APPROXIMATE = /^(?:about|approximately|around|nearly|roughly|almost|over)$/;

function isCount(text: string): boolean {
  return /^\d[\d,]*(?:\.\d+)?$/.test(text) && !/^(?:1[0-9]|20)\d\d$/.test(text) && text !== '1';
}

function numberSubject(clause: Clause): Candidate | null {
  const { sentence, subject } = clause;
  let at = subject.from;
  if (APPROXIMATE.test(sentence.tokens[at]?.lower ?? '')) at += 1;
  const number = sentence.tokens[at];
  if (!number || !isCount(number.text)) return null;
  const asked = askedFor(clause, at);
  if (!asked || asked.to > subject.to) return null;
  const counted = textOf(sentence, asked.to, subject.to);
  return itemOf(clause, tidy(`${asked.question} ${counted} ${predicateOf(clause)}`), asked);
}

function numberObject(clause: Clause): Candidate | null {
  const { sentence, main, end } = clause;
  let at = main + 1;
  if (APPROXIMATE.test(sentence.tokens[at]?.lower ?? '')) at += 1;
  const number = sentence.tokens[at];
  if (!number || !isCount(number.text)) return null;
  const asked = askedFor(clause, at);
  if (!asked) return null;
  const to = Math.max(asked.to, nounPhraseEnd(sentence, asked.to));
  if (to > end) return null;
  const form = askingForm(clause, { from: main + 1, to });
  if (!form) return null;
  const counted = textOf(sentence, asked.to, to);
  if (!counted && asked.question === 'How many') return null;
  return itemOf(clause, tidy(`${asked.question} ${counted} ${form}`), asked);
}

type Asked = { question: string; answer: string; value: string; to: number };

function askedFor(clause: Clause, at: number): Asked | null {
  const { tokens } = clause.sentence;
  const value = tokens[at]?.text ?? '';
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

function itemOf(clause: Clause, stem: string, asked: Asked): Candidate | null {
  const { sentence } = clause;
  if (/[;:—]|, (?:and|but|while|although) /.test(stem)) return null;
  const lead = clause.lead ? `${textOf(sentence, clause.lead.from, clause.lead.to)}, ` : '';
  const question = lead ? lead + stem.charAt(0).toLowerCase() + stem.slice(1) : stem;
  return {
    kind: 'number',
    stem: `${question}?`,
    key: asked.answer,
    distractors: () =>
      numbersNear(asked.value, /percent$/.test(asked.answer) ? 99 : undefined).map((value) =>
        asked.answer.replace(asked.value, value),
      ),
    sentence,
    subject: `${sentence.index}`,
    worth: 1.3,
    difficulty: 0.55,
  };
}
