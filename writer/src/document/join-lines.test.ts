import { expect, test } from 'vitest';
import { createLineJoiner } from './join-lines.ts';

test.each([
  ['joins a broken word', ['photosyn-', 'thesis'], [], 'photosynthesis'],
  [
    'keeps the hyphen that the document writes',
    ['a self-', 'made man'],
    ['self-made'],
    'a self-made man',
  ],
  [
    'keeps the hyphen between two words',
    ['a high-', 'level view'],
    ['high up', 'sea level'],
    'a high-level view',
  ],
  ['joins two words that are one in English', ['with-', 'out'], ['with him', 'go out'], 'without'],
  ['keeps the hyphen between two English words', ['high-', 'dimensional'], [], 'high-dimensional'],
  [
    'joins two words whose whole is known',
    ['be-', 'cause'],
    ['be it', 'a cause', 'because'],
    'because',
  ],
  [
    'keeps the hyphen before a capital or a figure',
    ['non-', 'European', 'COVID-', '19'],
    [],
    'non-European COVID-19',
  ],
  ['keeps a dash apart', ['a leaf \u2013', 'green'], [], 'a leaf \u2013 green'],
])('%s', (_, lines, elsewhere, joined) => {
  expect(createLineJoiner([...lines, ...elsewhere])(lines)).toBe(joined);
});
