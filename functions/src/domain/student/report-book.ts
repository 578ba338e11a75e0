import {
  MAX_REPORTS_A_DAY,
  type ReportReason,
} from '@study-assistant/contract/quizzes/question-reports';

/** What a student finds wrong with a question of a quiz. */
export type Report = {
  quizId: string;
  teacherId: string;
  questionId: string;
  /** The version that she took. */
  quizVersion: number;
  reason: ReportReason;
  line: string | null;
  reportedAt: string;
  /** When its teacher dealt with it; null while she has not. */
  settledAt: string | null;
};

/** All reports of one student, in the order in which they were sent. */
export type ReportBook = {
  reports: Report[];
  /** The day of the last one, UTC, and how many were sent on it, those that were replaced among them. */
  sentOn: string | null;
  sentCount: number;
};

export const EMPTY_REPORTS: ReportBook = { reports: [], sentOn: null, sentCount: 0 };

/** The oldest make room: the document stays small. */
const MAX_REPORTS = 200;

type Named = Pick<Report, 'quizId' | 'questionId'>;

/** One report a question: a second one takes the place of the first. Null when the day's are used up. */
export function addReport(book: ReportBook, report: Omit<Report, 'settledAt'>): ReportBook | null {
  const today = report.reportedAt.slice(0, 10);
  const sentCount = book.sentOn === today ? book.sentCount + 1 : 1;
  if (sentCount > MAX_REPORTS_A_DAY) return null;
  const others = book.reports.filter((one) => !isAbout(one, report));
  const reports = [...others, { ...report, settledAt: null }].slice(-MAX_REPORTS);
  return { reports, sentOn: today, sentCount };
}

export function findReport({ reports }: ReportBook, named: Named): Report | undefined {
  return reports.find((report) => isAbout(report, named));
}

/** The book with what is open of these questions settled; the same one where nothing is. */
export function settleReports(
  book: ReportBook,
  quizId: string,
  questionIds: readonly string[],
  settledAt: string,
): ReportBook {
  const isMeant = (report: Report) =>
    isOpen(report) && report.quizId === quizId && questionIds.includes(report.questionId);
  if (!book.reports.some(isMeant)) return book;
  const reports = book.reports.map((report) =>
    isMeant(report) ? { ...report, settledAt } : report,
  );
  return { ...book, reports };
}

export function withoutQuiz(book: ReportBook, quizId: string): ReportBook {
  return { ...book, reports: book.reports.filter((report) => report.quizId !== quizId) };
}

/** Of a quiz that is another teacher's now: what was reported of it is for her. */
export function withTeacher(book: ReportBook, quizId: string, teacherId: string): ReportBook {
  const isOther = (one: Report) => one.quizId === quizId && one.teacherId !== teacherId;
  if (!book.reports.some(isOther)) return book;
  const reports = book.reports.map((one) => (isOther(one) ? { ...one, teacherId } : one));
  return { ...book, reports };
}

export function isOpen({ settledAt }: Report): boolean {
  return settledAt === null;
}

function isAbout(report: Named, { quizId, questionId }: Named): boolean {
  return report.quizId === quizId && report.questionId === questionId;
}

/** How many questions of each quiz have been reported. */
export function countReported(
  reports: readonly Pick<Report, 'quizId' | 'questionId'>[],
): Map<string, number> {
  const questions = new Map<string, Set<string>>();
  for (const { quizId, questionId } of reports) {
    questions.set(quizId, (questions.get(quizId) ?? new Set()).add(questionId));
  }
  return new Map([...questions].map(([quizId, ids]) => [quizId, ids.size]));
}
