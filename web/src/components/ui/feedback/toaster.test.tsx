import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

test('an error is an alert that leaves once it could be read', () => {
  act(() => void toast.error('Please select a file'));
  expect(screen.getByRole('alert').textContent).toBe('Please select a file');
  pass(9999);
  expect(screen.getByRole('alert').textContent).toBe('Please select a file');
  pass(1);
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('a long error stays longer', () => {
  act(() => void toast.error('x'.repeat(200)));
  pass(17_999);
  expect(screen.getByRole('alert').textContent).not.toBe('');
  pass(1);
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('an error with something to do about it stays until it is closed', () => {
  act(() => void toast.error('No answer.', { label: 'Try Again', onAction: vi.fn() }));
  pass(600_000);
  expect(screen.getByText('No answer.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
  expect(screen.queryByText('No answer.')).toBeNull();
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

test('an undo can be taken for as long as it says', () => {
  act(() => void toast.success('Deleted.', { label: 'Undo', onAction: vi.fn(), seconds: 10 }));
  pass(9999);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined();
  pass(1);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

describe('of several messages', () => {
  function messages() {
    return screen.queryAllByRole('paragraph').map(({ textContent }) => textContent);
  }
  const action = { label: 'Open', onAction: vi.fn() };

  test('two are shown, the newest', () => {
    for (const message of ['One', 'Two', 'Three']) act(() => void toast.success(message));
    expect(messages()).toEqual(['Two', 'Three']);
  });

  test('a success that asks for nothing makes room first', () => {
    act(() => void toast.error('Wrong'));
    act(() => void toast.success('Right'));
    act(() => void toast.success('Ready', action));
    expect(messages()).toEqual(['Wrong', 'Ready']);
    act(() => void toast.success('Newest'));
    expect(messages()).toEqual(['Ready', 'Newest']);
  });

  test('two undos of the same words are two messages', () => {
    const undo = { ...action, label: 'Undo', seconds: 10 };
    act(() => void toast.success('Deleted.', undo));
    act(() => void toast.success('Deleted.', undo));
    expect(messages()).toEqual(['Deleted.', 'Deleted.']);
  });
});

describe('by keyboard', () => {
  function press(key: string) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
  }

  beforeEach(() => {
    render(<button>On the page</button>);
    screen.getByRole('button', { name: 'On the page' }).focus();
    act(() => void toast.success('Saved.'));
    act(() => void toast.success('Deleted.', { label: 'Undo', onAction: vi.fn(), seconds: 10 }));
  });

  function focused() {
    return document.activeElement?.textContent;
  }

  test('F6 goes to what the newest message offers, and back', () => {
    press('F6');
    expect(focused()).toBe('Undo');
    press('F6');
    expect(focused()).toBe('On the page');
  });

  test('Escape closes the message that has the focus, and no other', () => {
    press('Escape');
    expect(screen.getByText('Deleted.')).toBeDefined();
    press('F6');
    act(() => press('Escape'));
    expect(screen.queryByText('Deleted.')).toBeNull();
    expect(screen.getByText('Saved.')).toBeDefined();
    expect(focused()).toBe('On the page');
  });

  test('after an action the focus is where it was', () => {
    press('F6');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(focused()).toBe('On the page');
  });
});
