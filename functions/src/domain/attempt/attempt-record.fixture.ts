import type { QuestionResult } from '@study-assistant/contract/attempts/attempts';
import { NO_PROGRESS } from '@study-assistant/contract/attempts/completion';
import type { AttemptRecord } from './attempt-record.ts';
import { talliesOf } from './skill-gap.ts';

/** A question of 30 s that was answered right, unless told. */
export function aResult(over: Partial<QuestionResult> = {}): QuestionResult {
  const { isCorrect = true } = over;
  return {
    question: 'What shapes a valley?',
    options: ['Ice', 'Wind', 'Sand', 'Light'],
    userAnswer: isCorrect ? 0 : 1,
    correctAnswer: 0,
    isCorrect,
    explanation: 'Ice does.',
    topic: 'Valleys',
    source: { page: 1, section: null, quote: 'Ice shapes valleys.' },
    benchmarkTime: 30,
    estimatedTime: 20,
    ...over,
  };
}

/** Links and videos without a story: only their number matters. */
export function someResources(links: number, videos: number) {
  const resource = { title: 'Valleys', link: 'https://example.org/', description: 'About them.' };
  return {
    onlineResources: Array.from({ length: links }, () => resource),
    youtubeVideos: Array.from({ length: videos }, () => resource),
  };
}

export function anAttempt(over: Partial<AttemptRecord> = {}): AttemptRecord {
  const detailedResults = over.detailedResults ?? [aResult()];
  return {
    id: 'attempt',
    quizId: 'rivers',
    quizTitle: 'About rivers',
    quizVersion: 1,
    studentId: 'maya',
    score: detailedResults.filter(({ isCorrect }) => isCorrect).length,
    totalQuestions: detailedResults.length,
    percentage: 100,
    completedAt: '2026-03-01T09:00:00.000Z',
    timeTaken: 20,
    allowedSeconds: 60 * detailedResults.length,
    detailedResults,
    topics: talliesOf(detailedResults),
    resourceRecommendations: someResources(0, 0),
    progress: NO_PROGRESS,
    ...over,
  };
}
