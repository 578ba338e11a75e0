import { MAX_REPORTS_A_DAY } from '@study-assistant/contract/quizzes/question-reports';
import { expect, test } from 'vitest';
import {
  addReport,
  EMPTY_REPORTS,
  findReport,
  isOpen,
  settleReports,
  withoutQuiz,
  type Report,
  type ReportBook,
} from './report-book.ts';

const MONDAY = '2026-11-16T10:00:00.000Z';
const TUESDAY = '2026-11-17T00:00:00.000Z';

function aReport(questionId: string, over: Partial<Report> = {}): Omit<Report, 'settledAt'> {
  const about = { quizId: 'rivers', teacherId: 'ruth', questionId, quizVersion: 1 };
  return { ...about, reason: 'unclear', line: null, reportedAt: MONDAY, ...over };
}

function bookOf(...reports: Omit<Report, 'settledAt'>[]): ReportBook {
  return reports.reduce((book, report) => addReport(book, report) ?? book, EMPTY_REPORTS);
}

test('a second report on a question takes the place of the first', () => {
  const book = bookOf(aReport('q1'), aReport('q2'), aReport('q1', { reason: 'wrong-key' }));
  expect(book.reports).toHaveLength(2);
  expect(findReport(book, { quizId: 'rivers', questionId: 'q1' })).toMatchObject({
    reason: 'wrong-key',
    settledAt: null,
  });
});

test('so many reports can be sent in a day, those that were replaced counted, and again tomorrow', () => {
  const full = Array.from({ length: MAX_REPORTS_A_DAY }).reduce<ReportBook>(
    (book) => addReport(book, aReport('q1')) ?? book,
    EMPTY_REPORTS,
  );
  expect(full.sentCount).toBe(MAX_REPORTS_A_DAY);
  expect(addReport(full, aReport('q2'))).toBeNull();
  expect(addReport(full, aReport('q2', { reportedAt: TUESDAY }))).toMatchObject({ sentCount: 1 });
});

test('the oldest of two hundred make room', () => {
  const many = Array.from({ length: 230 }, (_, at) => {
    const day = new Date(Date.parse(MONDAY) + at * 86_400_000).toISOString();
    return aReport(`q${at}`, { reportedAt: day });
  });
  const { reports } = bookOf(...many);
  expect(reports).toHaveLength(200);
  expect(reports[0]?.questionId).toBe('q30');
});

test('only what is open of these questions of this quiz is settled', () => {
  const book = bookOf(aReport('q1'), aReport('q2'), aReport('q1', { quizId: 'lakes' }));
  const settled = settleReports(book, 'rivers', ['q1', 'q9'], TUESDAY);
  expect(
    settled.reports.map((report) => [report.quizId, report.questionId, isOpen(report)]),
  ).toEqual([
    ['rivers', 'q1', false],
    ['rivers', 'q2', true],
    ['lakes', 'q1', true],
  ]);
  expect(settleReports(settled, 'rivers', ['q1'], TUESDAY)).toBe(settled);
});

test('what is reported after it was settled is open again', () => {
  const settled = settleReports(bookOf(aReport('q1')), 'rivers', ['q1'], TUESDAY);
  const again = addReport(settled, aReport('q1', { reportedAt: TUESDAY }));
  expect(again?.reports.map(isOpen)).toEqual([true]);
});

test('a deleted quiz takes its reports with it', () => {
  const book = bookOf(aReport('q1'), aReport('q1', { quizId: 'lakes' }));
  expect(withoutQuiz(book, 'rivers').reports.map(({ quizId }) => quizId)).toEqual(['lakes']);
});
