import { expect, test } from 'vitest';
import { createOfflineAdvice } from '../../advice/offline/offline-advice.ts';
import { NO_ACCOMMODATION } from '../../domain/assignment/accommodation.ts';
import { aResult, anAttempt } from '../../domain/attempt/attempt-record.fixture.ts';
import type { AttemptRecord } from '../../domain/attempt/attempt-record.ts';
import { callerOf } from '../../domain/caller.fixture.ts';
import { createAttemptAnalysisService } from './attempt-analysis.service.ts';

const maya = callerOf('maya', 'student');

async function analyse(attempt: AttemptRecord) {
  const service = createAttemptAnalysisService({
    readResult: () => Promise.resolve(attempt),
    orderAdvice: () => Promise.resolve(),
    accommodations: { find: () => Promise.resolve(NO_ACCOMMODATION) },
    findMaterials: () => Promise.resolve([]),
    advice: createOfflineAdvice(),
  });
  return (await service.analyse(maya, attempt.id)).analysis;
}

test('each recommendation says what it is about; the one about time is about no topic', async () => {
  const detailedResults = [
    aResult({ topic: 'Valleys', isCorrect: false }),
    aResult({ topic: 'Deltas', isCorrect: false, userAnswer: null }),
  ];
  const { recommendations, recommendationTopics } = await analyse(anAttempt({ detailedResults }));
  expect([...recommendationTopics].sort()).toEqual(['Deltas', 'Valleys', null]);
  recommendations.forEach((words, index) => {
    expect(words).toContain(recommendationTopics[index] ?? 'You left one question open');
  });
});

test('of a score alone it says that there is nothing to analyse', async () => {
  const attempt = anAttempt({ isScoreOnly: true, detailedResults: [], totalQuestions: 5 });
  expect(await analyse(attempt)).toEqual({
    recommendations: [],
    recommendationTopics: [],
    topicSpecificMaterials: [],
    teacherMaterials: [],
    isScoreOnly: true,
  });
});
