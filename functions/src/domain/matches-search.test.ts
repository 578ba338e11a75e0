import { expect, test } from 'vitest';
import { matchesSearch } from './matches-search.ts';

test.each([
  [['Maya Åsberg', 'maya@school.edu'], 'ÅSBERG', true],
  [['Maya A\u030Asberg'], 'åsb', true],
  [['Maya Åsberg', 'maya@school.edu'], 'berg@', false],
  [['Maya Åsberg'], 'asberg', true],
  [['Maya Åsberg'], 'osberg', false],
  [['Maya Åsberg', 'maya@school.edu'], 'asberg  maya', true],
  [['Maya Åsberg', 'maya@school.edu'], 'asberg ben', false],
  [[''], undefined, true],
])('%o and the search %o: %o', (texts, search, isFound) => {
  expect(matchesSearch(texts, search)).toBe(isFound);
});
