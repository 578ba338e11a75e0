import { expect, test } from 'vitest';
import { joinBlocks } from './section-paragraphs.ts';
import { tidyHeading } from './tidy-heading.ts';

test.each([
  ['6 . 1 6 . 1 Animals', '6.1 Animals'],
  ['6.1 6.1 Animals', '6.1 Animals'],
  ['6 . 1 Animals', '6.1 Animals'],
  ['6.1Animals', '6.1 Animals'],
  ['6Chapter', 'Chapter 6'],
  ['6 CHAPTER Control and Coordination', 'CHAPTER 6 Control and Coordination'],
  ['CHAPTER6', 'CHAPTER 6'],
  ['CChhaapptteerr 22', 'Chapter 2'],
  ['Animals Animals Animals', 'Animals'],
  ['Nervous System Nervous System', 'Nervous System'],
  ['Salt Marshes | 27', 'Salt Marshes'],
  ['Salt marshes ........ 27', 'Salt marshes'],
])('a heading that its layout left as "%s" reads "%s"', (heading, tidy) => {
  expect(tidyHeading(heading)).toBe(tidy);
});

test.each([
  'Apollo 11',
  '1. 2 apples and 3 pears',
  '3.5 Million Years of Ice',
  '4.2.1 pH and Acids',
  'Chapter 3 Unit Vectors',
  '2 Chapters of Genesis',
  'Bora Bora',
  'Aardvarks',
])('leaves "%s" as it is', (heading) => {
  expect(tidyHeading(heading)).toBe(heading);
});

test('a chapter\u2019s number and its title, one below the other, are one heading', () => {
  const head = (text: string) => ({ text, isHeading: true });
  const sections = joinBlocks([
    head('6Chapter'),
    head('Control and Coordination'),
    { text: 'Living things move, and that is how we know that they are alive.', isHeading: false },
    head('Chapter 7'),
    head('7.1 Growth'),
    { text: 'A seedling that grows pushes the soil aside, as anybody can see.', isHeading: false },
  ]);
  expect(sections.map(({ heading }) => heading)).toEqual([
    'Chapter 6 Control and Coordination',
    '7.1 Growth',
  ]);
});
