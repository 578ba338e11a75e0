import { expect, test } from 'vitest';
import { gradeInClassName, gradeInFileName } from './grade-in-name.ts';

test.each([
  ['Rivers grade 7.docx', '7'],
  ['rivers_Grade10_final.docx', '10'],
  ['Gr. 8 forces.pdf', '8'],
  ['7th grade maths.pdf', '7'],
  ['Grade 7A cells.pdf', '7'],
  ['Chapter 7.docx', null],
  ['Grade 70.docx', null],
  ['Integrade 7.docx', null],
  ['Rivers.docx', null],
])('the file %s is of grade %s', (name, grade) => {
  expect(gradeInFileName(name)).toBe(grade);
});

test.each([
  ['7B', '7'],
  ['Science 7A', '7'],
  ['Grade 8 Maths', '8'],
  ['Physics 12', '12'],
  ['10 b', '10'],
  ['Biology 2', null],
  ['1st period', null],
  ['Class of 2026', null],
  ['', null],
])('the class %s is of grade %s', (name, grade) => {
  expect(gradeInClassName(name)).toBe(grade);
});
