import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { announce } from '../components/ui/feedback/announcer.tsx';
import { clearToasts } from '../components/ui/feedback/toast-store.ts';
import { failOnConsoleError } from './console.ts';
import { showEverything } from './screen-view.ts';
import { server } from './server.ts';

failOnConsoleError();
showEverything();

configure(({ getElementError }) => ({
  // A slow machine must not cause failures.
  asyncUtilTimeout: 15_000,
  // Whatever is waited for is missing at first: the page is printed once, with what it ends as.
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? new Error(message ?? '')
      : getElementError(message, container),
}));

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));

afterEach(() => {
  cleanup();
  clearToasts();
  // What was said last in one test is not heard in the next one.
  announce('');
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
});

// Code still loading at the end of a test file could not be loaded by the next file either.
afterAll(async () => {
  await vi.dynamicImportSettled();
  server.close();
});
