import type { QuestionFlag } from '@study-assistant/contract/attempts/analysis';
import { expect, test } from 'vitest';
import { sortQuestions } from './analysis-order.ts';
import { analysed, unjudged } from './analysis.fixture.ts';

function flagged(...flags: QuestionFlag[]) {
  return { flags: flags.map((flag) => ({ flag, sentence: 'Look at it.' })) };
}

const questions = [
  analysed(1, { facility: 0.9, ...flagged('option-nobody-picks') }),
  analysed(2, { facility: 0.2, ...flagged('too-hard') }),
  unjudged(3, 4),
  analysed(4, { facility: 0.5 }),
  analysed(5, { facility: 0.2, ...flagged('probably-wrong-key', 'too-hard') }),
  analysed(6, { facility: 0.3, ...flagged('too-hard', 'option-nobody-picks') }),
];

test.each([
  ['number', [1, 2, 3, 4, 5, 6]],
  ['hardest', [2, 5, 6, 4, 1, 3]],
  ['flagged', [5, 6, 2, 1, 4, 3]],
] as const)('sorted by %s', (order, expected) => {
  const sorted = sortQuestions(questions, order, 10);
  expect(sorted.map(({ questionNumber }) => questionNumber)).toEqual(expected);
});

test('what students have reported comes first among the flagged, the most reported before', () => {
  const report = { fullName: 'Ada', reason: 'unclear', line: null, quizVersion: 1 } as const;
  const sent = (studentId: string) => ({
    ...report,
    studentId,
    reportedAt: '2026-11-16T08:00:00.000Z',
  });
  const reported = [
    ...questions,
    unjudged(7, 1, { reports: [sent('ada')] }),
    analysed(8, { reports: [sent('ada'), sent('ben')] }),
  ];
  const sorted = sortQuestions(reported, 'flagged', 10);
  expect(sorted.map(({ questionNumber }) => questionNumber)).toEqual([8, 7, 5, 6, 2, 1, 4, 3]);
});
