import { defineConfig } from 'vitest/config';

/** A whole stack has to come up, and slow machines are allowed to be slow. */
const patient = {
  testTimeout: 120_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 30_000 } },
};

/** `npm test` runs the projects in groups, one after another: those that start a stack need the machine. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'server',
          include: ['contract/**/*.test.ts', 'writer/**/*.test.ts', 'functions/src/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 0 },
        },
      },
      { extends: 'web/vitest.config.ts', root: 'web', test: { sequence: { groupOrder: 0 } } },
      {
        test: {
          name: 'emulators',
          include: ['emulators/test/**/*.test.ts'],
          ...patient,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'product',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/api/**', 'tests/e2e/**', 'tests/rules/**'],
          ...patient,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          globalSetup: ['tests/support/global-rules.ts'],
          ...patient,
          // All files load rules into the same two servers.
          fileParallelism: false,
          isolate: false,
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: ['tests/support/global-stack.ts'],
          ...patient,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/support/global-stack.ts'],
          ...patient,
          testTimeout: 300_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
