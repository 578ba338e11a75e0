import {
  FootnoteReferenceRun,
  HeadingLevel,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import { expect, test } from 'vitest';
import { read, joinSections } from '../../processes/extractor.fixture.ts';
import { DEFAULT_LIMITS } from '../extraction-limits.ts';
import { prose } from '../prose.fixture.ts';
import { readZipped } from '../read-zipped.ts';
import { docxOf } from './docx.fixture.ts';
import { docOf } from './ole.fixture.ts';
import { readDoc } from './read-doc.ts';

test('a DOCX keeps its headings, title and paragraphs', async () => {
  const bytes = await docxOf(
    [
      new Paragraph({ text: 'The Green Leaf', heading: HeadingLevel.HEADING_1 }),
      new Paragraph(prose(1)),
      new Paragraph(prose(2)),
      new Paragraph({ children: [new TextRun({ text: 'What Plants Need', bold: true })] }),
      new Paragraph({ text: 'Water & light', bullet: { level: 0 } }),
      new Paragraph({ children: [new TextRun('A last word.'), new FootnoteReferenceRun(1)] }),
    ],
    'Leaves & Roots',
  );
  expect(await readZipped(bytes, 'file', DEFAULT_LIMITS)).toEqual({
    title: 'Leaves & Roots',
    kind: 'docx',
    pageCount: null,
    sections: [
      { heading: 'The Green Leaf', page: null, text: `${prose(1)}\n\n${prose(2)}` },
      { heading: 'What Plants Need', page: null, text: 'Water & light\n\nA last word.' },
    ],
  });
});

test('a reference to a note that is missing does no harm', async () => {
  const bytes = await docxOf([
    new Paragraph({ children: [new TextRun(prose(1)), new FootnoteReferenceRun(7)] }),
  ]);
  expect(joinSections(await readZipped(bytes, 'file', DEFAULT_LIMITS))).toBe(prose(1));
});

test('the cells of a table are paragraphs', async () => {
  function cell(text: string) {
    return new TableCell({ children: [new Paragraph(text)] });
  }
  const table = new Table({
    rows: [new TableRow({ children: [cell('Leaf'), cell('An organ.')] })],
  });
  const document = await readZipped(await docxOf([table]), 'file', DEFAULT_LIMITS);
  expect(joinSections(document)).toBe('Leaf\n\nAn organ.');
});

test('a document whose every paragraph is bold has no headings and loses nothing', async () => {
  const bold = ['Leaves are green', 'Roots are white'].map(
    (text) => new Paragraph({ children: [new TextRun({ text, bold: true })] }),
  );
  const document = await readZipped(await docxOf(bold), 'file', DEFAULT_LIMITS);
  expect(joinSections(document)).toBe('Leaves are green\n\nRoots are white');
});

test('a DOC is read, and its headings are told by their shape', async () => {
  const document = await readDoc(docOf(`The Green Leaf\n${prose(1)}\n${prose(2)}\n`), 'file');
  expect(document).toEqual({
    title: 'The Green Leaf',
    kind: 'doc',
    pageCount: null,
    sections: [{ heading: 'The Green Leaf', page: null, text: `${prose(1)}\n\n${prose(2)}` }],
  });
});

test('a few words are short, not a scan', async () => {
  expect(joinSections(await read(await docxOf([new Paragraph('Leaves are green.')])))).toBe(
    'Leaves are green.',
  );
});

test('bullets and cells without words are left out', async () => {
  const document = await readDoc(docOf('\u2022\nLeaves are green.\n( )\t50\n'), 'file');
  expect(joinSections(document)).toBe('Leaves are green.');
});

test('the content decides, not the name', async () => {
  const document = await read(await docxOf([new Paragraph(prose(1))]), 'Lesson 4.doc');
  expect(document).toMatchObject({ kind: 'docx', title: 'Lesson 4' });
});
