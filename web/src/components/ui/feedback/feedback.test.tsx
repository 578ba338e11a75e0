import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { takeConsoleErrors } from '../../../test/console.ts';
import { ProgressBar } from '../meter/progress-bar.tsx';
import { Ring } from '../meter/ring.tsx';
import { ErrorBoundary } from '../state/error-boundary.tsx';
import { announce, Announcer } from './announcer.tsx';

afterEach(() => vi.useRealTimers());

test('the same words announced twice go to the two regions in turn', () => {
  const { container } = render(<Announcer />);
  const regions = [...container.querySelectorAll('[aria-live=polite]')];
  function spoken() {
    return regions.findIndex((region) => region.textContent === '1 minute left');
  }
  act(() => announce('1 minute left'));
  const first = spoken();
  act(() => announce('1 minute left'));
  expect([first, spoken()].sort()).toEqual([0, 1]);
});

test('what was announced is gone after some seconds', () => {
  vi.useFakeTimers();
  const { container } = render(<Announcer />);
  act(() => announce('1 of 1 marked.'));
  act(() => void vi.advanceTimersByTime(3000));
  expect(container.textContent).toBe('1 of 1 marked.');
  act(() => void vi.advanceTimersByTime(10_000));
  expect(container.textContent).toBe('');
});

test('a fault stays in its part of the page, and the part can be tried again', async () => {
  const user = userEvent.setup();
  let isBroken = true;
  function Part() {
    if (isBroken) throw new Error('broken on purpose');
    return <p>Chart</p>;
  }
  render(
    <>
      <p>The rest</p>
      <ErrorBoundary message="The chart could not be shown.">
        <Part />
      </ErrorBoundary>
    </>,
  );
  expect(screen.getByText('The rest')).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('The chart could not be shown.');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.getByText('Chart')).toBeDefined();
  expect(takeConsoleErrors().length).toBeGreaterThan(0);
});

test('progress is a number and words', () => {
  render(<ProgressBar label="Quiz progress" percent={30} valueText="Question 3 of 10" />);
  const bar = screen.getByRole('progressbar', { name: 'Quiz progress' });
  expect(bar.getAttribute('aria-valuenow')).toBe('30');
  expect(bar.getAttribute('aria-valuetext')).toBe('Question 3 of 10');
});

test('progress of unknown length has no number', () => {
  render(<ProgressBar label="Writing questions" percent={null} />);
  expect(screen.getByRole('progressbar').hasAttribute('aria-valuenow')).toBe(false);
});

test('a ring is a picture with its figure in its name', () => {
  render(<Ring percent={66.67} digits={1} label="Mastered" caption="4 of 6 topics" />);
  expect(screen.getByRole('img', { name: 'Mastered: 66.7%, 4 of 6 topics' })).toBeDefined();
});
