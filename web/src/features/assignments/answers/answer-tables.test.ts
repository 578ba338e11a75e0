import type { AttemptRow } from '@study-assistant/contract/assignments/assignment-report';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { tableOfAnswers, tableOfAttempts } from './answer-tables.ts';
import { toCsvFile, toExcelFile } from './write-tables.ts';

function anAnswer(questionNumber: number, question: string, points: number | null) {
  return {
    ...{ questionNumber, question, topic: 'Rivers', said: 'Ice', rightSaid: 'Water', points },
    ...{ isDropped: false, seconds: 12.4, buckets: [] },
  };
}

/** She met the questions in another order than he did. */
const attempts: AttemptRow[] = [
  {
    ...{ attemptId: 't1', studentId: 'ada', fullName: '=HYPERLINK("x")', number: 1, isLate: false },
    ...{ completedAt: '2026-03-01T12:30:00.000Z', score: 1, totalQuestions: 2, percentage: 50 },
    seconds: 24.8,
    answers: [anAnswer(1, 'First?', 1), anAnswer(2, 'Second?', 0)],
  },
  {
    ...{ attemptId: 't2', studentId: 'bo', fullName: 'Bo; Jr', number: 2, isLate: true },
    ...{ completedAt: '2026-03-01T12:40:00.000Z', score: 0.5, totalQuestions: 2, percentage: 25 },
    seconds: 20,
    answers: [
      { ...anAnswer(1, 'Second?', null), said: '' },
      {
        ...anAnswer(2, 'First?', 0.5),
        buckets: [{ part: 'gap 1', bucket: 'right' }],
      },
    ],
  },
];

test('a row an attempt has the points of each question, wherever it stood', () => {
  expect(tableOfAttempts(attempts).rows.map((row) => row.slice(-2))).toEqual([
    ['Points: First?', 'Points: Second?'],
    [1, 0],
    [0.5, ''],
  ]);
});

test('a row an answer says who gave it, in which attempt, and how it was judged', () => {
  const [header = [], ...rows] = tableOfAnswers(attempts).rows;
  expect(rows).toHaveLength(4);
  expect(Object.fromEntries(header.map((name, at) => [name, rows[3]?.[at]]))).toEqual({
    ...{ Student: 'Bo; Jr', Attempt: 2, 'Handed in': '2026-03-01 12:40', Late: 'yes' },
    ...{ Score: 0.5, Of: 2, Percent: 25, Seconds: 20, Question: 2, Text: 'First?' },
    ...{ Topic: 'Rivers', Answer: 'Ice', 'Right answer': 'Water', Points: 0.5, Dropped: 'no' },
    ...{ 'Judged as': 'gap 1: right', 'Seconds at it': 12 },
  });
});

test('no text becomes a formula or another cell, in CSV', async () => {
  const text = await toCsvFile(tableOfAttempts(attempts)).text();
  expect(text).toContain(`"'=HYPERLINK(""x"")",1,"2026-03-01 12:30","no",1,2,50,25,1,0\r\n`);
  expect(text).toContain('"Bo; Jr"');
});

test('an Excel file has both tables, numbers as numbers and texts as texts', async () => {
  const file = await toExcelFile([tableOfAttempts(attempts), tableOfAnswers(attempts)]);
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const read = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  expect(read('xl/workbook.xml')).toMatch(/name="Attempts".*name="Answers"/);
  expect(read('xl/sharedStrings.xml')).toContain('<t>=HYPERLINK("x")</t>');
  const sheet = read('xl/worksheets/sheet1.xml');
  expect(sheet).toContain('<v>0.5</v>');
  expect(sheet).not.toMatch(/<f[ >]/);
  expect(read('xl/worksheets/sheet2.xml').match(/<row/g)).toHaveLength(5);
});
