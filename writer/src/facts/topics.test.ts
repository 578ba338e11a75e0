import { expect, test } from 'vitest';
import { cells } from '../document/lessons/cells.fixture.ts';
import { findKeyTopics } from './key-topics.ts';
import { tidyHeading } from './topics.ts';

test.each([
  ['3.2 THE WATER CYCLE', 'The Water Cycle'],
  ['Chapter IV: DNA AND GENES', 'DNA and Genes'],
  ['IV. Valleys', 'Valleys'],
  ['I like to eat leaves', 'I like to eat leaves'],
  ['Roles and separation of duties 11', 'Roles and separation of duties'],
  ['moving in and out:', 'Moving in and out'],
])('the heading "%s" reads as "%s"', (heading, topic) => {
  expect(tidyHeading(heading)).toBe(topic);
});

test('what is no topic of a lesson is none, though it stands over its text', async () => {
  const others = [
    ...[
      'Figure 3. A cell',
      'cells_final.docx',
      'Copyright 2020',
      'cells.docx',
      'Photosyn-',
      'The parts of the',
    ],
    ...['Authors', 'Chapter 11', 'int main(void) { return 0 }'],
  ];
  const text = 'A vacuole is an organelle that stores water. The cell wall protects the cell.';
  const sections = [
    ...cells.sections,
    ...others.map((heading) => ({ heading, page: null, text: `${text} `.repeat(12).trim() })),
  ];
  const topics = await findKeyTopics({ ...cells, sections });
  expect(others.filter((other) => topics.includes(other))).toEqual([]);
});

test('a heading that is half a sentence is a topic, so that its questions have no other', async () => {
  const heading = '2. How a river works on the land';
  const text = 'A vacuole is an organelle that stores water. The cell wall protects the cell.';
  const sections = [...cells.sections, { heading, page: null, text: `${text} `.repeat(12).trim() }];
  expect(await findKeyTopics({ ...cells, sections })).toContain('How a river works on the land');
});
