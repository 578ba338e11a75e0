import { defineConfig } from 'vitest/config';
import { DurationReporter } from './scripts/tested/duration-reporter.ts';
import { FlakyReporter } from './scripts/tested/flaky-reporter.ts';
import { LongestFirst } from './scripts/tested/longest-first.ts';

/** A whole stack or the writer's processes have to come up, and slow machines are allowed to be slow. */
const patient = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 30_000 } },
  // The Admin SDK would look for Google's own machines, and wait for them.
  env: { METADATA_SERVER_DETECTION: 'none' },
};

/**
 * A browser, or a stack that other tests use, may stumble over what has nothing to do with a change.
 * CI tries such a test once more and names it, as Playwright's own runner does; at a desk it fails.
 */
const retry = process.env.CI ? 1 : 0;

/** Most of what a test makes is soon garbage: with room for it, a sixth less time goes into collecting. */
const execArgv = ['--max-semi-space-size=64'];

/** As many as there are cores to keep busy, on the smallest machine as on a large one. */
const BUSY_WORKERS = 2;
/** Whoever waits for the stack leaves the cores to it. */
const WAITING_WORKERS = 4;

/**
 * A project is a place where tests live, and says what they may use: see tests/README.md. Vitest runs
 * projects of one group beside each other; scripts/test.ts runs whole stages so.
 */
export default defineConfig({
  test: {
    reporters: ['default', new FlakyReporter(), new DurationReporter()],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'server',
          include: [
            'contract/**/*.test.ts',
            'writer/**/*.test.ts',
            'exchange/**/*.test.ts',
            'functions/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          globalSetup: ['scripts/bundle-workers.setup.ts'],
          ...patient,
          maxWorkers: BUSY_WORKERS,
          execArgv,
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: 'web/vitest.config.ts',
        root: 'web',
        test: { maxWorkers: BUSY_WORKERS, execArgv, isolate: false, sequence: { groupOrder: 0 } },
      },
      {
        test: {
          name: 'emulators',
          include: ['emulators/test/!(bad-day)/**/*.test.ts'],
          ...patient,
          maxWorkers: BUSY_WORKERS,
          execArgv,
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'local-firebase',
          include: ['emulators/test/*.test.ts', 'emulators/test/bad-day/*.test.ts'],
          ...patient,
          maxWorkers: BUSY_WORKERS,
          execArgv,
          // Such a file sets the Admin SDK's environment or replaces a module, for its process.
          isolate: true,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'repository',
          include: ['tests/repository/**/*.test.ts'],
          ...patient,
          maxWorkers: BUSY_WORKERS,
          execArgv,
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'engine',
          include: ['tests/engine/**/*.test.ts'],
          ...patient,
          maxWorkers: BUSY_WORKERS,
          execArgv,
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'own-stack',
          include: ['tests/own-stack/**/*.test.ts'],
          ...patient,
          retry,
          maxWorkers: BUSY_WORKERS,
          execArgv,
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          ...patient,
          // A process runs one Storage.
          fileParallelism: false,
          execArgv,
          isolate: false,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'weakened-rules',
          include: ['tests/weakened-rules/**/*.test.ts'],
          ...patient,
          execArgv,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/{api,attackers}/**/*.test.ts'],
          globalSetup: ['tests/support/product/global-stack.ts'],
          ...patient,
          retry,
          isolate: false,
          maxWorkers: WAITING_WORKERS,
          execArgv,
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/{browser,shots}/**/*.test.ts'],
          globalSetup: ['tests/support/product/global-stack.ts'],
          ...patient,
          retry,
          isolate: false,
          maxWorkers: BUSY_WORKERS,
          execArgv,
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
});
