import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { readOne, readText } from '../read-text.fixture.ts';
import { seededQuiz } from '../seeded-quiz.fixture.ts';
import { writeQuestions } from '../write-questions.ts';

test.each([
  ['question,option a,option b,answer\nWhich?,x,y,B', { options: ['x', 'y'], correctAnswer: 1 }],
  ['Question;Answer 1;Answer 2;Correct answer\nWhich?;x;y;2', { correctAnswer: 1 }],
  ['Question\tA\tB\tKey\nWhich?\tx\ty\ty', { correctAnswer: 1 }],
  [
    'Question,Correct Answer,Incorrect Answer 1,Incorrect Answer 2\nWhich?,x,y,z',
    { options: ['x', 'y', 'z'], correctAnswer: 0 },
  ],
  [
    'Question Text,Question Type,Option 1,Option 2,Option 3,Correct Answer\nWhich?,Checkbox,x,y,z,"1,3"',
    { kind: 'several', key: { rights: [0, 2], scoring: 'all-or-nothing' } },
  ],
  [
    'Template of a quiz,,\n,,\nQuestion,Answer 1,Answer 2,Correct answer(s)\nIt is.,True,False,2',
    { kind: 'true-false', key: { isTrue: false } },
  ],
  [
    'question_type,question_text,options,correct_answer\nmcq,Which?,"x\ny\nz",y',
    { options: ['x', 'y', 'z'], correctAnswer: 1 },
  ],
  ['question,choices,answer\nWhich?,x | y | z,C', { options: ['x', 'y', 'z'], correctAnswer: 2 }],
  [
    'Question Text,Option 1,Option 2,Correct Answer\n"Text of the question\n\n(required)","Text for option 1",Text for option 2,The correct option choice\nWhich?,x,y,2',
    { options: ['x', 'y'], correctAnswer: 1 },
  ],
  ['question,answer\nWho?,Ada', { kind: 'text', key: { accepted: ['Ada'] } }],
])('a table of another program is read: %s', (text, question) => {
  expect(readOne(text, 'quiz.csv')).toMatchObject({ outcome: 'read', question });
});

test('a number that is both an option and the place of another is doubtful', () => {
  const item = readOne('question,a,b,c,answer\nTwo and one?,2,3,4,3', 'quiz.csv');
  expect(item).toMatchObject({ outcome: 'doubtful', question: { correctAnswer: 1 } });
});

test('a row without a key is left out, and a table without names is refused', () => {
  const item = readOne('question,a,b,answer\nWhich?,x,y,', 'quiz.csv');
  expect(item).toMatchObject({ outcome: 'left-out', notes: ['It does not say what is right.'] });
  const { items, problems } = readText('x,y\n1,2', 'quiz.csv');
  expect([items, problems]).toEqual([
    [],
    ['This table has no line that names its columns, such as "question" and "right".'],
  ]);
});

test('no cell begins a formula, whatever sign a spreadsheet takes for the end of a cell', async () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const { bytes } = await writeQuestions('csv', seededQuiz(seed));
    const text = new TextDecoder().decode(bytes);
    for (const delimiter of [',', ';', '\t', '|']) {
      const { data } = Papa.parse<string[]>(text, { delimiter });
      const formulas = data.flat().filter((cell) => /^["\s]*[=+\-@\t\r]/.test(cell));
      expect(formulas).toEqual([]);
    }
  }
});
