import { expect, test } from 'vitest';
import { TASKS } from '../../functions/src/platform/tasks/tasks.ts';
import { findUnbound } from './check-functions.ts';
import { checkRuntime } from './check-runtime.ts';
import type { FunctionEndpoint } from './discover-functions.ts';

const bound: FunctionEndpoint = {
  region: ['us-central1'],
  secretEnvironmentVariables: [{ key: 'GEMINI_API_KEY' }],
};
const unbound: FunctionEndpoint = { region: ['us-central1'] };

const asking = ['api', 'writeQuiz', 'writeQuestion', 'adviseAttempt'];
const withModel = new Map(
  ['api', ...Object.keys(TASKS)].map((name) => [name, asking.includes(name) ? bound : unbound]),
);

test('the key of the model is where the model is asked, and nowhere else', () => {
  expect(findUnbound(withModel, true)).toBeNull();
  expect(findUnbound(new Map([['api', unbound]]), false)).toBeNull();
});

test.each([
  ['a task that asks without a key', new Map([...withModel, ['writeQuiz', unbound]]), true],
  ['a task that has a key for nothing', new Map([...withModel, ['closeAttempt', bound]]), true],
  ['keys where no model is asked', withModel, false],
])('refused: %s', (_what, functions, isAsked) => {
  expect(findUnbound(functions, isAsked)).toContain('GEMINI_API_KEY');
});

const mends = (runtime: string, today: string) =>
  checkRuntime(runtime, today).map(({ mend }) => mend);

test('the runtime is one that the cloud supports and the tests run on', () => {
  expect(mends('nodejs22', '2026-11-22')).toEqual([null, null]);
});

test('a runtime that ends, or that nothing was tried on, is refused', () => {
  expect(mends('nodejs22', '2028-01-01')[0]).toContain('newer runtime');
  expect(mends('nodejs24', '2026-11-22')[1]).toContain('cloud-node');
  expect(mends('nodejs99', '2026-11-22')).not.toContain(null);
});
