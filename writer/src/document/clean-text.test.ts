import { expect, test } from 'vitest';
import { cleanLine } from './clean-text.ts';

test.each([
  ['ligatures', '\ufb01eld o\ufb03ce', 'field office'],
  ['full-width letters', '\uff21\uff22', 'AB'],
  ['decomposed accents', 'cafe\u0301', 'café'],
  ['odd spaces', 'a\u00a0b\u2003c\td', 'a b c d'],
  ['zero-width and direction marks', 'pa\u200bss\u202e\u2066word\ufeff', 'password'],
  ['tag characters that smuggle text', 'leaf\u{e0049}\u{e0067}', 'leaf'],
  ['control characters', 'a\u0000b\u0007c', 'abc'],
  ['soft hyphens inside a line', 'photo\u00adsynthesis', 'photosynthesis'],
])('makes uniform: %s', (_, raw, clean) => {
  expect(cleanLine(raw)).toBe(clean);
});

test('keeps what a formula or a measure says', () => {
  expect(cleanLine('x² + ½ m³ at 20 ℃')).toBe('x² + ½ m³ at 20 ℃');
});
