import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render as renderBare, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../lib/api/api-error.ts';
import { Loaded } from './loaded.tsx';

const refetch = vi.fn();
const waiting = { data: undefined, error: null, isFetching: true, refetch };
const failed = { ...waiting, error: new Error('lost'), isFetching: false };

function render(part: ReactNode) {
  renderBare(<QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>);
}

type Shown = Partial<Parameters<typeof Loaded<string>>[0]>;

function show(props: Shown) {
  render(
    <Loaded<string>
      query={waiting}
      skeleton={<p>Loading quiz…</p>}
      error="The quiz could not be loaded."
      {...props}
    >
      {(title) => <h1>{title}</h1>}
    </Loaded>,
  );
}

test('what is on its way has its skeleton', () => {
  show({});
  expect(screen.getByText('Loading quiz…')).toBeTruthy();
});

test('what is drawn in pieces comes in place of its skeleton, and at once if it was there before', async () => {
  const shown = (query: Parameters<typeof Loaded<string>>[0]['query']) => (
    <QueryClientProvider client={new QueryClient()}>
      <Loaded<string> query={query} skeleton={<p>Loading quiz…</p>} error="Lost." inPieces>
        {(title) => <h1>{title}</h1>}
      </Loaded>
    </QueryClientProvider>
  );
  const { rerender } = renderBare(shown(waiting));
  expect(screen.getByText('Loading quiz…')).toBeTruthy();
  rerender(shown({ ...waiting, data: 'The cell' }));
  expect(await screen.findByRole('heading', { name: 'The cell' })).toBeTruthy();
  expect(screen.queryByText('Loading quiz…')).toBeNull();
  cleanup();
  renderBare(shown({ ...waiting, data: 'The leaf' }));
  expect(screen.getByRole('heading', { name: 'The leaf' })).toBeTruthy();
});

test('what has arrived is shown, also when reading it again has failed', () => {
  show({ query: { ...failed, data: 'The cell' } });
  expect(screen.getByRole('heading', { name: 'The cell' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a failure is said, with a way to ask again', async () => {
  show({ query: failed });
  expect(screen.getByRole('alert').textContent).toContain('The quiz could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('where asking again would not help, no button offers it', () => {
  show({
    query: failed,
    error: ({ message }) => ({ title: 'Oops!', message, canRetry: false }),
  });
  expect(screen.getByRole('heading', { name: 'Oops!' })).toBeTruthy();
  expect(screen.getByText('lost')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('what is not there says whose app this is, and leads home', () => {
  const missing = new ApiError('Quiz not found.', {
    status: 404,
    code: 'not-found',
    hasServerSentence: true,
  });
  render(
    <MemoryRouter>
      <Loaded<string>
        query={{ ...failed, error: missing }}
        skeleton={<p>Loading quiz…</p>}
        error={({ message }) => ({ message, canRetry: false })}
      >
        {(title) => <h1>{title}</h1>}
      </Loaded>
    </MemoryRouter>,
  );
  expect(screen.getByRole('alert').textContent).toContain('Study AssistantQuiz not found.');
  expect(screen.getByRole('link', { name: 'Go to the start page' })).toBeTruthy();
});
