import { describe, expect, test } from 'vitest';
import {
  completionPercentOf,
  completionStatusOf,
  markComplete,
  NO_PROGRESS,
} from './completion.ts';

test.each([
  [0, 0, 100],
  [0, 4, 0],
  [1, 3, 33],
  [2, 3, 67],
  [1, 8, 13],
  [4, 4, 100],
])('%d completed of %d are %d percent', (completed, total, percent) => {
  expect(completionPercentOf({ completed, total })).toBe(percent);
});

test.each([
  [0, 0, 'Not started'],
  [0, 1, 'Critical'],
  [19, 1, 'Critical'],
  [20, 1, 'Needs Help'],
  [49, 1, 'Needs Help'],
  [50, 1, 'Progressing'],
  [79, 1, 'Progressing'],
  [80, 1, 'Excellent'],
  [100, 1, 'Excellent'],
])('%d percent in %d attempts is %s', (percent, attempts, status) => {
  expect(completionStatusOf(percent, attempts)).toBe(status);
});

describe('marking', () => {
  const some = { onlineResources: [2], youtubeVideos: [], analysisViewed: false };
  test.each([
    ['a link', 'onlineResources', 0, { ...some, onlineResources: [0, 2] }],
    ['a video', 'youtubeVideos', 1, { ...some, youtubeVideos: [1] }],
    ['the analysis', 'analysisViewed', null, { ...some, analysisViewed: true }],
    ['what is marked', 'onlineResources', 2, some],
  ] as const)('%s', (_what, type, index, expected) => {
    expect(markComplete(some, type, index)).toEqual(expected);
  });

  test('twice is once', () => {
    const once = markComplete(NO_PROGRESS, 'analysisViewed', null);
    expect(markComplete(once, 'analysisViewed', null)).toBe(once);
  });
});
