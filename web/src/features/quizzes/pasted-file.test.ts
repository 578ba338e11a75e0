import { expect, test } from 'vitest';
import { pastedFile } from './pasted-file.ts';

test.each([
  ['The water cycle\n\nWater moves.', 'The water cycle.txt'],
  ['Acids / bases: pH\nAn acid is sour.', 'Acids bases pH.txt'],
  ['Water moves all the time.\nIt rises.', 'Pasted text.txt'],
  ['One line without an end', 'Pasted text.txt'],
  [':::\nIt rises.', 'Pasted text.txt'],
])('%j is called %j', async (text, name) => {
  const file = pastedFile(text);
  expect(file.name).toBe(name);
  expect(await file.text()).toBe(text);
});
