import { expect, test } from 'vitest';
import { describeTrend } from './describe-trend.ts';

test.each([
  [[60, 80], 'Your last attempt reached 80%, the one before 60%.'],
  [[70, 70], 'Your last attempt reached 70%, the same as the one before.'],
  [[44.6, 70, 85.5], 'Your last 2 attempts average 78%, the one before 45%.'],
  [[60, 40, 80, 90], 'Your last 2 attempts average 85%, the 2 before 50%.'],
  [[40, 90, 10, 20, 0], 'Your last 3 attempts average 10%, the 2 before 65%.'],
  [[33.3, 66.7, 66.7, 33.3], 'Your last 2 attempts average 50%, the same as the 2 before.'],
  [[70, 70.3], 'Your last attempt reached 70.3%, the one before 70.0%.'],
  [[70, 70, 70, 70.1], 'Your last 2 attempts average 70.0%, just above the 2 before.'],
])('%j', (percentages, sentence) => {
  expect(describeTrend(percentages, 'Your')).toBe(sentence);
});

test('of more than ten attempts the last ten are compared', () => {
  const percentages = [100, 100, 100, 50, 50, 50, 50, 50, 60, 60, 60, 60, 60];
  expect(describeTrend(percentages, 'The')).toBe(
    'The last 5 attempts average 60%, the 5 before 50%.',
  );
});
