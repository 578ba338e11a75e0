import { describe, expect, test } from 'vitest';
import { readQuestions } from './read-questions.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const read = (text: string, name = 'questions.txt') => readQuestions(encode(text), name);

describe('GIFT', () => {
  test('one question that is not well written costs itself alone', async () => {
    const { format, items } = await read('2+2? {=4 ~5}\n\nBroken {=a ~b\n\n3+3? {~5 =6}\n');
    expect(format).toBe('gift');
    expect(items.map(({ outcome }) => outcome)).toEqual(['read', 'left-out', 'read']);
    expect(items[2]?.question).toMatchObject({
      question: '3+3?',
      options: ['5', '6'],
      correctAnswer: 1,
    });
  });

  test('partial points, categories, escapes and feedback', async () => {
    const { items } = await read(
      '$CATEGORY: $course$/Maths/Sets\n\n::T::Which? {~%50%a\\=1 ~%50%b ~%-100%c #no #### So.}\n',
    );
    expect(items).toMatchObject([
      {
        place: 'Question 1 in Sets',
        outcome: 'changed',
        notes: ['What is said to single answers is left out.'],
        question: {
          ...{ kind: 'several', topic: 'Sets', explanation: 'So.', options: ['a=1', 'b', 'c'] },
          key: { rights: [0, 1] },
        },
      },
    ]);
  });

  test.each([
    ['Long? {}', 'A long answer is nothing that can be marked here.'],
    ['Only a text.\n\nAnd {T}', 'It is a text without a question.'],
  ])('%j is left out with its reason', async (text, why) => {
    const { items } = await read(text, 'a.gift');
    expect(items[0]).toMatchObject({ outcome: 'left-out', notes: [why] });
    expect(items[0]).not.toHaveProperty('question');
  });

  test('numbers by tolerance and by bounds', async () => {
    const { items } = await read('Pi? {#3.14:0.01}\n\nYear? {#1990..2000}\n');
    expect(items.map(({ question }) => question)).toMatchObject([
      { kind: 'number', key: { value: 3.14, tolerance: { type: 'absolute', by: 0.01 } } },
      { kind: 'number', key: { value: 1995, tolerance: { type: 'absolute', by: 5 } } },
    ]);
  });
});

describe('Moodle XML', () => {
  const inQuiz = (questions: string) => `<?xml version="1.0"?><quiz>${questions}</quiz>`;
  const MULTI = `<question type="multichoice"><name><text>N</text></name>
    <questiontext format="html"><text><![CDATA[<p>H<sub>2</sub>O is <img src="@@PLUGINFILE@@/w.png" alt="water"> …</p><script>x()</script>]]></text></questiontext>
    <single>true</single><answer fraction="0"><text>ice</text></answer><answer fraction="100"><text>water</text></answer></question>`;

  test('HTML becomes plain text, and what is left out is said', async () => {
    const { format, items } = await read(inQuiz(MULTI));
    expect(format).toBe('moodle-xml');
    expect(items).toMatchObject([
      {
        outcome: 'changed',
        notes: ['Its picture is left out.'],
        question: { question: 'H₂O is water …', options: ['ice', 'water'], correctAnswer: 1 },
      },
    ]);
  });

  test('other kinds are named with their reason', async () => {
    const { items } = await read(
      inQuiz(
        '<question type="essay"><questiontext><text>Why?</text></questiontext></question><question type="stack"><name><text>S</text></name></question>',
      ),
    );
    expect(items.map(({ stem, notes }) => [stem, ...notes])).toEqual([
      ['Why?', 'A long answer is nothing that can be marked here.'],
      ['S', 'Questions of the kind “stack” are not read.'],
    ]);
  });

  test('no entity is resolved', async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE quiz [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>
      <quiz><question type="truefalse"><questiontext><text>&b;</text></questiontext></question></quiz>`;
    expect(await read(bomb)).toMatchObject({
      format: null,
      items: [],
      problems: [expect.any(String)],
    });
  });

  test('a file that ends in the middle has a problem and no questions', async () => {
    const { items, problems } = await read(inQuiz(MULTI).slice(0, -20));
    expect(items).toEqual([]);
    expect(problems).toHaveLength(1);
  });
});

describe('Aiken', () => {
  test('questions by letters, one of them without an answer', async () => {
    const { format, items } = await read(
      'What is 1+1?\r\nA. 1\r\nB. 2\r\nANSWER: B\r\n\r\nNo answer?\nA) x\nB) y\n\nAnd 2+2?\nA) 4\nB) 5\nANSWER: A',
    );
    expect(format).toBe('aiken');
    expect(items.map(({ outcome }) => outcome)).toEqual(['read', 'left-out', 'read']);
    expect(items[0]?.question).toMatchObject({
      question: 'What is 1+1?',
      options: ['1', '2'],
      correctAnswer: 1,
    });
  });
});

describe('CSV', () => {
  test('a table of a teacher’s own, with semicolons, in Windows-1252', async () => {
    const text = 'Question;A;B;C;Answer\r\nGrößter Fluss?;Nil;Rhein;;A\r\nWas fehlt?;x;y;;z\r\n';
    const bytes = Uint8Array.from([...text].map((letter) => letter.codePointAt(0) ?? 0));
    const { format, items } = await readQuestions(bytes, 'fragen.csv');
    expect(format).toBe('csv');
    expect(items[0]?.question).toMatchObject({
      question: 'Größter Fluss?',
      options: ['Nil', 'Rhein'],
      correctAnswer: 0,
    });
    expect(items[1]).toMatchObject({
      outcome: 'left-out',
      notes: ['Its answer is none of its options.'],
    });
  });
});

describe('any file', () => {
  test.each([
    ['nothing', ''],
    ['a letter', 'Dear all, the trip is on Friday.'],
    ['JSON', '{"a": [1, 2, {"b": null}]}'],
    ['open brackets', '{'.repeat(50_000)],
    ['a web page', '<!doctype html><html><body><p>Hi</p></body></html>'],
  ])('%s has no question, and a sentence', async (_name, text) => {
    const { items, problems } = await read(text);
    expect(items.filter(({ question }) => question)).toEqual([]);
    expect([...problems, ...items.flatMap(({ notes }) => notes)].length).toBeGreaterThan(0);
  });

  test('UTF-16 is read by its mark', async () => {
    const text = '\uFEFF2+2? {=4 ~5}';
    const bytes = new Uint8Array(
      Uint16Array.from([...text].map((letter) => letter.charCodeAt(0))).buffer,
    );
    expect((await readQuestions(bytes, 'a.txt')).items[0]?.question).toMatchObject({
      question: '2+2?',
    });
  });

  test('a file with more than 500 questions says so', async () => {
    const { items, problems } = await read('A? {T}\n\n'.repeat(600));
    expect(items).toHaveLength(500);
    expect(problems).toEqual(['Only the first 500 questions of this file are read.']);
  });

  test('a file of more than 20 MB is not looked at', async () => {
    const { problems } = await readQuestions(new Uint8Array(20_000_001), 'a.txt');
    expect(problems).toEqual(['This file is larger than 20 MB.']);
  });
});
