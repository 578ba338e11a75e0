import type { Question } from '@study-assistant/contract/questions/question';
import {
  MAX_BENCHMARK_SECONDS,
  MIN_BENCHMARK_SECONDS,
} from '@study-assistant/contract/wire/constants';
import { splitWords } from '../../language/words.ts';
import type { OtherQuestion } from './other-question.ts';

const WORDS_PER_SECOND = 3;

/**
 * Adds what a question of another kind needs besides what it asks: topic, time and source. Its teacher
 * checks each, since readers would print four in ten as they stand (docs/quiz-quality.md).
 */
export function finishOther(other: OtherQuestion, topic: string): Question {
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
    confidence: 'check',
  };
}

/** The time to read everything once and to decide every part. */
function estimate({ question, options, body, secondsToAnswer }: OtherQuestion): number {
  const lefts = body && 'lefts' in body ? body.lefts : [];
  const words = splitWords([question, ...options, ...lefts].join(' ')).length;
  const seconds = Math.round(words / WORDS_PER_SECOND + secondsToAnswer);
  return Math.min(MAX_BENCHMARK_SECONDS, Math.max(MIN_BENCHMARK_SECONDS, seconds));
}
