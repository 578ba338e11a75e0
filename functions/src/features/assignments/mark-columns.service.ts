import type { Grading } from '@study-assistant/contract/assignments/grading';
import type {
  addMarkColumn,
  commentOnMark,
  editMarkColumn,
  enterMark,
  NewColumn,
  setGrading,
  showMarks,
} from '@study-assistant/contract/assignments/mark-columns';
import type { Answer, Parsed } from '@study-assistant/contract/wire/endpoint';
import { requireOwnClass } from '../../domain/access.ts';
import { ApiError, notFound } from '../../domain/api-error.ts';
import {
  requireColumn,
  requirePointsWithin,
  withColumn,
  withGrading,
} from '../../domain/assignment/markbook-setup.ts';
import { isGivenTo } from '../../domain/assignment/own-window.ts';
import type { ActEntry } from '../../domain/audit.ts';
import type { Caller } from '../../domain/caller.ts';
import { requireRunningClass, type ClassRecord } from '../../domain/class/class-record.ts';
import type { MarkbooksRepository } from '../../stored/assignments/markbooks.repository.ts';
import type { MarksRepository } from '../../stored/assignments/marks.repository.ts';
import type { ClassesRepository } from '../../stored/classes/classes.repository.ts';
import type { AuditRepository } from '../../stored/school/audit.repository.ts';
import { createFindRunningAssignment, type FindOwnDeps } from './find-own-assignment.ts';

type Deps = FindOwnDeps & {
  classes: Pick<ClassesRepository, 'change'>;
  markbooks: Pick<
    MarkbooksRepository,
    'newColumnId' | 'change' | 'removeColumn' | 'enter' | 'comment'
  >;
  marks: Pick<MarksRepository, 'listOfClass'>;
  audit: Pick<AuditRepository, 'prepare'>;
  clock: () => Date;
};

export type MarkColumnsService = ReturnType<typeof createMarkColumnsService>;

/** What the teachers of a class enter in its markbook by hand. */
export function createMarkColumnsService(deps: Deps) {
  const { classes, markbooks, marks, audit, clock } = deps;
  const findRunning = createFindRunningAssignment(deps);

  async function requireEditable(caller: Caller, classId: string): Promise<ClassRecord> {
    return requireRunningClass(requireOwnClass(caller, await classes.find(classId)));
  }

  return {
    async add(
      caller: Caller,
      classId: string,
      { categoryId, ...fields }: NewColumn,
    ): Promise<Answer<typeof addMarkColumn>> {
      await requireEditable(caller, classId);
      const column = { id: markbooks.newColumnId(), ...fields };
      const { grading } = await markbooks.change(classId, (before) =>
        withColumn(before, column, categoryId),
      );
      return { column, grading };
    },

    async edit(
      caller: Caller,
      { id, columnId }: Parsed<typeof editMarkColumn>['params'],
      { categoryId, ...fields }: NewColumn,
    ): Promise<Answer<typeof editMarkColumn>> {
      await requireEditable(caller, id);
      const column = { id: columnId, ...fields };
      await requireRoomForMarks(id, column);
      const { grading } = await markbooks.change(id, (before) => {
        requireColumn(before, columnId);
        return withColumn(before, column, categoryId);
      });
      return { column, grading };
    },

    async remove(
      caller: Caller,
      { id, columnId }: Parsed<typeof editMarkColumn>['params'],
    ): Promise<object> {
      await requireEditable(caller, id);
      if (!(await markbooks.removeColumn(id, columnId))) throw notFound('Column not found.');
      return {};
    },

    async enter(
      caller: Caller,
      { id: classId, columnId, uid }: Parsed<typeof enterMark>['params'],
      entered: Parsed<typeof enterMark>['body'],
    ): Promise<Answer<typeof enterMark>> {
      await requireEditable(caller, classId);
      const cell = { classId, columnId, uid };
      const check: Parameters<MarkbooksRepository['enter']>[1] = (column, student) => {
        requireStudentOf(classId, student);
        requirePointsWithin(column, entered);
        return entered;
      };
      return { mark: await markbooks.enter(cell, check, clock()) };
    },

    async comment(
      caller: Caller,
      { id, uid }: Parsed<typeof commentOnMark>['params'],
      comment: string,
    ): Promise<Answer<typeof commentOnMark>> {
      const assignment = await findRunning(caller, id);
      await markbooks.comment({ assignmentId: id, uid }, comment, (student) => {
        requireStudentOf(assignment.classId, student);
        if (!isGivenTo(assignment, uid)) throw notFound('Student not found.');
      });
      return { comment };
    },

    async setGrading(
      caller: Caller,
      classId: string,
      grading: Grading,
    ): Promise<Answer<typeof setGrading>> {
      await requireEditable(caller, classId);
      const after = await markbooks.change(classId, (before) => withGrading(before, grading));
      return { grading: after.grading };
    },

    /** Written down, as the release of results is: students get to see what they did not. */
    async show(caller: Caller, classId: string, shown: boolean): Promise<Answer<typeof showMarks>> {
      const record = await audit.prepare(caller, clock());
      const { showsMarks } = await classes.change(
        classId,
        (found) => ({ ...requireOwnClass(caller, found), showsMarks: shown }),
        (transaction, before, after) => {
          if (before?.showsMarks !== after.showsMarks) record(transaction, toEntry(after));
        },
      );
      return { showsMarks };
    },
  };

  /** A mark of more than 100 per cent would come of it. */
  async function requireRoomForMarks(
    classId: string,
    { id, highest }: { id: string; highest: number },
  ): Promise<void> {
    const students = await marks.listOfClass(classId, [], [id]);
    const points = students.map(({ handMarks }) => handMarks[classId]?.[id]?.points ?? 0);
    const most = Math.max(0, ...points);
    if (most <= highest) return;
    throw new ApiError('conflict', `Somebody has ${most} points in this column already.`);
  }
}

function requireStudentOf(
  classId: string,
  student: { classIds: readonly string[]; isClosed: boolean } | null,
): void {
  if (student && !student.isClosed && student.classIds.includes(classId)) return;
  throw notFound('Student not found.');
}

function toEntry({ id, name, showsMarks }: ClassRecord): ActEntry {
  const [shown, hidden] = ['shown', 'not shown'];
  const change = showsMarks ? { from: hidden, to: shown } : { from: shown, to: hidden };
  return {
    act: 'marks.shown',
    target: { kind: 'class', id, name },
    changes: [{ field: 'marks by hand', ...change }],
  };
}
