import { describe, expect, test } from 'vitest';
import { analyseItems, responsesNeeded, type Item, type Response } from './item-analysis.ts';

/** "01-" is a student who chose the first option, then the second, then none; 10 s, 20 s, 30 s. */
function responses(...rows: string[]): Response[] {
  return rows.map((row) =>
    [...row].map((chosen, index) => ({
      chosen: chosen === '-' ? null : Number(chosen),
      seconds: 10 * (index + 1),
    })),
  );
}

/** Four options, of which the first is right. */
const ITEM = { question: 'Which?', options: ['A', 'B', 'C', 'D'], correctAnswer: 0 };
const items = [ITEM, ITEM, ITEM, ITEM];

/*
 * Ten students, four questions, the first option right everywhere. With y = 1 for a right answer and
 * R = the number right on the other three questions, by hand from
 * r = (nΣyR − ΣyΣR) / √((nΣy² − (Σy)²)(nΣR² − (ΣR)²)), where Σy² = Σy:
 *
 *   question  Σy  ΣR  ΣR²  ΣyR   r
 *   1         10                 everybody is right: undefined
 *   2          4  15   27    8   (80 − 60) / √((40 − 16)(270 − 225)) = 20 / √1080 = 0.60858
 *   3          3  16   30    7   (70 − 48) / √((30 −  9)(300 − 256)) = 22 / √924  = 0.72375
 *   4          2  17   37    4   (40 − 34) / √((20 −  4)(370 − 289)) =  6 / √1296 = 0.16667
 */
const tenStudents = responses(
  '0000',
  '0001',
  '0001',
  '0013',
  '0-12',
  '0123',
  '0113',
  '0211',
  '0212',
  '0220',
);

describe('ten students at four questions', () => {
  const analysis = analyse(items, tenStudents);

  test('facility is the share of right answers, an open one not being right', () => {
    expect(analysis.map(({ facility }) => facility)).toEqual([1, 0.4, 0.3, 0.2]);
  });

  test('each option is counted, and what was left open', () => {
    expect(analysis.map(({ optionCounts }) => optionCounts)).toEqual([
      [10, 0, 0, 0],
      [4, 2, 3, 0],
      [3, 5, 2, 0],
      [2, 3, 2, 3],
    ]);
    expect(analysis.map(({ leftOpen }) => leftOpen)).toEqual([0, 1, 0, 0]);
    expect(analysis.map(({ mostChosenWrong }) => mostChosenWrong)).toEqual([null, 2, 1, 1]);
    expect(analysis.map(({ nonFunctioning }) => nonFunctioning)).toEqual([[1, 2, 3], [3], [3], []]);
  });

  test('discrimination is the correlation with the score on the other questions', () => {
    const [first, ...others] = analysis.map(({ discrimination }) => discrimination);
    expect(first).toBeNull();
    [0.60858, 0.72375, 0.16667].forEach((expected, index) =>
      expect(others[index]).toBeCloseTo(expected, 5),
    );
  });

  test('the median time is that of the question', () => {
    expect(analysis.map(({ medianSeconds }) => medianSeconds)).toEqual([10, 20, 30, 40]);
  });

  test('each flag is put where it belongs, and a hard question is no wrong key', () => {
    expect(analysis.map(({ flags }) => flags)).toEqual([['too-easy'], [], [], ['too-hard']]);
  });
});

test('nothing is claimed of nine students', () => {
  const analysis = analyse(items, tenStudents.slice(0, 9));
  for (const { flags, discrimination, nonFunctioning } of analysis) {
    expect(flags).toEqual([]);
    expect(discrimination).toBeNull();
    expect(nonFunctioning).toEqual([]);
  }
  expect(analysis[1]?.facility).toBeCloseTo(4 / 9);
});

test('a key that the best students do not choose is probably wrong', () => {
  const best = Array.from({ length: 6 }, () => '0001');
  const weakest = ['1110', '1210', '1121', '2112', '1213', '2120'];
  const [, , , last] = analyse(items, responses(...best, ...weakest));
  expect(last?.discrimination).toBeLessThan(0);
  expect(last?.flags).toContain('probably-wrong-key');
});

test.each([
  ['one of twenty is a twentieth', 1, []],
  ['none of twenty', 0, [2]],
])('an option chosen by %s', (_what, count, expected) => {
  const chosen = [
    ...Array.from({ length: 10 }, () => '0'),
    ...Array.from({ length: 5 }, () => '1'),
  ];
  const rows = [...chosen, ...Array.from({ length: 5 }, (_, index) => (index < count ? '2' : '3'))];
  const [item] = analyse([ITEM], responses(...rows));
  expect(item?.nonFunctioning).toEqual(expected);
});

test.each([
  ['seven wrong answers may leave an option out by chance', 7, []],
  ['eight hardly', 8, ['option-nobody-picks']],
])('%s', (_what, wrong, expected) => {
  const rows = Array.from({ length: 20 }, (_, index) =>
    index < wrong ? `${1 + (index % 2)}` : '0',
  );
  const [item] = analyse([ITEM], responses(...rows));
  expect(item?.nonFunctioning).toEqual([3]);
  expect(item?.flags).toEqual(expected);
});

test.each([
  ['nineteen of twenty are too easy', 19, ['too-easy']],
  ['eighteen of twenty are not', 18, []],
  ['five of twenty are not too hard', 5, []],
  ['four of twenty are', 4, ['too-hard']],
])('%s', (_what, right, expected) => {
  const wrong = ['1', '2', '3'];
  const rows = Array.from({ length: 20 }, (_, index) =>
    index < right ? '0' : (wrong[index % 3] ?? '1'),
  );
  const [item] = analyse([ITEM], responses(...rows));
  expect(item?.flags.filter((flag) => flag.startsWith('too'))).toEqual(expected);
});

test('without responses there is nothing to say', () => {
  expect(analyse([ITEM], [])).toEqual([
    {
      responses: 0,
      facility: null,
      discrimination: null,
      optionCounts: [0, 0, 0, 0],
      leftOpen: 0,
      nonFunctioning: [],
      mostChosenWrong: null,
      medianSeconds: null,
      flags: [],
    },
  ]);
});

test('who was not asked a question does not count for it', () => {
  const before = responses('00', '11', '00', '11').map(([first, second]) => [
    first ?? null,
    second ?? null,
  ]);
  const after = responses('0', '1').map(([first]) => [first ?? null, null]);
  const [first, second] = analyse([ITEM, ITEM], [...before, ...after]);
  expect(first).toMatchObject({ responses: 6, facility: 0.5, leftOpen: 0 });
  expect(second).toMatchObject({ responses: 4, facility: 0.5, leftOpen: 0 });
});

test('of a class a third at least must have answered before a question is judged', () => {
  const judgedOf = (classSize: number) =>
    analyseItems(items, tenStudents, responsesNeeded(classSize)).map(
      ({ discrimination }) => discrimination !== null,
    );
  expect(judgedOf(30)).toContain(true);
  expect(judgedOf(31)).not.toContain(true);
});

function analyse(...[asked, rows]: [readonly Item[], readonly Response[]]) {
  return analyseItems(asked, rows, responsesNeeded(null));
}
