import { describe, expect, test } from 'vitest';
import { anAttempt, aResult, someResources } from './attempt-record.fixture.ts';
import { errorTopicsOf, hasResource, resourceCountsOf } from './attempt-resources.ts';

const wrong = aResult({ isCorrect: false });

test('the error topics of an attempt come with the worst first', () => {
  const results = [aResult(), wrong, aResult({ ...wrong, topic: 'Deltas' }), wrong];
  expect(errorTopicsOf(anAttempt({ detailedResults: results }))).toEqual(['Valleys', 'Deltas']);
  expect(errorTopicsOf(anAttempt())).toEqual([]);
});

describe('what there is to complete', () => {
  test.each([
    ['nothing', 0, 0, [aResult()], 0],
    ['links and videos', 3, 2, [aResult()], 5],
    ['the analysis alone', 0, 0, [wrong], 1],
    ['all of them', 3, 2, [wrong], 6],
  ])('%s', (_what, links, videos, detailedResults, total) => {
    const attempt = anAttempt({
      detailedResults,
      resourceRecommendations: someResources(links, videos),
    });
    expect(resourceCountsOf(attempt)).toEqual({ completed: 0, total });
  });

  test('a topic that is right in 4 of 5 needs no analysis', () => {
    const detailedResults = [wrong, aResult(), aResult(), aResult(), aResult()];
    expect(resourceCountsOf(anAttempt({ detailedResults })).total).toBe(0);
  });
});

test('a mark counts only while its resource is there', () => {
  const progress = { onlineResources: [0, 4], youtubeVideos: [1], analysisViewed: true };
  const resourceRecommendations = someResources(2, 1);
  const regraded = anAttempt({ progress, resourceRecommendations, detailedResults: [aResult()] });
  expect(resourceCountsOf(regraded)).toEqual({ completed: 1, total: 3 });
});

describe('a resource', () => {
  const attempt = anAttempt({
    detailedResults: [wrong],
    resourceRecommendations: someResources(3, 1),
  });
  test.each([
    ['onlineResources', 0, true],
    ['onlineResources', 2, true],
    ['onlineResources', 3, false],
    ['onlineResources', -1, false],
    ['onlineResources', null, false],
    ['youtubeVideos', 0, true],
    ['youtubeVideos', 1, false],
    ['analysisViewed', null, true],
    ['analysisViewed', 0, true],
  ] as const)('%s %s is there: %s', (type, index, expected) => {
    expect(hasResource(attempt, type, index)).toBe(expected);
  });

  test('an analysis is not there when everything was right', () => {
    expect(hasResource(anAttempt(), 'analysisViewed', null)).toBe(false);
  });
});
