import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { WhenNear } from './when-near.tsx';

let tell: (isIntersecting: boolean) => void;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        tell = (isIntersecting) => act(() => callback([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  render(<WhenNear place="the place">the chart</WhenNear>);
});

test('a chart waits until it is nearly on the screen, and stays', () => {
  tell(false);
  expect(screen.getByText('the place')).toBeTruthy();
  tell(true);
  expect(screen.getByText('the chart')).toBeTruthy();
  tell(false);
  expect(screen.getByText('the chart')).toBeTruthy();
});

test('a page is printed with the charts that nobody has scrolled to', () => {
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('the chart')).toBeTruthy();
});
