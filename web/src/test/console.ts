import { afterEach, beforeEach, expect, vi } from 'vitest';

let errors: unknown[][] = [];

/** Fails a test that logs an unexpected console error. */
export function failOnConsoleError(): void {
  beforeEach(() => {
    errors = [];
    vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
      errors.push(words);
    });
  });
  afterEach(() => {
    expect(errors, 'console.error was called').toEqual([]);
  });
}

/** Call it at the end of a test that causes errors on purpose; returns what was logged. */
export function takeConsoleErrors(): unknown[][] {
  const taken = errors;
  errors = [];
  return taken;
}
