import { expect, test } from 'vitest';
import { titleFromFileName } from './titles.ts';

test.each([
  ['Water Cycle.pdf', 'Water Cycle'],
  ['water_cycle__final.docx', 'water cycle final'],
  ['Chapter 2.5 Rivers.PDF', 'Chapter 2.5 Rivers'],
  ['C:\\school\\rivers.doc', 'rivers'],
  ['folder/rivers', 'rivers'],
  [' _ .pdf', ''],
  ['.pdf', ''],
])('%s gives the title "%s"', (fileName, title) => {
  expect(titleFromFileName(fileName)).toBe(title);
});
