import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster />);
});

afterEach(() => {
  vi.useRealTimers();
});

function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

test('a success is a status that leaves after six seconds', () => {
  act(() => void toast.success('Material uploaded successfully!'));
  expect(screen.getByRole('status').textContent).toBe('Material uploaded successfully!');
  pass(5999);
  expect(screen.queryByText('Material uploaded successfully!')).not.toBeNull();
  pass(1);
  expect(screen.queryByText('Material uploaded successfully!')).toBeNull();
});

test('an error is an alert that stays until it is closed', () => {
  act(() => void toast.error('Please select a file'));
  pass(60_000);
  expect(screen.getByRole('alert').textContent).toBe('Please select a file');
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('time stands still while the pointer or the focus is on it', () => {
  act(() => void toast.success('Quiz deleted successfully!'));
  const words = screen.getByText('Quiz deleted successfully!');
  pass(4000);
  fireEvent.pointerEnter(words.parentElement!);
  pass(60_000);
  fireEvent.focusIn(screen.getByRole('button', { name: 'Close message' }));
  fireEvent.pointerLeave(words.parentElement!);
  pass(60_000);
  fireEvent.focusOut(screen.getByRole('button', { name: 'Close message' }));
  pass(1999);
  expect(words.isConnected).toBe(true);
  pass(1);
  expect(words.isConnected).toBe(false);
});

test('the same words twice are one message', () => {
  act(() => void toast.error('Please select a file'));
  act(() => void toast.error('Please select a file'));
  expect(screen.getAllByText('Please select a file')).toHaveLength(1);
});

test('an action does its work and closes the message', () => {
  const onAction = vi.fn();
  act(() => void toast.success('Answer removed.', { label: 'Undo', onAction }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onAction).toHaveBeenCalledOnce();
  expect(screen.queryByText('Answer removed.')).toBeNull();
});
