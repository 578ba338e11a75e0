import { describe, expect, test } from 'vitest';
import { gradeOf, gradingSchema, weighMarks, type CountedMark } from './grading.ts';
import { readyScales } from './ready-scales.ts';

const tests = { id: 'tests', name: 'Tests', weight: 2 };
const oral = { id: 'oral', name: 'Oral', weight: 1 };
const categoryOf = { t1: 'tests', t2: 'tests', o1: 'oral', o2: 'oral' };

function mark(columnId: string, percentage: number | null): CountedMark {
  return { columnId, percentage };
}

describe('the average', () => {
  test.each([
    ['nothing', [], null],
    ['what is missing, excused or not entered', [mark('t1', null)], null],
    [
      'marks alike, whatever else is missing',
      [mark('t1', 80), mark('o1', null), mark('x', 61)],
      70.5,
    ],
    ['a zero as a mark', [mark('t1', 0), mark('o1', 50)], 25],
    ['one decimal', [mark('t1', 33.3), mark('t2', 33.3), mark('o1', 33.4)], 33.3],
  ])('without categories takes %s', (_what, marks, percentage) => {
    const grading = { categories: [], categoryOf };
    expect(weighMarks(marks, grading)).toEqual({ percentage, parts: [] });
  });

  test.each([
    ['nothing', [], null],
    // (2 × 80 + 1 × 50) ÷ 3
    ['the mean of each by its weight', [mark('t1', 80), mark('o1', 50)], 70],
    // The mean of tests is 70, however many there are: (2 × 70 + 1 × 40) ÷ 3
    ['one mean a category', [mark('t1', 60), mark('t2', 80), mark('o1', 40)], 60],
    ['those alone that have a mark', [mark('o1', 55), mark('o2', 65), mark('t1', null)], 60],
    ['no mark that is in none', [mark('t1', 80), mark('x', 0)], 80],
    ['no mark that is in an unknown one', [mark('gone', 10), mark('o1', 90)], 90],
    ['only marks in none', [mark('x', 70)], null],
    // Exact means: (2 × 66.65 + 1 × 66.6) ÷ 3 = 66.63
    ['means before they are rounded', [mark('t1', 66.6), mark('t2', 66.7), mark('o1', 66.6)], 66.6],
  ])('with categories takes %s', (_what, marks, percentage) => {
    const sorted = { ...categoryOf, gone: 'no-category' };
    expect(weighMarks(marks, { categories: [tests, oral], categoryOf: sorted }).percentage).toBe(
      percentage,
    );
  });

  test('says how it was made', () => {
    const marks = [mark('t1', 60), mark('t2', 75.5), mark('o1', 50), mark('x', 1)];
    expect(weighMarks(marks, { categories: [oral, tests], categoryOf }).parts).toEqual([
      { name: 'Oral', weight: 1, mean: 50, marks: 1 },
      { name: 'Tests', weight: 2, mean: 67.8, marks: 2 },
    ]);
  });
});

describe('the grade', () => {
  test.each([
    ['us', 100, 'A'],
    ['us', 90, 'A'],
    ['us', 89.9, 'B'],
    ['us', 59.9, 'F'],
    ['germany', 92, '1'],
    ['germany', 50, '4'],
    ['germany', 49.9, '5'],
    ['germany', 0, '6'],
    ['gcse', 90, '9'],
    ['gcse', 40, '4'],
    ['gcse', 9.9, 'U'],
  ] as const)('of %s at %s per cent is %s', (name, percentage, grade) => {
    expect(gradeOf(percentage, readyScales[name])).toBe(grade);
  });

  test('is none without a percentage, without a scale, or below it', () => {
    expect(gradeOf(null, readyScales.us)).toBeNull();
    expect(gradeOf(90, [])).toBeNull();
    expect(gradeOf(20, [{ name: 'Pass', from: 50 }])).toBeNull();
  });
});

describe('what a teacher may set', () => {
  const plain = { categories: [], categoryOf: {}, scale: [] };

  test('a scale is put in order, best first', () => {
    const scale = [
      { name: 'Fail', from: 0 },
      { name: 'Pass', from: 50 },
    ];
    expect(gradingSchema.parse({ ...plain, scale }).scale.map(({ name }) => name)).toEqual([
      'Pass',
      'Fail',
    ]);
  });

  test.each([
    ['two categories of one name', { categories: [tests, { ...oral, name: 'Tests' }] }],
    ['two categories of one id', { categories: [tests, { ...oral, id: 'tests' }] }],
    ['a weight of nothing', { categories: [{ ...tests, weight: 0 }] }],
    ['half a weight', { categories: [{ ...tests, weight: 1.5 }] }],
    ['a category without a name', { categories: [{ ...tests, name: ' ' }] }],
    ['thirteen categories', { categories: Array.from({ length: 13 }, (_, n) => aCategory(n)) }],
    ['two grades from one percentage', { scale: [step('A', 50), step('B', 50)] }],
    ['two grades of one name', { scale: [step('A', 50), step('A', 40)] }],
    ['a grade from 101', { scale: [step('A', 101)] }],
  ])('%s is refused', (_what, wrong) => {
    expect(gradingSchema.safeParse({ ...plain, ...wrong }).success).toBe(false);
  });

  test('every scale that is ready may be set', () => {
    for (const scale of Object.values(readyScales)) {
      expect(gradingSchema.parse({ ...plain, scale }).scale).toEqual(scale);
    }
  });
});

function step(name: string, from: number) {
  return { name, from };
}

function aCategory(n: number) {
  return { id: `c${n}`, name: `Category ${n}`, weight: 1 };
}
