import { createHash } from 'node:crypto';
import { isLeftOpen, type QuestionResult } from '@study-assistant/contract/attempts/attempts';
import type { GivenAnswer } from '@study-assistant/contract/questions/kind-schemas';
import { packAnswer, unpackAnswer } from '@study-assistant/contract/questions/kinds';
import type { OpenQuestion } from '@study-assistant/contract/questions/open-question';
import * as z from 'zod/mini';

/**
 * A student's first attempt at a quiz in as few bytes as it takes, one place for each question. Facts
 * alone: what was right is judged by the key as it is when somebody looks, so that no correction of a
 * key ever changes this.
 */
export const firstAttemptSchema = z.object({
  /** Four characters for each question, by which its wording is known again. */
  questions: z.string(),
  /** A digit for each, the index of the option chosen; "-" where none was, "*" for another kind. */
  answers: z.string(),
  /** By the place of the question, the answer to one of another kind as it packs it. */
  others: z.optional(z.record(z.string(), z.string())),
  /** Whole seconds, with spaces between. */
  seconds: z.string(),
});
export type FirstAttempt = z.infer<typeof firstAttemptSchema>;

export type FirstAnswer = {
  /**
   * Index into the question's options, or what answers another kind as it packs it; null when the
   * question was left open.
   */
  chosen: number | string | null;
  seconds: number;
};

/** Stands for an answer of which no more is known. No answer packs to it. */
export const REST = '…';

/** Of an attempt at 50 questions all else takes 600 bytes, and 500 attempts share a document. */
const MAX_OTHERS_BYTES = 1200;

type Wording = Pick<OpenQuestion, 'kind' | 'question' | 'options' | 'body'>;
type Result = Wording & Pick<QuestionResult, 'userAnswer' | 'answer' | 'estimatedTime'>;

export function packFirstAttempt(results: readonly Result[]): FirstAttempt {
  const packed = results.map(packResult);
  const others = packed.flatMap((answer, index): [string, string][] =>
    answer === null || results[index]?.kind === undefined ? [] : [[String(index), answer]],
  );
  return {
    questions: results.map(markOf).join(''),
    answers: results.map(({ kind }, index) => (kind ? '*' : (packed[index] ?? '-'))).join(''),
    ...(others.length > 0 && { others: Object.fromEntries(others) }),
    seconds: results.map(({ estimatedTime }) => Math.round(estimatedTime)).join(' '),
  };
}

/** As much of it as is stored: answers that are long and many are not known any more. */
export function shortenFirstAttempt({ others, ...first }: FirstAttempt): FirstAttempt {
  if (others === undefined) return first;
  let left = MAX_OTHERS_BYTES;
  const short = Object.entries(others).map(([place, packed]): [string, string] => {
    const bytes = Buffer.byteLength(packed);
    if (bytes > left) return [place, REST];
    left -= bytes;
    return [place, packed];
  });
  return { ...first, others: Object.fromEntries(short) };
}

function packResult(result: Result): string | null {
  const { kind, userAnswer, answer = null } = result;
  const given = kind === undefined ? userAnswer : answer;
  return given === null || isLeftOpen(result) ? null : packAnswer(result, given);
}

/** The answers by the mark of their question; of two questions with one mark the first counts. */
export function unpackFirstAttempt(first: FirstAttempt): Map<string, FirstAnswer> {
  const times = first.seconds.split(' ');
  const answers = new Map<string, FirstAnswer>();
  for (const [index, mark] of (first.questions.match(/.{4}/g) ?? []).entries()) {
    if (answers.has(mark)) continue;
    const answer = first.answers[index] ?? '-';
    const other = first.others?.[index] ?? null;
    const option = answer === '-' ? null : Number(answer);
    const chosen = answer === '*' ? other : option;
    answers.set(mark, { chosen, seconds: Number(times[index] ?? 0) });
  }
  return answers;
}

/** What a first attempt keeps of an answer, as an answer again. */
export function toGiven(
  wording: Wording,
  { chosen }: Pick<FirstAnswer, 'chosen'>,
): GivenAnswer | null {
  return typeof chosen === 'string' ? unpackAnswer(wording, chosen) : chosen;
}

/**
 * Reads out the answers to these questions, wherever they stood in the quiz of that day; null for one
 * that was not in it, or not in this wording: its options may have meant something else. So is an
 * answer of which no more is known.
 */
export function answersTo(
  questions: readonly Wording[],
): (first: FirstAttempt) => ({ chosen: GivenAnswer | null; seconds: number } | null)[] {
  const wanted = questions.map((question) => ({ question, mark: markOf(question) }));
  return (first) => {
    const answers = unpackFirstAttempt(first);
    return wanted.map(({ question, mark }) => {
      const found = answers.get(mark);
      if (!found || found.chosen === REST) return null;
      return { ...found, chosen: toGiven(question, found) };
    });
  };
}

/** 24 bits: in a quiz of 50 questions two are alike by chance once in ten thousand quizzes. */
export function markOf({ kind, question, options, body }: Wording): string {
  const wording = kind === undefined ? [question, options] : [question, options, kind, body];
  return createHash('sha256').update(JSON.stringify(wording)).digest('base64url').slice(0, 4);
}
