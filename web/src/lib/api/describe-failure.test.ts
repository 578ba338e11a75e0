import { expect, test } from 'vitest';
import { ApiError, networkError } from './api-error.ts';
import { describeFailure, isCancelled } from './describe-failure.ts';

test("the server's reason follows what failed", () => {
  const fault = { status: 404, code: 'not-found', hasServerSentence: true };
  const error = new ApiError('Quiz not found.', fault);
  expect(describeFailure('Delete failed:', error)).toBe('Delete failed: Quiz not found.');
});

test('a reply without a reason is an unknown error', () => {
  const fault = { status: 502, code: 'bad-reply', hasServerSentence: false };
  const error = new ApiError('Something went wrong.', fault);
  expect(describeFailure('Upload failed:', error)).toBe('Upload failed: Unknown error');
  expect(describeFailure('Upload failed:', new Error('x'))).toBe('Upload failed: Unknown error');
});

test('a lost connection is called a network error', () => {
  expect(describeFailure('Upload failed:', networkError())).toBe(
    'Upload failed: Network error. Please check your internet connection.',
  );
});

test('only an abort counts as cancelled', () => {
  expect(isCancelled(new DOMException('Stopped.', 'AbortError'))).toBe(true);
  expect(isCancelled(networkError())).toBe(false);
});
