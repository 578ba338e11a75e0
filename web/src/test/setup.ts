import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { clearToasts } from '../components/ui/feedback/toast-store.ts';
import { failOnConsoleError } from './console.ts';
import { showEverything } from './screen-view.ts';
import { server } from './server.ts';

failOnConsoleError();
showEverything();

// A busy machine is no failure.
configure({ asyncUtilTimeout: 15_000 });

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));

afterEach(() => {
  cleanup();
  clearToasts();
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
});

afterAll(() => server.close());
