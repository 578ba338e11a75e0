import type { Grading } from '@study-assistant/contract/assignments/grading';
import * as endpoints from '@study-assistant/contract/assignments/mark-columns';
import type { HandMark, NewColumn } from '@study-assistant/contract/assignments/mark-columns';
import { getMarkbook } from '@study-assistant/contract/assignments/markbook';
import { getOwnMarks } from '@study-assistant/contract/assignments/student-report';
import type { Reply } from '@study-assistant/contract/wire/endpoint';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../lib/api/api-client.ts';
import { ASSIGNMENTS } from './assignments.ts';

export type Markbook = Omit<Reply<typeof getMarkbook>, 'success'>;
export type OwnMarks = Omit<Reply<typeof getOwnMarks>, 'success'>;

/** The marks of a class, as its teachers see them. */
export function markbookQuery(classId: string) {
  return queryOptions({
    queryKey: [ASSIGNMENTS, 'markbook', classId],
    queryFn: ({ signal }): Promise<Markbook> =>
      call(getMarkbook, { params: { id: classId } }, { signal }),
  });
}

/** What a student sees of her own marks in a class. */
export function ownMarksQuery(uid: string, classId: string) {
  return queryOptions({
    queryKey: [ASSIGNMENTS, 'own-marks', uid, classId],
    queryFn: ({ signal }): Promise<OwnMarks> =>
      call(getOwnMarks, { params: { uid, id: classId } }, { signal }),
  });
}

type ColumnChange = { classId: string; columnId: string | null; fields: NewColumn };

/** Adds a column, or changes the one that is named. */
export async function saveColumn(
  { classId: id, columnId, fields: body }: ColumnChange,
  client: QueryClient,
): Promise<void> {
  await (columnId === null
    ? call(endpoints.addMarkColumn, { params: { id }, body })
    : call(endpoints.editMarkColumn, { params: { id, columnId }, body }));
  await fetchAgain(id, client);
}

export async function deleteColumn(
  { id, columnId }: { id: string; columnId: string },
  client: QueryClient,
): Promise<void> {
  await call(endpoints.deleteMarkColumn, { params: { id, columnId } });
  await fetchAgain(id, client);
}

export async function setGrading(id: string, body: Grading, client: QueryClient): Promise<void> {
  const { grading } = await call(endpoints.setGrading, { params: { id }, body });
  change(id, client, (book) => ({ ...book, grading }));
  // Whoever gives a quiz chooses one of these categories.
  void client.invalidateQueries({ queryKey: [ASSIGNMENTS, 'answers-seen', id] });
}

export async function showMarks(id: string, shown: boolean, client: QueryClient): Promise<void> {
  const { showsMarks } = await call(endpoints.showMarks, { params: { id }, body: { shown } });
  change(id, client, (book) => ({ ...book, showsMarks }));
}

export async function commentOnMark(
  { assignmentId: id, classId, uid }: { assignmentId: string; classId: string; uid: string },
  comment: string,
  client: QueryClient,
): Promise<void> {
  const saved = await call(endpoints.commentOnMark, { params: { id, uid }, body: { comment } });
  change(classId, client, (book) => {
    const at = book.assignments.findIndex((one) => one.id === id);
    return changeRow(book, uid, (row) => ({
      ...row,
      marks: row.marks.map((mark, n) => (n === at ? { ...mark, comment: saved.comment } : mark)),
    }));
  });
}

export type Cell = { classId: string; columnId: string; uid: string };

/** Saves what was entered in one cell, and puts it into the markbook that is shown. */
export async function enterMark(
  { classId, columnId, uid }: Cell,
  body: HandMark,
  client: QueryClient,
): Promise<void> {
  const params = { id: classId, columnId, uid };
  const { mark } = await call(endpoints.enterMark, { params, body });
  change(classId, client, (book) => {
    const at = book.columns.findIndex(({ id }) => id === columnId);
    return changeRow(book, uid, (row) => ({
      ...row,
      handMarks: row.handMarks.map((before, n) => (n === at ? mark : before)),
    }));
  });
}

function fetchAgain(classId: string, client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: markbookQuery(classId).queryKey });
}

/** An answer that is under way may be older than what was saved, so it is given up. */
function change(classId: string, client: QueryClient, next: (book: Markbook) => Markbook): void {
  const { queryKey } = markbookQuery(classId);
  void client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (book) => book && next(book));
}

type Row = Markbook['rows'][number];

function changeRow(book: Markbook, uid: string, next: (row: Row) => Row): Markbook {
  return { ...book, rows: book.rows.map((row) => (row.studentId === uid ? next(row) : row)) };
}
