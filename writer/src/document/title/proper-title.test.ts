import { expect, test } from 'vitest';
import { toProperTitle } from './proper-title.ts';

test.each([
  ['How Rivers Shape the Land', 'How Rivers Shape the Land'],
  ['THE LIFE OF A STAR', 'The Life of a Star'],
  ['DNA AND GENES', 'DNA and Genes'],
  ['KINGS OF BABYLON II', 'Kings of Babylon II'],
  ['DNA', 'DNA'],
  ['Chapter 4: The Leaf', 'Chapter 4: The Leaf'],
  ['Salt marshes and dunes 27', 'Salt marshes and dunes'],
  ['Salt Marshes | 27', 'Salt Marshes'],
  ['Salt marshes ........ 27', 'Salt marshes'],
  ['Apollo 11', 'Apollo 11'],
  ['Grade 9 Physics', 'Grade 9 Physics'],
  ['Rivers grade 7', 'Rivers grade 7'],
  ['Ice and rock, part 2', 'Ice and rock, part 2'],
  ['Glacier Museum - Glacier Museum', 'Glacier Museum'],
  ['What is a glacier?', 'What is a glacier?'],
  ['glaciers of the north', 'Glaciers of the north'],
  ['Microsoft Word - Glaciers of the North_final.doc', 'Glaciers of the North'],
  ['Glaciers of the North v2.docx', 'Glaciers of the North'],
  ['Introduction to Glaciers', 'Introduction to Glaciers'],
])('"%s" is the title "%s"', (stated, title) => {
  expect(toProperTitle(stated)).toBe(title);
});

test.each([
  'CHAP 11.pmd',
  'Chapter 11',
  'UNIT IV',
  'Appendix B',
  'Microsoft Word - unit3_final.doc',
  'Microsoft Word',
  'untitled',
  'Untitled document 2',
  'scan_0012',
  'IMG_20260401.jpg',
  'Slide 1',
  'PowerPoint Presentation',
  'Presentation1',
  'Document12',
  'iglc204.indd',
  'Copyright 2019 Northern Press',
  'Figure 3',
  'Figure 3. A glacier',
  'Table of Contents',
  'Abstract',
  'ab',
  '12-34',
  '',
])('"%s" is no title', (stated) => {
  expect(toProperTitle(stated)).toBeNull();
});

test.each(['(', '(1)', '-', '_'])(
  'a whole text of "%s" is none, and is not read to its end',
  (sign) => {
    const started = performance.now();
    expect(toProperTitle(`a_${sign.repeat(100_000)}`)).toBeNull();
    expect(toProperTitle(`a${sign.repeat(100_000)}.pdf`)).toBeNull();
    expect(performance.now() - started).toBeLessThan(500);
  },
);
