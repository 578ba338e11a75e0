import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readQuestions } from './read-questions.ts';
import { readOne, readText } from './read-text.fixture.ts';

const STATEMENT =
  '<question type="truefalse"><questiontext format="html"><text>It is.</text></questiontext><answer fraction="100"><text>true</text></answer></question>';

describe('a file that means harm', () => {
  test('of 100,000 questions is read as far as 500, and says so', () => {
    const gift = readText('Which?{=a ~b}\n\n'.repeat(100_000));
    expect(gift.items).toHaveLength(500);
    expect(gift.problems[0]).toMatch(/^It has 100000 questions, of which the first 500 were read/);
    const xml = readText(`<quiz>${STATEMENT.repeat(100_000)}</quiz>`);
    expect(xml.items).toHaveLength(500);
    expect(xml.problems.join(' ')).toMatch(/too long.*first 500/);
    const csv = readText(`question,a,b,answer\n${'Which?,x,y,B\n'.repeat(600_000)}`, 'x.csv');
    expect(csv.items).toHaveLength(500);
    expect(csv.problems.join(' ')).toMatch(/too long.*first 500/);
  });

  test('of more than 40 MB is refused', () => {
    const { items, problems } = readQuestions(new Uint8Array(40 * 1024 * 1024 + 1), 'x');
    expect([items, problems]).toEqual([[], ['This file is larger than 40 MB.']]);
  });

  test('that declares entities of entities has them as they are written', () => {
    const laughs = `<?xml version="1.0"?><!DOCTYPE quiz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>`;
    const item = readOne(
      `${laughs}<quiz>${STATEMENT.replace('It is.', '&b; &c; &lt; &eacute;')}</quiz>`,
    );
    expect(item.stem).toMatch(/^&b; &c; </);
  });

  test('that is nested deeply is refused, or read without its formatting', () => {
    const deep = '<b>'.repeat(200_000);
    expect(readText(`<quiz>${deep}`)).toMatchObject({
      problems: ['This file is nested too deeply to be read.'],
    });
    const html = `[html]${'<i>'.repeat(5000)}Which?{=a ~b}`;
    expect(readOne(html)).toMatchObject({
      outcome: 'doubtful',
      question: { question: 'Which?', options: ['a', 'b'] },
    });
  });

  test('that is a package which unpacks to more than it may is refused', () => {
    const zeros = new Uint8Array(60 * 1024 * 1024);
    expect(readQuestions(zipSync({ 'a.xml': zeros }), 'x.zip')).toMatchObject({
      problems: ['This package is larger than 50 MB when it is unpacked.'],
    });
    const many = Object.fromEntries(
      Array.from({ length: 3001 }, (_, at) => [`${at}.xml`, new Uint8Array(1)]),
    );
    expect(readQuestions(zipSync(many), 'x.zip')).toMatchObject({
      problems: ['This package has more than 3000 files.'],
    });
  });

  test('that is a package which says that it unpacks to little has no more unpacked', () => {
    const bytes = zipSync({ 'a.xml': new Uint8Array(30 * 1024 * 1024) });
    const view = new DataView(bytes.buffer);
    const directory = bytes.length - 22 - (46 + 5);
    view.setUint32(directory + 24, 100, true);
    const before = process.memoryUsage().arrayBuffers;
    const { items } = readQuestions(bytes, 'x.zip');
    expect(items).toEqual([]);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(10 * 1024 * 1024);
  });

  test.each([
    ['{'.repeat(200_000)],
    ['\\'.repeat(200_000) + '{'],
    [`x{${'~%'.repeat(100_000)}}`],
    [`x{#${'='.repeat(200_000)}}`],
    [`[markdown]${'[a'.repeat(100_000)}{=a ~b}`],
    [`[markdown]${'**a'.repeat(100_000)}{=a ~b}`],
    [`[html]${'<'.repeat(200_000)}{=a ~b}`],
    [`<quiz>${STATEMENT.replace('It is.', `\\(${'\\('.repeat(100_000)}`)}</quiz>`],
    [
      `<quiz><question type="cloze"><questiontext format="html"><text>${'{1:SA:'.repeat(50_000)}</text></questiontext></question></quiz>`,
    ],
    [`question,answer\n${'",'.repeat(200_000)}`],
    ['A) x\n'.repeat(100_000) + 'ANSWER: A'],
    [`<quiz>${'&'.repeat(300_000)}</quiz>`],
    [`question,a,b,answer\nx,y,z,${' '.repeat(100_000)}q`],
    ['1. Which?\na) x\nb) y\n'.repeat(40_000)],
    [`1. Which?${' (a) x (b) y'.repeat(50_000)}`],
    [`1. ${'_ '.repeat(100_000)}\n2. What?\nAnswers\n${'1-b, '.repeat(100_000)}`],
    [`1. Which?${'('.repeat(100_000)}\na) ${'*'.repeat(100_000)}\nb) ${'✓ '.repeat(50_000)}`],
    [`1. Which?\na) x\nb) y\nAnswers\n${'1 '.repeat(100_000)}`],
    [`${'1. True or false: it is. [1 '.repeat(20_000)}`],
    ['Answer: '.repeat(50_000) + '\n1. Which?\n2. What?'],
  ])('of signs that would keep a careless reader busy for hours is read to its end', (text) => {
    expect(readText(text, 'x.csv').items.length).toBeLessThanOrEqual(500);
    expect(readText(text).items.length).toBeLessThanOrEqual(500);
  });
});

test.each([
  ['nothing', ''],
  ['a picture', '\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR{\u0001\u0002\u0003'],
  ['a page', '<!doctype html><html><body>{=a ~b}</body></html>'],
  ['other XML', '<?xml version="1.0"?><rss><item/></rss>'],
  ['prose', 'Dear all, the quiz is on Friday.'],
  ['half a tag', '<quiz'],
])('%s is no file of questions, and says so', (_, text) => {
  const { items, problems } = readText(text);
  expect(items).toEqual([]);
  expect(problems).toHaveLength(1);
});

test.each([
  ['xl/workbook.xml', 'This is a workbook. Please save its sheet as CSV, and import that.'],
  [
    'word/document.xml',
    'No numbered questions were found in this document. A question paper has a number before each of them.',
  ],
  ['notes.xml', 'This package has no questions in it.'],
])('a package with %s and no questions says what it is', (path, problem) => {
  const bytes = zipSync({ [path]: strToU8('<a/>') });
  expect(readQuestions(bytes, 'x.zip')).toEqual({ format: null, items: [], problems: [problem] });
});

test('a damaged package says so', () => {
  const bytes = zipSync({ 'a.xml': strToU8('<quiz/>') });
  expect(readQuestions(bytes.slice(0, 40), 'x.zip')).toMatchObject({
    problems: ['This package is damaged.'],
  });
});

test('no file made of pieces of others ends the reading', () => {
  const pieces = [
    '::',
    '{',
    '}',
    '=',
    '~',
    '#',
    '->',
    '%50%',
    '\\',
    '\n\n',
    'T',
    '<quiz>',
    '<question type="cloze">',
    '{1:MC:',
    '</',
    ']]>',
    '<![CDATA[',
    '"',
    ',',
    'question',
    'ANSWER: A',
    '\nA) ',
    '\n1. ',
    '\nQ2) ',
    ' (b) ',
    '\nAnswer key\n',
    '____',
    '&#x1F600;',
    '&#0;',
    '\ud800',
    '<math>',
    '<assessmentItem>',
  ];
  let state = 7;
  const next = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
  for (let file = 0; file < 2000; file += 1) {
    const text = Array.from({ length: 1 + next(60) }, () => pieces[next(pieces.length)]).join('');
    const { items, problems } = readText(text, next(2) === 0 ? 'x.csv' : 'x.txt');
    for (const { outcome, notes, question } of items) {
      expect(question === undefined).toBe(outcome === 'left-out' || outcome === 'unkeyed');
      expect(notes.length > 0).toBe(outcome !== 'read');
    }
    expect(problems).not.toContain('This file could not be read.');
  }
});
