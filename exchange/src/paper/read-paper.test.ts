import { expect, test } from 'vitest';
import { readOne, readText } from '../read-text.fixture.ts';

test('a worksheet with parts, statements behind a line, gaps and an essay is read', () => {
  const { items } = readText(`ST. MARY'S HIGH SCHOOL
Student's name ______________  Score: ___/10

I. Multiple Choice. Circle the letter of the best answer.

1. Look at the statements.
   I. Water boils at 100 °C.
   II. Ice floats.
   Which of them are true?
   a. I only
   b. II only
   c. both I and II
2. Water is made of ______ and oxygen.
   a. hydrogen   b. carbon
   c. nitrogen   d. helium

II. True or False. Write T or F.

____ 3. The Moon makes its own light.

III. Fill in the blanks.

4. Plants make ________ using ________.

IV. Essay

5. Explain why seasons occur. (10 points)

ANSWER KEY
1. c
2. a
3. F
4. food, sunlight`);
  expect(items.map(({ question, outcome }) => question ?? outcome)).toMatchObject([
    { options: ['I only', 'II only', 'both I and II'], correctAnswer: 2 },
    { question: 'Water is made of ____ and oxygen.', correctAnswer: 0 },
    { kind: 'true-false', question: 'The Moon makes its own light.', key: { isTrue: false } },
    { kind: 'gaps', key: { gaps: [{ words: ['food'] }, { words: ['sunlight'] }] } },
    'left-out',
  ]);
  expect(items[4]?.notes.join()).toMatch(/says no answer/);
});

test.each([
  ['Ans. (b)', 1],
  ['Answer – (c)', 2],
  ['Correct answer: A. joule', 0],
  ['Answer: newton', 1],
  ['Key: C', 2],
])('“%s” behind a question is its key', (answer, right) => {
  const text = `1. The unit of force is\n(a) joule (b) newton\n(c) watt\n${answer}`;
  expect(readOne(text).question).toMatchObject({
    options: ['joule', 'newton', 'watt'],
    correctAnswer: right,
  });
});

test('options may have numbers, bullets, boxes, or letters with nothing behind them', () => {
  const { items } = readText(`Q1 What is 7 × 8?
1) 54
2) 56   3) 58

Q2 Which are primary colours? Select all that apply.
[ ] Green
[x] Red
[x] Blue

Q3 Who painted it?
- Michelangelo
- Leonardo ✓

Q4 Which is a city?
A Sydney
B Asia
C Peru

Answers: Q1: 2, Q4: A`);
  expect(items.map(({ question }) => question)).toMatchObject([
    { options: ['54', '56', '58'], correctAnswer: 1 },
    { kind: 'several', key: { rights: [1, 2] } },
    { options: ['Michelangelo', 'Leonardo'], correctAnswer: 1 },
    { options: ['Sydney', 'Asia', 'Peru'], correctAnswer: 0 },
  ]);
});

test('rules with numbers before them are no questions', () => {
  const { items } = readText(`Instructions:
1. Answer all questions.
2. Write your name on every page.

SECTION A (10 marks)
1. Simplify 3x + 2x.
A. 5x
B. 6x

SECTION B
2. Solve x + 4 = 10.                     [2 marks]
   Answer: ____________

Answers
Section A
1. A
Section B
2. 6`);
  expect(items.map(({ question }) => question)).toMatchObject([
    { question: 'Simplify 3x + 2x.', correctAnswer: 0 },
    { kind: 'number', question: 'Solve x + 4 = 10.', key: { value: 6 } },
  ]);
  expect(items[1]?.notes).toEqual(['It is worth 2 points in the file and one point here.']);
});

test('what a chat has written in Markdown is read, and its bold words with it', () => {
  const { items } = readText(
    '## Question 1 (Multiple Choice)\nWhat do plants absorb?\n- A) Oxygen\n- **B) Carbon dioxide**\n\n**Question 2**\nTrue or False: Plants are green.\n**Answer: True**',
  );
  expect(items.map(({ question }) => question)).toMatchObject([
    { options: ['Oxygen', 'Carbon dioxide'], correctAnswer: 1 },
    { kind: 'true-false', question: 'Plants are green.', key: { isTrue: true } },
  ]);
});

test('a question without a key waits for its teacher, with an answer for each option', () => {
  const { outcome, question, choices } = readOne('1. Which flows?\na) Stone\nb) Water', 'Ice.txt');
  expect([outcome, question]).toEqual(['unkeyed', undefined]);
  expect(choices).toMatchObject([
    { says: 'Stone', question: { correctAnswer: 0, topic: 'Ice' } },
    { says: 'Water', question: { correctAnswer: 1, topic: 'Ice' } },
  ]);
});

test('numbers that a paper passes over are told', () => {
  const { problems } = readText('1. What?\na) x\nb) y\n4. Which?\na) x\nb) y');
  expect(problems).toEqual([
    'The paper goes on without these numbers, which were not found: 2, 3.',
  ]);
});

test('a key that fits no option is told, and none is guessed', () => {
  const item = readOne('1. Which flows?\na) Stone\nb) Water\nAnswer: D');
  expect(item).toMatchObject({ outcome: 'unkeyed' });
  expect(item.notes.join()).toContain('“D”');
});

test.each([
  ['1. Name two. See below.\n(a) What is ice? [2]\n(b) Why? [3]', /several things at once/],
  ['1. Match the two.\na) Rome\nb) Paris', /Pairs/],
  ['1. What is it?\n2. Why?\nAnswers\n1. b\n2. c', /letter/],
  [
    `1. What is it?\n2. Why?\nAnswers\n1. ${'so '.repeat(40)}\n2. ${'so '.repeat(40)}`,
    /at most 60/,
  ],
])('what no kind of ours can ask is left out with its reason', (text, reason) => {
  const { items } = readText(text);
  expect(items[0]).toMatchObject({ outcome: 'left-out' });
  expect(items[0]?.notes.join()).toMatch(reason);
});

test('text with sentences that have numbers before them is no paper', () => {
  expect(readText('1. Buy milk.\n2. Call Ann.').items).toEqual([]);
});

test('a PDF says what to do with it', () => {
  expect(readText('%PDF-1.7\n%âã').problems).toEqual([
    'A PDF is not read here. Please open it in Word and save it as DOCX, or paste its text instead.',
  ]);
});
