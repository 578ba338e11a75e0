import { expect, test } from 'vitest';
import { planWalk } from './plan-walk.ts';

const students = Array.from({ length: 200 }, (_, at) => `student-${at}`);

test('everybody starts, saves five times and hands in, in this order and within a minute', () => {
  for (const student of students) {
    const steps = planWalk(student);
    expect(steps.map(({ kind }) => kind)).toEqual([
      ...['start', 'save', 'save', 'save', 'save', 'save', 'submit'],
    ]);
    const times = steps.map(({ atMs }) => atMs);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(Math.min(...times)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...times)).toBeLessThan(60_000);
  }
});

test('students are not all at it in the same moment', () => {
  const submits = students.map((student) => planWalk(student).at(-1)?.atMs ?? 0);
  expect(new Set(submits.map((ms) => Math.floor(ms / 1000))).size).toBeGreaterThan(6);
});
