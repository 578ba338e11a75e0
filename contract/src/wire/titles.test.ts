import { expect, test } from 'vitest';
import { titleFromFileName } from './file-titles.ts';
import { orUntitled } from './titles.ts';

test.each([
  ['cells.pdf', 'cells'],
  ['unit_3__The  cell.docx', 'unit 3 The cell'],
  ['C:\\school\\The cell.doc', 'The cell'],
  ['notes/1. Introduction.pdf', '1. Introduction'],
  ['1. Introduction', '1. Introduction'],
  ['клетка.pdf', 'клетка'],
  ['Chapter 2.5 Rivers.PDF', 'Chapter 2.5 Rivers'],
  ['folder/rivers', 'rivers'],
  [' _ .pdf', ''],
  ['.pdf', ''],
  ['The cell_final (2).docx', 'The cell'],
  ['Copy of The cell v2.1.docx', 'The cell'],
  ['The cell 2026-03-14.pdf', 'The cell'],
  ['Final exam.pdf', 'Final exam'],
])('the file %s has the title "%s"', (fileName, title) => {
  expect(titleFromFileName(fileName)).toBe(title);
});

test.each([
  ['The cell', 'The cell'],
  [' The cell ', 'The cell'],
  ['  ', 'Untitled Quiz'],
])('a quiz titled "%s" is called "%s"', (title, shown) => {
  expect(orUntitled(title)).toBe(shown);
});
