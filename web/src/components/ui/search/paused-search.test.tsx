import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { PausedSearch } from './paused-search.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

function show(words: string, onSearch: (words: string) => void) {
  const part = (now: string, tell = onSearch) => (
    <PausedSearch id="search" label="Search" words={now} onSearch={tell} />
  );
  const { rerender } = render(part(words));
  return (now: string, tell?: (words: string) => void) => rerender(part(now, tell));
}

const field = () => screen.getByLabelText<HTMLInputElement>('Search');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const pause = () => void act(() => void vi.advanceTimersByTime(300));

test('the words are told once their typing has paused', () => {
  const onSearch = vi.fn();
  show('', onSearch);
  type('a');
  type('ad');
  expect(onSearch).not.toHaveBeenCalled();
  pause();
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('ad');
});

test('what was typed stays while the page is slow to follow', () => {
  const change = show('', vi.fn());
  type('ad');
  pause();
  expect(field().value).toBe('ad');
  type('ada');
  change('ad');
  expect(field().value).toBe('ada');
});

test('a search is told to the page as it is by then', () => {
  const [before, after] = [vi.fn(), vi.fn()];
  const change = show('', before);
  type('ad');
  change('', after);
  pause();
  expect(before).not.toHaveBeenCalled();
  expect(after).toHaveBeenCalledExactlyOnceWith('ad');
});

test('words that others have set count, also against those not told yet', () => {
  const onSearch = vi.fn();
  const change = show('ada', onSearch);
  type('adam');
  change('');
  pause();
  expect(field().value).toBe('');
  expect(onSearch).not.toHaveBeenCalled();
});
