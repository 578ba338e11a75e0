import { expect, test } from 'vitest';
import { restoreLigatures } from './lost-ligatures.ts';

test('puts back the ligature that makes an English word', () => {
  expect(restoreLigatures('di\u0000cult e\u21b5orts to \u0000nd a \u0000ower')).toBe(
    'difficult efforts to find a flower',
  );
});

test('leaves other signs as they are', () => {
  expect(restoreLigatures('xq\u21b5z press \u21b5')).toBe('xq\u21b5z press \u21b5');
});
