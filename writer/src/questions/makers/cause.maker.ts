import type { Analysis } from '../../facts/analysis.ts';
import { formQuestion, sliceLead, type Clause } from '../../language/clause.ts';
import { sliceText } from '../../language/sentence.ts';
import { splitWords } from '../../language/words.ts';
import type { Candidate } from '../candidate.ts';

type Reason = { clause: Clause; at: number; text: string; form: string };

/** "… because …", "… due to …", "… in order to …": asks why. */
export function makeCauseItems(analysis: Analysis): Candidate[] {
  const reasons = analysis.clauses.flatMap((clause) => {
    const reason = findReason(clause);
    return reason ? [reason] : [];
  });
  return reasons.flatMap((reason) => {
    const item = makeItem(analysis, reason, reasons);
    return item ? [item] : [];
  });
}

function findReason(clause: Clause): Reason | null {
  const { sentence, main } = clause;
  const turn = sentence.tokens.findIndex(
    (token, at) =>
      at > main + 4 &&
      (token.text === ';' ||
        (token.text === ',' &&
          /^(?:but|and|so|while|although|yet|which|whereas|not|even|especially|thus)$/.test(
            sentence.tokens[at + 1]?.lower ?? '',
          ))),
  );
  const end = turn < 0 ? clause.end : turn;
  for (let at = main + 1; at < end - 3; at += 1) {
    const word = sentence.tokens[at]?.lower;
    const next = sentence.tokens[at + 1]?.lower;
    if (word === 'because' && next !== 'of')
      return { clause, at, text: sliceText(sentence, at + 1, end), form: 'because' };
    if (word === 'because' && next === 'of')
      return { clause, at, text: sliceText(sentence, at, end), form: 'because of' };
    if (word === 'in' && next === 'order')
      return { clause, at, text: sliceText(sentence, at + 2, end), form: 'to' };
    if (word === 'due' && next === 'to' && sentence.tokens[at - 1]?.pos !== 'AUX') {
      return {
        clause,
        at,
        text: `because of ${sliceText(sentence, at + 2, end)}`,
        form: 'because of',
      };
    }
  }
  return null;
}

function makeItem(analysis: Analysis, reason: Reason, all: readonly Reason[]): Candidate | null {
  const { clause, at, text } = reason;
  const { sentence } = clause;
  const question = formQuestion(clause, { from: at, to: clause.end });
  const words = splitWords(text).length;
  if (
    !question ||
    words < 4 ||
    words > 22 ||
    /,/.test(sliceText(sentence, clause.main, at).slice(0, -1))
  )
    return null;
  const lead = sliceLead(clause);
  return {
    kind: 'cause',
    stem: `${lead}${lead ? 'why' : 'Why'} ${question}?`,
    key: capital(text),
    distractors: () => listOtherReasons(analysis, reason, all),
    sentence,
    subject: `${sentence.index}`,
    worth: 2,
    difficulty: 0.6,
  };
}

function listOtherReasons(analysis: Analysis, reason: Reason, all: readonly Reason[]): string[] {
  const {
    form,
    clause: { sentence },
  } = reason;
  const others = all
    .filter((other) => other !== reason && other.form === form)
    .filter((other) => Math.abs(other.clause.sentence.index - sentence.index) > 1)
    .map((other) => capital(other.text));
  const made = form === 'because' ? listClausesAsReasons(analysis, reason) : [];
  return [...others, ...made].slice(0, 16);
}

/** Statements that are true in themselves and no reason for this: the likeliest mistakes. */
function listClausesAsReasons(analysis: Analysis, reason: Reason): string[] {
  const { sentence } = reason.clause;
  return analysis.clauses
    .filter(
      (clause) => clause.lead === null && Math.abs(clause.sentence.index - sentence.index) > 3,
    )
    .filter(
      (clause) =>
        !/[,;:—]/.test(clause.sentence.text) &&
        !analysis.definitions.some(({ sentence: { index } }) => index === clause.sentence.index),
    )
    .map((clause) => ({
      text: capital(sliceText(clause.sentence, clause.subject.from, clause.end)),
      near: Math.abs(clause.sentence.section - sentence.section),
    }))
    .sort(
      (a, b) =>
        a.near - b.near || compareLength(a.text, reason.text) - compareLength(b.text, reason.text),
    )
    .slice(0, 10)
    .map(({ text }) => text);
}

function compareLength(text: string, key: string): number {
  return Math.abs(text.length - key.length);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
