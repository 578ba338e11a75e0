import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readQuestions } from '../../read-questions.ts';
import { writeQuestions } from '../../write-questions.ts';
import { HISTORY } from '../papers.fixture.ts';
import { ownLists } from '../word-layouts.fixture.ts';

function aDocument(body: string, parts: Record<string, string> = {}): Uint8Array {
  const files = {
    'word/document.xml': `<w:document><w:body>${body}</w:body></w:document>`,
    ...parts,
  };
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])),
  );
}

function aParagraph(text: string, properties = ''): string {
  return `<w:p>${properties}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

function read(bytes: Uint8Array) {
  return readQuestions(bytes, 'paper.docx');
}

test.each([
  { highlight: 'yellow' as const },
  { underline: {} },
  { color: 'C00000' },
  { bold: true },
])('an option with %o is the right one', async (run) => {
  const { items } = read(await ownLists(HISTORY, run));
  expect(items.map(({ question }) => question?.correctAnswer)).toEqual(
    HISTORY.map(({ right }) => (Array.isArray(right) ? right[0] : null)),
  );
});

test('where every option is bold, none is taken for right', () => {
  const option = (text: string) => `<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>${text}</w:t></w:r></w:p>`;
  const paper = aDocument(
    [aParagraph('1. Which?'), option('a) Stone'), option('b) Water')].join(''),
  );
  expect(read(paper).items[0]).toMatchObject({ outcome: 'unkeyed' });
});

test('where few questions have an option in bold letters, it is to be checked', () => {
  const bold = '<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>b) Never</w:t></w:r></w:p>';
  const question = (at: number, second: string) =>
    aParagraph(`${at}. When does it flow?`) + aParagraph('a) Now') + second;
  const plain = aParagraph('b) Later');
  const { items } = read(aDocument(question(1, bold) + question(2, plain) + question(3, plain)));
  expect(items.map(({ outcome }) => outcome)).toEqual(['doubtful', 'unkeyed', 'unkeyed']);
});

test('a list that goes on counting from the question before has its options all the same', () => {
  const list = (level: number) =>
    `<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="${level}"/></w:numPr></w:pPr>`;
  const numbering = `<w:numbering>${[
    ['1', 'decimal', '%1.'],
    ['2', 'upperLetter', '%1.'],
  ]
    .map(
      ([id, format, text]) =>
        `<w:abstractNum w:abstractNumId="${id}"><w:lvl w:ilvl="0"><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl></w:abstractNum><w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`,
    )
    .join('')}</w:numbering>`;
  const question = (text: string) =>
    aParagraph(text, list(1)) + aParagraph('Stone', list(2)) + aParagraph('Water', list(2));
  const { items } = read(
    aDocument(question('Which flows?') + question('Which is hard?'), {
      'word/numbering.xml': numbering,
    }),
  );
  expect(items.map(({ choices }) => choices?.map(({ says }) => says))).toEqual([
    ['Stone', 'Water'],
    ['Stone', 'Water'],
  ]);
});

test('what was deleted or is hidden is not read, and a picture is told', () => {
  const { items } = read(
    aDocument(
      `<w:p><w:r><w:t>1. Which flows?</w:t></w:r><w:del><w:r><w:delText>old</w:delText></w:r></w:del><w:r><w:rPr><w:vanish/></w:rPr><w:t>hidden</w:t></w:r><w:r><w:drawing/></w:r></w:p>${aParagraph('a) H')}${aParagraph('b) Water')}${aParagraph('Answer: b')}`,
    ),
  );
  expect(items[0]).toMatchObject({
    outcome: 'doubtful',
    notes: ['A picture beside it was left out.'],
    question: { question: 'Which flows?', correctAnswer: 1 },
  });
});

test('a document that was downloaded here comes in again', async () => {
  const questions = HISTORY.map(({ stem, options, right }) => ({
    ...{ question: stem, options, explanation: 'It was so.', topic: 'history' },
    correctAnswer: Array.isArray(right) ? (right[0] ?? 0) : 0,
  }));
  const { bytes } = await writeQuestions('docx', { title: 'History', questions });
  const { items } = read(bytes);
  expect(items.map(({ question }) => ({ ...question, topic: 'history' }))).toEqual(questions);
});

const LOOP =
  '<w:styles><w:style w:styleId="A"><w:basedOn w:val="B"/></w:style><w:style w:styleId="B"><w:basedOn w:val="A"/></w:style></w:styles>';

test.each([
  ['without a body', aDocument('').slice(0, -30)],
  ['of nothing', aDocument('')],
  [
    'that was cut off',
    zipSync({ 'word/document.xml': strToU8('<w:document><w:body><w:p><w:r><w:t>1. Wh') }),
  ],
  ['of tables in tables', aDocument('<w:tbl><w:tr><w:tc>'.repeat(5000))],
  [
    'of styles that are based on each other',
    aDocument(aParagraph('x', '<w:pPr><w:pStyle w:val="A"/></w:pPr>'), { 'word/styles.xml': LOOP }),
  ],
  [
    'with a list of a million',
    aDocument(
      aParagraph(
        'x',
        '<w:pPr><w:numPr><w:ilvl w:val="99999999"/><w:numId w:val="1"/></w:numPr></w:pPr>',
      ),
      {
        'word/numbering.xml':
          '<w:numbering><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num><w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="8"><w:start w:val="999999999999"/><w:numFmt w:val="lowerLetter"/><w:lvlText w:val="%9%9%9"/></w:lvl></w:abstractNum></w:numbering>',
      },
    ),
  ],
  ['of other bytes', zipSync({ 'word/document.xml': new Uint8Array(5000).fill(200) })],
])('a document %s has no questions, and says so', (_, bytes) => {
  const { items, problems } = read(bytes);
  expect(items).toEqual([]);
  expect(problems).toHaveLength(1);
});

test('a document of very many paragraphs is read as far as 500 questions', () => {
  const one = `${aParagraph('1. Which?')}${aParagraph('a) x')}${aParagraph('b) y')}`;
  const { items } = read(aDocument(one.repeat(30_000)));
  expect(items).toHaveLength(500);
});
