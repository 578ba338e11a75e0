import { expect, test } from 'vitest';
import { adviceOn, readSections, toMarkdown } from './insight-sections.ts';

test('a text is read by its headings, and written again as it was', () => {
  const text = '## In brief\n- All is **well**.\n\n## Next step\n- Go on.';
  const sections = readSections(text);
  expect(sections).toEqual([
    { heading: 'In brief', lines: ['- All is **well**.'] },
    { heading: 'Next step', lines: ['- Go on.'] },
  ]);
  expect(sections.map(toMarkdown).join('\n\n')).toBe(text);
});

test('a text without headings is one part, an empty one none', () => {
  expect(readSections('- All is well.').map(toMarkdown)).toEqual(['- All is well.']);
  expect(readSections('')).toEqual([]);
});

test('a topic and a question find what is said of them, without the numbers', () => {
  const section = {
    heading: 'Topics',
    lines: [
      '- **Rain shadow**: 1 of 8 answers were right (13%). Begin again.',
      '- **Rain**: 3 of 8 answers were right (38%). Ask it in a week.',
      '- “Water falls as ….” (The Water Cycle): 4 of 20 right at the first attempt (20%). See which wrong answer they chose.',
    ],
  };
  expect(adviceOn(['rain', 'Rain shadow', 'Water falls as ____.', 'Snow'], section)).toEqual([
    'Ask it in a week.',
    'Begin again.',
    'See which wrong answer they chose.',
    '',
  ]);
});

test('a model may word it otherwise', () => {
  const section = { heading: '', lines: ['- **Rain**: 38% right. Show a kettle.'] };
  expect(adviceOn(['Rain'], section)).toEqual(['38% right. Show a kettle.']);
});

test('without the part there is no advice', () => {
  expect(adviceOn(['Rain'], undefined)).toEqual(['']);
});
