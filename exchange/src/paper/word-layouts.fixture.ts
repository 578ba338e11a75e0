import {
  Document,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableRow,
  TextRun,
  type IRunOptions,
} from 'docx';
import type { Asked } from './papers.fixture.ts';
import { sayRight } from './text-layouts.fixture.ts';

type Block = Paragraph | Table;

async function pack(children: Block[]): Promise<Uint8Array> {
  const level = (
    at: number,
    format: (typeof LevelFormat)[keyof typeof LevelFormat],
    text: string,
  ) => ({
    level: at,
    format,
    text,
  });
  const levels = [level(0, LevelFormat.DECIMAL, '%1.'), level(1, LevelFormat.LOWER_LETTER, '%2)')];
  const document = new Document({
    numbering: { config: [{ reference: 'paper', levels }] },
    sections: [{ children }],
  });
  return new Uint8Array(await Packer.toArrayBuffer(document));
}

function line(text: string, run: IRunOptions = {}): Paragraph {
  return new Paragraph({ children: [new TextRun({ text, ...run })] });
}

function listed(text: string, level: number, run: IRunOptions = {}): Paragraph {
  return new Paragraph({
    numbering: { reference: 'paper', level },
    children: [new TextRun({ text, ...run })],
  });
}

function isRight({ right }: Asked, at: number): boolean {
  return Array.isArray(right) && right.includes(at);
}

const HEAD = () => [
  new Paragraph({ text: 'Northern Valley School', heading: HeadingLevel.TITLE }),
  line('Name: ______________ Class: ______'),
  line('Answer all questions.'),
];

/** Word's own lists, and one option that stands out. */
export function ownLists(asked: readonly Asked[], run: IRunOptions): Promise<Uint8Array> {
  return pack([
    ...HEAD(),
    ...asked.flatMap((one) => [
      listed(one.stem, 0),
      ...one.options.map((text, at) => listed(text, 1, isRight(one, at) ? run : {})),
    ]),
  ]);
}

function table(rows: string[][]): Table {
  return new Table({
    rows: rows.map(
      (cells) =>
        new TableRow({ children: cells.map((text) => new TableCell({ children: [line(text)] })) }),
    ),
  });
}

/** One table with a row for each question. */
export function oneTable(asked: readonly Asked[]): Promise<Uint8Array> {
  const rows = asked.map((one, at) => [
    String(at + 1),
    one.stem,
    ...one.options,
    sayRight(one).toUpperCase(),
  ]);
  return pack([...HEAD(), table([['No.', 'Question', 'A', 'B', 'C', 'D', 'Answer'], ...rows])]);
}

/** Options in small tables of two columns, and a table with the key in two rows. */
export function smallTables(asked: readonly Asked[]): Promise<Uint8Array> {
  const cell = (one: Asked, at: number) => `(${'abcd'[at] ?? ''}) ${one.options[at] ?? ''}`;
  return pack([
    ...HEAD(),
    ...asked.flatMap((one, at) => [
      line(`${at + 1}. ${one.stem}`),
      table([
        [cell(one, 0), cell(one, 1)],
        [cell(one, 2), cell(one, 3)],
      ]),
    ]),
    new Paragraph({ text: 'Answer Key', heading: HeadingLevel.HEADING_1 }),
    table([
      ['Question', ...asked.map((_, at) => String(at + 1))],
      ['Answer', ...asked.map((one) => sayRight(one).toUpperCase())],
    ]),
  ]);
}

/** Options in one line with tabs, and the right one underlined. */
export function tabbed(asked: readonly Asked[]): Promise<Uint8Array> {
  return pack([
    ...HEAD(),
    ...asked.flatMap((one, at) => [
      line(`${at + 1}. ${one.stem}`, { bold: true }),
      new Paragraph({
        children: one.options.flatMap((text, option) => [
          new TextRun({ children: [`${'ABCD'[option] ?? ''}. `] }),
          new TextRun({ text, ...(isRight(one, option) && { underline: {} }) }),
          new TextRun({ children: [new Tab()] }),
        ]),
      }),
    ]),
  ]);
}
