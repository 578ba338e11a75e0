import { reportReasonSchema } from '@study-assistant/contract/quizzes/question-reports';
import { MAX_LIST } from '@study-assistant/contract/wire/limits';
import type {
  CollectionReference,
  DocumentReference,
  Query,
  Transaction,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import {
  EMPTY_REPORTS,
  isOpen,
  settleReports,
  withoutQuiz,
  withTeacher,
  type Report,
  type ReportBook,
} from '../../domain/student/report-book.ts';
import { readDocument, readDocuments, readField } from '../../platform/firestore/documents.ts';
import { transact } from '../../platform/firestore/transact.ts';
import { createListVersions } from '../kept/list-versions.repository.ts';
import type { QuizzesRepository } from './quizzes.repository.ts';

/** What a query looks for, beside the reports that it is made of. */
export const soughtFields = {
  quizzes: z.array(z.string()),
  openQuizzes: z.array(z.string()),
  openTeachers: z.array(z.string()),
};

const storedBook = z.object({
  id: z.string(),
  version: z.literal(1),
  reports: z.array(
    z.object({
      quizId: z.string(),
      teacherId: z.string(),
      questionId: z.string(),
      quizVersion: z.int(),
      reason: reportReasonSchema,
      line: z.nullable(z.string()),
      reportedAt: z.iso.datetime(),
      settledAt: z.nullable(z.iso.datetime()),
    }),
  ),
  sentOn: z.nullable(z.iso.date()),
  sentCount: z.int(),
});

type FoundQuiz = NonNullable<Awaited<ReturnType<QuizzesRepository['findIn']>>>;

export type SentReport = Report & { studentId: string };

/** `reports/{uid}` of a school. */
export function reportsOf(school: DocumentReference): CollectionReference {
  return school.collection('reports');
}

export type ReportsRepository = ReturnType<typeof createReportsRepository>;

/**
 * `reports/{uid}`: all that a student has reported, in one document. So her daily number needs no
 * second one, and her reports go with her. What a query looks for stands beside them: the quizzes of
 * all reports, and of the open ones the quizzes and the teachers.
 */
export function createReportsRepository(
  school: DocumentReference,
  quizzes: Pick<QuizzesRepository, 'findIn'>,
) {
  const books = reportsOf(school);
  const lists = createListVersions(school);

  async function readIn(transaction: Transaction, uid: string): Promise<ReportBook> {
    return readDocument(storedBook, await transaction.get(books.doc(uid))) ?? EMPTY_REPORTS;
  }

  /** The lists of the teachers whose reports are others than before tell of it. */
  function writeIn(
    transaction: Transaction,
    uid: string,
    { before, book }: { before: ReportBook; book: ReportBook },
  ): void {
    for (const [id, teacherId] of quizzesOfChange(before.reports, book.reports)) {
      lists.raiseQuiz(transaction, { id, teacherId }, { isReady: false });
    }
    const { reports, sentOn, sentCount } = book;
    const open = reports.filter(isOpen);
    transaction.set(books.doc(uid), {
      version: 1,
      reports,
      sentOn,
      sentCount,
      quizzes: [...new Set(reports.map(({ quizId }) => quizId))],
      openQuizzes: [...new Set(open.map(({ quizId }) => quizId))],
      openTeachers: [...new Set(open.map(({ teacherId }) => teacherId))],
    });
  }

  /** The open reports in these books. */
  async function listOpen(query: Query, limit = MAX_LIST): Promise<SentReport[]> {
    const { docs } = await query.limit(limit).get();
    return readDocuments(storedBook, docs).flatMap(({ id, reports }) =>
      reports.filter(isOpen).map((report) => ({ ...report, studentId: id })),
    );
  }

  /** Changes every book that the query finds, each by itself. */
  async function changeAll(query: Query, next: (book: ReportBook) => ReportBook): Promise<void> {
    const { docs } = await query.select().get();
    for (const { id } of docs) {
      await transact(school.firestore, async (transaction) => {
        const book = await readIn(transaction, id);
        const changed = next(book);
        if (changed !== book) writeIn(transaction, id, { before: book, book: changed });
      });
    }
  }

  return {
    async find(uid: string): Promise<ReportBook> {
      return readDocument(storedBook, await books.doc(uid).get()) ?? EMPTY_REPORTS;
    },

    /** Adds to a student's reports what `next` makes of them, and of the quiz as it is at that moment. */
    change(
      uid: string,
      quizId: string,
      next: (book: ReportBook, quiz: FoundQuiz | null) => ReportBook,
    ): Promise<ReportBook> {
      return transact(school.firestore, async (transaction) => {
        const [book, quiz] = await Promise.all([
          readIn(transaction, uid),
          quizzes.findIn(transaction, quizId),
        ]);
        const changed = next(book, quiz);
        writeIn(transaction, uid, { before: book, book: changed });
        return changed;
      });
    },

    async listOpenOfQuiz(quizId: string): Promise<SentReport[]> {
      const found = await listOpen(books.where('openQuizzes', 'array-contains', quizId));
      return found.filter((report) => report.quizId === quizId);
    },

    /** How many students have open reports on a quiz: one read, however many there are. */
    async countReporters(quizId: string): Promise<number> {
      const open = books.where('openQuizzes', 'array-contains', quizId);
      return (await open.count().get()).data().count;
    },

    /** Of so many students at most. */
    async listOpenOfTeacher(teacherId: string, limit?: number): Promise<SentReport[]> {
      const open = books.where('openTeachers', 'array-contains', teacherId);
      const found = await listOpen(open, limit);
      return found.filter((report) => report.teacherId === teacherId);
    },

    async settle(quizId: string, questionIds: readonly string[], now: Date): Promise<void> {
      if (questionIds.length === 0) return;
      const settledAt = now.toISOString();
      await changeAll(books.where('openQuizzes', 'array-contains', quizId), (book) =>
        settleReports(book, quizId, questionIds, settledAt),
      );
    },

    /** All reports on a quiz are for this teacher from now on, also those that are settled. */
    giveTo: (quizId: string, teacherId: string) =>
      changeAll(books.where('quizzes', 'array-contains', quizId), (book) =>
        withTeacher(book, quizId, teacherId),
      ),

    /** All that a student has reported, also where it cannot be read; false where there is nothing. */
    removeOf(uid: string): Promise<boolean> {
      return transact(school.firestore, async (transaction) => {
        const book = await transaction.get(books.doc(uid));
        if (!book.exists) return false;
        // Of another teacher's quizzes her question bank has nothing.
        const quizIds = readField(soughtFields, 'openQuizzes', book) ?? [];
        for (const teacherId of readField(soughtFields, 'openTeachers', book) ?? []) {
          lists.raise(transaction, `quizzes-of-${teacherId}`, quizIds);
        }
        transaction.delete(book.ref);
        return true;
      });
    },

    /** All reports on a quiz, also those that are settled. */
    removeQuiz: (quizId: string) =>
      changeAll(books.where('quizzes', 'array-contains', quizId), (book) =>
        withoutQuiz(book, quizId),
      ),
  };
}

/** The quizzes whose reports are others than before, with whose they are. */
function quizzesOfChange(before: readonly Report[], after: readonly Report[]) {
  const gone = before.filter((report) => !after.includes(report));
  const come = after.filter((report) => !before.includes(report));
  // Given to another teacher, a report is of both: each pair once.
  const pairs = [...gone, ...come].map(({ quizId, teacherId }) => [quizId, teacherId] as const);
  return new Map(pairs.map((pair) => [pair.join(' '), pair])).values();
}
