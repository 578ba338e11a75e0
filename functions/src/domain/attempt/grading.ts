import type { QuestionResult } from '@study-assistant/contract/attempts/attempts';
import { toOneDecimal } from '@study-assistant/contract/attempts/scoring';
import type { GivenAnswer } from '@study-assistant/contract/questions/kind-schemas';
import { fitsQuestion } from '@study-assistant/contract/questions/kinds';
import type { Question } from '@study-assistant/contract/questions/question';
import { timeLimitOf } from '@study-assistant/contract/quizzes/time-limit';
import { judgeResult } from './judge-result.ts';
import { scoresOf, type Scores } from './scores.ts';

export type Submission = {
  /** One entry a question: what answers its kind, or null. */
  answers: readonly (GivenAnswer | null)[];
  /** Seconds, as the browser measured them. */
  timeTaken: number;
  /** Seconds on each question; absent when not measured. */
  questionTimes?: readonly number[] | undefined;
  /** Nothing takes longer; absent where nobody has kept the time, which then is the usual. */
  longestSeconds?: number;
};

/** A question to be graded; its id is absent where a quiz is older than ids. */
export type GradedQuestion = Question & { id?: string; isDropped?: boolean };

export type Graded = Scores & {
  totalQuestions: number;
  timeTaken: number;
  results: QuestionResult[];
};

/** Whether every answer is null or could be one to its question. */
export function fits(
  questions: readonly Question[],
  answers: readonly (GivenAnswer | null)[],
): boolean {
  if (answers.length !== questions.length) return false;
  return questions.every((question, index) => {
    const answer = answers[index] ?? null;
    return answer === null || fitsQuestion(question, answer);
  });
}

/** Grades a submission that fits. */
export function grade(questions: readonly GradedQuestion[], submission: Submission): Graded {
  const limit = submission.longestSeconds ?? timeLimitOf(questions.length);
  const timeTaken = toOneDecimal(clamp(submission.timeTaken, limit));
  const measured = submission.questionTimes?.map((seconds) => clamp(seconds, limit));
  const times = shareTime(questions, timeTaken, measured);
  const results = questions.map((question, index): QuestionResult => {
    return {
      ...(question.id === undefined ? {} : { questionId: question.id }),
      question: question.question,
      options: question.options,
      ...judgeResult(question, submission.answers[index] ?? null),
      ...(question.isDropped ? { isDropped: true } : {}),
      explanation: question.explanation,
      topic: question.topic,
      source: question.source,
      benchmarkTime: question.benchmarkTime,
      estimatedTime: times[index] ?? 0,
    };
  });
  return { ...scoresOf(results), totalQuestions: questions.length, timeTaken, results };
}

/**
 * Seconds for each question that add up to `timeTaken`: in proportion to the measured times, or to
 * the benchmark times where nothing was measured. Rounded to tenths as running totals, so that no tenth is lost.
 */
function shareTime(
  questions: readonly Question[],
  timeTaken: number,
  measured: readonly number[] | undefined,
): number[] {
  const isMeasured = measured?.length === questions.length && sum(measured) > 0;
  const weights = isMeasured ? measured : questions.map((question) => question.benchmarkTime);
  const total = sum(weights);
  let given = 0;
  return weights.map((weight) => {
    const until = toOneDecimal((timeTaken * (given + weight)) / total);
    const from = toOneDecimal((timeTaken * given) / total);
    given += weight;
    return toOneDecimal(until - from);
  });
}

function clamp(seconds: number, max: number): number {
  return Math.min(Math.max(seconds, 0), max);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
