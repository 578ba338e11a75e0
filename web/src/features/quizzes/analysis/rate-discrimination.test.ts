import { expect, test } from 'vitest';
import { rateDiscrimination } from './rate-discrimination.ts';

test.each([
  [1, 'Very well'],
  [0.4, 'Very well'],
  [0.39, 'Well'],
  [0.3, 'Well'],
  [0.29, 'Somewhat'],
  [0.2, 'Somewhat'],
  [0.19, 'Hardly'],
  [0, 'Hardly'],
  [-0.01, 'The wrong way round'],
])('a discrimination of %d: %s', (discrimination, words) => {
  expect(rateDiscrimination(discrimination)).toBe(words);
});
