import { expect, test } from 'vitest';
import { currentState, JOB_SILENCE_MS, LOST_JOB, type JobState } from './quiz-job.ts';

const start = new Date('2026-01-05T10:00:00Z');
const generating: JobState = {
  status: 'generating',
  progress: 0.4,
  stage: 'Writing questions',
  failure: null,
  updatedAt: start.toISOString(),
};

function after(ms: number): Date {
  return new Date(start.getTime() + ms);
}

test('a job that reported lately goes on', () => {
  expect(currentState(generating, after(JOB_SILENCE_MS - 1))).toEqual(generating);
});

test('a job that fell silent has failed', () => {
  const state = currentState(generating, after(JOB_SILENCE_MS));
  expect(state).toMatchObject({ status: 'failed', failure: LOST_JOB });
});

test('a job that ended stays as it ended', () => {
  const ready: JobState = { ...generating, status: 'ready', progress: 1 };
  expect(currentState(ready, after(JOB_SILENCE_MS * 10))).toEqual(ready);
});
