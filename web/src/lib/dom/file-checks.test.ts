import { MAX_FILE_BYTES } from '@study-assistant/contract/wire/limits';
import { expect, test } from 'vitest';
import { sizeProblem } from './file-checks.ts';

function fileOf(size: number): File {
  return Object.defineProperty(new File(['x'], 'cells.pdf'), 'size', { value: size });
}

test('a file of exactly 25 MB passes, one byte more does not', () => {
  expect(sizeProblem(fileOf(26_214_400), MAX_FILE_BYTES)).toBeNull();
  expect(sizeProblem(fileOf(26_214_401), MAX_FILE_BYTES)).toBe(
    'This file is too large. The limit is 25 MB.',
  );
});

test('an empty file is said to be so', () => {
  expect(sizeProblem(fileOf(0), MAX_FILE_BYTES)).toMatch(/^This file is empty/);
});
