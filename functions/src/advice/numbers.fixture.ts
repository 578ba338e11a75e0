import type { AttemptNumbers, TopicToRead } from '../domain/attempt/attempt-numbers.ts';
import { topicResults } from '../domain/attempt/topic-results.ts';
import type { GroupNumbers } from '../domain/school/class-numbers.ts';

export function aTopic(changes: Partial<TopicToRead> = {}): TopicToRead {
  return {
    topic: 'Evaporation',
    right: 0,
    asked: 1,
    leftOpen: 0,
    isWeak: false,
    source: { page: 3, section: 'The sun at work', quote: 'Heat turns water into vapour.' },
    ...changes,
  };
}

export function anAttempt(
  topics: readonly TopicToRead[],
  changes: Partial<AttemptNumbers> = {},
): AttemptNumbers {
  return {
    quizTitle: 'The Water Cycle',
    score: 4,
    totalQuestions: 10,
    leftOpen: 0,
    timeTaken: 300,
    timeAllowed: 600,
    topics: [...topics],
    ...changes,
  };
}

export function aGroup(changes: Partial<GroupNumbers> = {}): GroupNumbers {
  return {
    students: 30,
    started: 24,
    improved: 4,
    slipped: 3,
    isEnough: true,
    average: 63.5,
    weakTopics: topicResults([{ topic: 'Evaporation', right: 12, asked: 40 }], 8),
    strongTopics: topicResults([{ topic: 'Rain', right: 36, asked: 40 }], 8),
    hardQuestions: [
      {
        quizId: 'water',
        quizTitle: 'The Water Cycle',
        questionNumber: 2,
        question: 'What turns water into vapour?',
        topic: 'Evaporation',
        right: 4,
        asked: 20,
      },
    ],
    ...changes,
  };
}
