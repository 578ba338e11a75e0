import { expect, test } from 'vitest';
import { readQuestions } from '../read-questions.ts';
import { readOne, readText } from '../read-text.fixture.ts';

function quiz(...questions: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>${questions.join('\n')}</quiz>`;
}

function question(type: string, text: string, rest: string): string {
  return `<question type="${type}"><name><text>Name</text></name>
    <questiontext format="html"><text><![CDATA[<p>${text}</p>]]></text></questiontext>
    <generalfeedback format="html"><text>So it is.</text></generalfeedback>
    <defaultgrade>1.0000000</defaultgrade><penalty>0.3333333</penalty>${rest}</question>`;
}

function answer(fraction: number | string, text: string, rest = ''): string {
  return `<answer fraction="${fraction}" format="html"><text><![CDATA[${text}]]></text>${rest}</answer>`;
}

const STEPS = [answer(2, 'Sprout'), answer(1, 'Seed'), answer(3, 'Plant')].join('');

test.each([
  [
    question(
      'multichoice',
      'Which?',
      `<single>true</single>${answer(0, 'a')}${answer(100, '<p>b</p>')}`,
    ),
    { options: ['a', 'b'], correctAnswer: 1 },
  ],
  [
    question(
      'multichoice',
      'Which?',
      `<single>false</single>${answer('33.33333', 'a')}${answer('33.33333', 'b')}${answer('33.33333', 'c')}${answer('-33.33333', 'd')}`,
    ),
    { kind: 'several', key: { rights: [0, 1, 2], scoring: 'partial' } },
  ],
  [
    question('truefalse', 'It is.', answer(0, 'true') + answer(100, 'false')),
    { kind: 'true-false', key: { isTrue: false } },
  ],
  [
    question(
      'shortanswer',
      'What?',
      `<usecase>1</usecase>${answer(100, 'Rome')}${answer(100, 'Roma')}`,
    ),
    { kind: 'text', key: { accepted: ['Rome', 'Roma'], matchCase: true } },
  ],
  [
    question('numerical', 'How far?', answer(100, '3.5', '<tolerance>0.25</tolerance>')),
    { kind: 'number', key: { value: 3.5, tolerance: { type: 'absolute', by: 0.25 } } },
  ],
  [
    question(
      'numerical',
      'How far?',
      `${answer(100, '3.5')}<unitgradingtype>1</unitgradingtype><unitpenalty>0.5</unitpenalty><units><unit><multiplier>1</multiplier><unit_name>km</unit_name></unit></units>`,
    ),
    { kind: 'number', body: { unit: null, asksUnit: true }, key: { units: ['km'] } },
  ],
  [
    question(
      'matching',
      'Match.',
      ['a', 'b', 'c', '']
        .map(
          (left) =>
            `<subquestion format="html"><text>${left}</text><answer><text>${left}!</text></answer></subquestion>`,
        )
        .join(''),
    ),
    { kind: 'match', body: { lefts: ['a', 'b', 'c'] }, options: ['!', 'a!', 'b!', 'c!'] },
  ],
  [
    question('ordering', 'In which order?', `<gradingtype>-1</gradingtype>${STEPS}`),
    {
      kind: 'order',
      options: ['Plant', 'Seed', 'Sprout'],
      key: { order: [1, 2, 0], scoring: 'all-or-nothing' },
    },
  ],
  [
    question(
      'ddwtos',
      'A [[2]] has [[1]].',
      ['legs', 'table', 'wings']
        .map((word) => `<dragbox><text>${word}</text><group>1</group></dragbox>`)
        .join(''),
    ),
    {
      kind: 'gaps',
      question: 'A _____ has _____.',
      body: { gaps: 2, bank: ['legs', 'table', 'wings'] },
      key: { gaps: [{ words: ['table'] }, { words: ['legs'] }] },
    },
  ],
  [
    question('cloze', 'Water is {1:SHORTANSWER:=wet~=damp~dry} and {1:SA:=clear}.', ''),
    {
      kind: 'gaps',
      question: 'Water is _____ and _____.',
      key: { gaps: [{ words: ['wet', 'damp'] }, { words: ['clear'] }], matchCase: false },
    },
  ],
  [
    question('cloze', 'It is {1:MULTICHOICE:wet~=dry~%0%cold} there.', ''),
    { question: 'It is _____ there.', options: ['wet', 'dry', 'cold'], correctAnswer: 1 },
  ],
])('a question of Moodle is read with its key', (xml, expected) => {
  const item = readOne(quiz(xml));
  expect(item).toMatchObject({ outcome: 'read', notes: [] });
  expect(item.question).toMatchObject({ explanation: 'So it is.', ...expected });
});

test('questions stand in the last of their nested categories', () => {
  const category = (path: string) =>
    `<question type="category"><category><text>${path}</text></category></question>`;
  const one = question('truefalse', 'It is.', answer(100, 'true') + answer(0, 'false'));
  const { items } = readText(
    quiz(category('$course$/top/Science'), one, category('$course$/top/Science/Light//Dark'), one),
  );
  expect(items.map((item) => item.question?.topic)).toEqual(['Science', 'Light/Dark']);
});

test('a picture in the file, points, hints and feedback are named', () => {
  const item = readOne(
    quiz(
      question(
        'multichoice',
        'See <img src="@@PLUGINFILE@@/a.png">: which?',
        `<single>true</single><defaultgrade>3</defaultgrade>${answer(100, 'a', '<feedback><text>Yes.</text></feedback>')}${answer(0, 'b')}<hint><text>Look.</text></hint>`,
      ).replace('<defaultgrade>1.0000000</defaultgrade>', ''),
    ),
  );
  expect(item.notes.toSorted()).toEqual([
    'A picture was left out.',
    'Feedback to single answers was left out.',
    'Hints were left out.',
    'It is worth 3 points in the file and one point here.',
  ]);
});

test.each([
  ['essay', 'It is an essay, which is no kind of question here.'],
  ['description', 'It is a text that asks nothing, which is no kind of question here.'],
  ['coderunner', 'It is of the type "coderunner", which is no kind of question here.'],
  ['constructor', 'It is of the type "constructor", which is no kind of question here.'],
])('a question of the type %s is left out with its reason', (type, note) => {
  expect(readOne(quiz(question(type, 'Write.', '')))).toEqual({
    place: 'Question 1, "Name"',
    outcome: 'left-out',
    notes: [note],
    stem: 'Write.',
  });
});

test('a file that was cut off says so at the question it ends in', () => {
  const one = question('truefalse', 'It is.', answer(100, 'true') + answer(0, 'false'));
  const whole = quiz(one, one);
  const { items } = readText(whole.slice(0, whole.lastIndexOf('</question>')));
  expect(items.map(({ outcome }) => outcome)).toEqual(['read', 'doubtful']);
});

test('wildcards and tolerances that we have no word for are named', () => {
  const words = readOne(quiz(question('shortanswer', 'What?', answer(100, '*amphibian*'))));
  expect(words).toMatchObject({
    outcome: 'changed',
    question: { key: { accepted: ['amphibian'] } },
  });
  const cloze = readOne(
    quiz(question('cloze', 'Pi is {1:NUMERICAL:=3.14:0.01} and e is {1:NM:=2.72:0}.', '')),
  );
  expect(cloze).toMatchObject({
    outcome: 'doubtful',
    question: { key: { gaps: [{ words: ['3.14'] }, { words: ['2.72'] }] } },
  });
});

test.each([
  ['$course$/top/Default for Biology', 'Biology', true],
  ['$course$/top/Biology/Cells // tissues', 'Cells / tissues', true],
  ['Cells', 'Cells', true],
  ['$course$/top', 'final exam', false],
  ['$system$', 'final exam', false],
])('of the category "%s" the topic is "%s"', (category, topic, hasTopic) => {
  const item = readOne(
    quiz(
      `<question type="category"><category><text>${category}</text></category></question>`,
      question('truefalse', 'It is.', `${answer(100, 'true')}${answer(0, 'false')}`),
    ),
    'final exam.xml',
  );
  expect(item).toMatchObject({ question: { topic }, hasTopic });
});

test('a picture leaves the words that stand in its place', () => {
  const item = readOne(
    quiz(
      question(
        'shortanswer',
        'Look at <img src="@@PLUGINFILE@@/w.png" alt="a wave">. What is it?',
        answer(100, 'A wave'),
      ),
    ),
  );
  expect(item).toMatchObject({
    outcome: 'changed',
    notes: ['A picture was left out.'],
    question: { question: 'Look at a wave. What is it?' },
  });
});

test('a file in the encoding that it names is read', () => {
  const text = question('shortanswer', 'QQ?', answer(100, 'QQ'));
  const xml = quiz(text).replace('UTF-8', 'windows-1251');
  // "Да" in Windows-1251.
  const bytes = Uint8Array.from(Buffer.from(xml.replaceAll('QQ', '\u00c4\u00e0'), 'latin1'));
  expect(readQuestions(bytes, 'x.xml').items[0]?.question).toMatchObject({
    question: 'Да?',
    key: { accepted: ['Да'] },
  });
});
