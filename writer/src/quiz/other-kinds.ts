import type { OtherKind } from '@study-assistant/contract/questions/kind-schemas';
import type { Question } from '@study-assistant/contract/questions/question';
import {
  GAP,
  MAX_BENCHMARK_SECONDS,
  MIN_BENCHMARK_SECONDS,
} from '@study-assistant/contract/wire/constants';
import { splitWords } from '../language/words.ts';

/* What questions of other kinds than a choice are made by, whoever writes them. */

/** A quote with its place in the document. */
type Cited = { quote: string; page: number | null; heading: string | null };

/** A question of another kind before its topic is known. */
export type Unfinished = Pick<
  Question,
  'question' | 'options' | 'correctAnswer' | 'body' | 'key' | 'explanation'
> & {
  kind: OtherKind;
  /** What it rests on. */
  grounds: Cited;
  /** Seconds that a prepared student needs for the parts, beside reading. */
  secondsToAnswer: number;
};

const WORDS_PER_SECOND = 3;

/** Adds what a question of another kind needs besides what it asks: topic, time and source. */
export function completeOther(other: Unfinished, topic: string): Question {
  const { kind, question, options, correctAnswer, body, key, explanation, grounds } = other;
  return {
    kind,
    question,
    options,
    correctAnswer,
    ...(body && { body }),
    ...(key && { key }),
    explanation,
    topic,
    benchmarkTime: estimate(other),
    source: { page: grounds.page, section: grounds.heading, quote: grounds.quote },
  };
}

/** The time to read everything once and to decide every part. */
function estimate({ question, options, body, secondsToAnswer }: Unfinished): number {
  const lefts = body && 'lefts' in body ? body.lefts : [];
  const words = splitWords([question, ...options, ...lefts].join(' ')).length;
  const seconds = Math.round(words / WORDS_PER_SECOND + secondsToAnswer);
  return Math.min(MAX_BENCHMARK_SECONDS, Math.max(MIN_BENCHMARK_SECONDS, seconds));
}

/** “…” (page 3), as explanations name what the text says. */
export function cite({ quote, page, heading }: Cited): string {
  const place = page !== null ? ` (page ${page})` : heading ? ` (section “${heading}”)` : '';
  return `“${quote}”${place}`;
}

/** The text with gaps for the words at these places, and "a(n)" before one that an article tells. */
export function leaveOut(text: string, words: readonly { start: number; end: number }[]): string {
  return words
    .toSorted((a, b) => b.start - a.start)
    .reduce((left, { start, end }) => {
      const before = left.slice(0, start).replace(/\b([Aa])n? $/, '$1(n) ');
      return `${before}${GAP}${left.slice(end)}`;
    }, text);
}

/** An order in time that the words themselves tell. */
export const TELLS_ORDER =
  /\b(?:first|second|third|last|finally|after|before|earlier|next|once|when|while|until|since|ago|eventually|previous(?:ly)?|ended|became|century|decade|reelection|founding)\b|\d/i;
