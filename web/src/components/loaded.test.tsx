import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Loaded } from './loaded.tsx';

const refetch = vi.fn();
const waiting = { data: undefined, error: null, isFetching: true, refetch };
const failed = { ...waiting, error: new Error('lost'), isFetching: false };

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
