import type { Toughness } from '@study-assistant/contract/quizzes/quizzes';
import {
  MAX_BENCHMARK_SECONDS,
  MIN_BENCHMARK_SECONDS,
} from '@study-assistant/contract/wire/constants';
import { splitWords } from '../language/words.ts';
import type { CheckedQuestion } from '../validator/rule.ts';

const WORDS_PER_SECOND = 3;
const SECONDS_TO_DECIDE = 6;

/** The time to read stem and options once, plus thinking time that grows with difficulty. */
export function estimateSeconds(question: CheckedQuestion, difficulty: number): number {
  const words = splitWords([question.question, ...question.options].join(' ')).length;
  const seconds = Math.round(words / WORDS_PER_SECOND + SECONDS_TO_DECIDE + 14 * difficulty);
  return Math.min(MAX_BENCHMARK_SECONDS, Math.max(MIN_BENCHMARK_SECONDS, seconds));
}

/** The assumed difficulty of a question in a quiz ordered as easy, medium or hard. */
const USUAL_DIFFICULTY = { Easy: 0.3, Medium: 0.5, Hard: 0.8 };

export function estimateUsualSeconds(question: CheckedQuestion, toughness: Toughness): number {
  return estimateSeconds(question, USUAL_DIFFICULTY[toughness]);
}
