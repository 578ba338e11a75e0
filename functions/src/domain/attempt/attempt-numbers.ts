import {
  isLeftOpen,
  isMissed,
  type QuestionResult,
} from '@study-assistant/contract/attempts/attempts';
import { toTopicKey } from '@study-assistant/contract/materials/topic-key';
import type { Source } from '@study-assistant/contract/questions/question';
import { extendLimit, type TimeFactor } from '@study-assistant/contract/quizzes/time-limit';
import type { AttemptRecord } from './attempt-record.ts';
import { isErrorTopic, talliesOf } from './skill-gap.ts';
import { MIN_ANSWERS, topicResults } from './topic-results.ts';

/** A topic of one attempt that went wrong, and where its document explains it. */
export type TopicToRead = {
  topic: string;
  right: number;
  asked: number;
  leftOpen: number;
  /** False where there were too few questions to call the topic a weakness. */
  isWeak: boolean;
  /** Of its first question that went wrong; null where the quiz does not say. */
  source: Source | null;
};

/** What advice on one attempt is made from. Nothing in it tells who took the quiz. */
export type AttemptNumbers = {
  quizTitle: string;
  score: number;
  totalQuestions: number;
  leftOpen: number;
  /** Seconds. */
  timeTaken: number;
  /** Null is without a limit. */
  timeAllowed: number | null;
  /** The least known first. */
  topics: TopicToRead[];
};

type Taken = Pick<
  AttemptRecord,
  'quizTitle' | 'score' | 'totalQuestions' | 'timeTaken' | 'allowedSeconds' | 'detailedResults'
>;

/** More would be a list to put aside instead of a plan. */
const MAX_TOPICS = 5;

/** @param factor the student's own where she reads it herself: nobody else is told of it */
export function attemptNumbers(attempt: Taken, factor: TimeFactor = 1): AttemptNumbers {
  const { quizTitle, score, totalQuestions, timeTaken, allowedSeconds, detailedResults } = attempt;
  return {
    quizTitle,
    score,
    totalQuestions,
    timeTaken,
    timeAllowed: extendLimit(allowedSeconds, factor),
    leftOpen: detailedResults.filter(isOpen).length,
    topics: errorTopics(detailedResults).slice(0, MAX_TOPICS),
  };
}

function errorTopics(results: readonly QuestionResult[]): TopicToRead[] {
  const tallies = talliesOf(results).filter(isErrorTopic);
  return topicResults(tallies, MIN_ANSWERS.student).map(({ topic, right, asked, isWeak }) => {
    const missed = results.filter(
      (result) => isMissed(result) && toTopicKey(result.topic) === toTopicKey(topic),
    );
    const source = missed.map((result) => result.source).find((place) => place.quote !== '');
    const leftOpen = missed.filter(isOpen).length;
    return { topic, right, asked, leftOpen, isWeak, source: source ?? null };
  });
}

/** Whoever has the point of a dropped question has missed nothing. */
function isOpen(result: QuestionResult): boolean {
  return isLeftOpen(result) && !result.isCorrect;
}
