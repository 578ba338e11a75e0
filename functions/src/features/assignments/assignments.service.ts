import type {
  Assignment,
  AssignmentSettings,
  closeAssignment,
  editAssignment,
  getAssignment,
  setException,
  StudentException,
} from '@study-assistant/contract/assignments/assignments';
import type { Answer, Parsed } from '@study-assistant/contract/wire/endpoint';
import { requireOwnClass } from '../../domain/access.ts';
import { ApiError, notFound } from '../../domain/api-error.ts';
import { exceptionEntry } from '../../domain/assignment/accommodation-entries.ts';
import type { AssignmentRecord } from '../../domain/assignment/assignment-record.ts';
import {
  changeSettings,
  closeNow,
  holdsResults,
  openNow,
  toAssignment,
} from '../../domain/assignment/change-assignment.ts';
import {
  listCategories,
  requireCategory,
  withCategory,
} from '../../domain/assignment/markbook-setup.ts';
import { withException } from '../../domain/assignment/set-exception.ts';
import type { ActEntry } from '../../domain/audit.ts';
import type { Caller } from '../../domain/caller.ts';
import type {
  AssignmentsRepository,
  GivenQuiz,
} from '../../stored/assignments/assignments.repository.ts';
import type { MarkbooksRepository } from '../../stored/assignments/markbooks.repository.ts';
import type { MarksRepository } from '../../stored/assignments/marks.repository.ts';
import type { AuditRepository } from '../../stored/school/audit.repository.ts';
import { createChangeAccommodation, type ChangeAccommodationDeps } from './change-accommodation.ts';
import {
  assignmentNotFound,
  createFindOwnAssignment,
  createFindRunningAssignment,
  type FindOwnDeps,
} from './find-own-assignment.ts';
import { requireHidden, requireSecret } from './require-hidden.ts';
import type { Sittings } from './sittings.ts';

type Deps = FindOwnDeps &
  Sittings &
  ChangeAccommodationDeps & {
    assignments: Pick<AssignmentsRepository, 'listOfClass' | 'change' | 'edit' | 'remove'>;
    markbooks: Pick<MarkbooksRepository, 'find' | 'change'>;
    marks: Pick<MarksRepository, 'findStudents'>;
    audit: Pick<AuditRepository, 'record'>;
  };

type Changed = { assignment: Assignment };

export type AssignmentsService = ReturnType<typeof createAssignmentsService>;

/** What any teacher of a class may do with its assignments. */
export function createAssignmentsService(deps: Deps) {
  const { assignments, markbooks, marks, audit, clock } = deps;
  const changeAccommodation = createChangeAccommodation(deps);
  const findOwn = createFindOwnAssignment(deps);
  const findRunning = createFindRunningAssignment(deps);
  return {
    async listOfClass(caller: Caller, classId: string): Promise<{ assignments: Assignment[] }> {
      requireOwnClass(caller, await deps.classes.find(classId));
      const found = await assignments.listOfClass(classId);
      return { assignments: found.map((one) => toAssignment(one, clock())) };
    },

    async read(caller: Caller, id: string): Promise<Answer<typeof getAssignment>> {
      const found = await findOwn(caller, id);
      const book = await markbooks.find(found.classId);
      const categoryId = book.grading.categoryOf[id] ?? null;
      return { ...toReply(found), categories: listCategories(book), categoryId };
    },

    async edit(
      caller: Caller,
      id: string,
      { settings, categoryId }: Parsed<typeof editAssignment>['body'],
    ): Promise<Changed> {
      const before = await findRunning(caller, id);
      if (categoryId) requireCategory(await markbooks.find(before.classId), categoryId, id);
      if (settings.only) await requireMembers(before.classId, settings.only);
      const [from, to] = [before.settings.release, settings.release];
      const record = from === to ? null : await audit.prepare(caller, clock());
      const changed = await assignments.edit(
        id,
        (assignment, quiz, ofQuiz) => {
          const next = withSettings(assignment, settings, quiz);
          requireSecret(next, ofQuiz, clock());
          return next;
        },
        (transaction) => record?.(transaction, showing(before, { from, to })),
      );
      if (!changed) throw assignmentNotFound();
      if (categoryId !== undefined) {
        await markbooks.change(before.classId, (book) => withCategory(book, id, categoryId));
      }
      await deps.moveDeadlines(changed);
      // Held until now, or from now on: what is held waits for the time that is said now.
      if (holdsResults(before.settings) || holdsResults(settings)) await deps.releaseLater(id);
      return toReply(changed);
    },

    async remove(caller: Caller, id: string): Promise<object> {
      await findOwn(caller, id);
      if (await assignments.remove(id)) return {};
      throw new ApiError(
        'conflict',
        'Students have worked at this assignment. Close it instead: what they did stays in the markbook.',
      );
    },

    async open(caller: Caller, id: string): Promise<Changed> {
      await findRunning(caller, id);
      return change(id, (assignment) => openNow(assignment, clock()));
    },

    /** First nobody can start any more, then what is under way is handed in. */
    async close(caller: Caller, id: string): Promise<Answer<typeof closeAssignment>> {
      await findOwn(caller, id);
      const closed = await assignments.edit(id, (assignment, _quiz, ofQuiz) => {
        const next = closeNow(assignment, clock());
        const tells = next !== assignment && next.settings.release === 'after-closing';
        if (tells) requireSecret(next, ofQuiz, clock());
        return next;
      });
      if (!closed) throw assignmentNotFound();
      const handedIn = await deps.endAllOf(id);
      await deps.releaseLater(id);
      return { ...toReply(closed), handedIn };
    },

    /** Again after a change of what is shown: then the rest is shown too. */
    async release(caller: Caller, id: string): Promise<Changed> {
      const before = await findOwn(caller, id);
      // Written down before: one that breaks off has been ordered too.
      const byHand = { from: null, to: 'by hand' };
      if (before.releasedAt === null) {
        await audit.record({ ...showing(before, byHand), actor: caller }, clock());
      }
      const released = await change(id, (assignment) =>
        assignment.releasedAt === null
          ? { ...assignment, releasedAt: clock().toISOString() }
          : assignment,
      );
      await deps.releaseLater(id);
      return released;
    },

    async setException(
      caller: Caller,
      { id, uid }: Parsed<typeof setException>['params'],
      exception: StudentException,
    ): Promise<Answer<typeof setException>> {
      const assignment = await findRunning(caller, id);
      const [student] = await marks.findStudents([uid]);
      if (!student?.classIds.includes(assignment.classId)) throw notFound('Student not found.');
      await changeAccommodation(
        { by: caller, uid },
        (before) => withException(before, { assignment, exception, now: clock() }),
        (of, changed) => exceptionEntry(of, assignment, changed),
      );
      await deps.moveDeadlines(assignment, uid);
      // Her own time may be over sooner, or later, and her results with it.
      if (holdsResults(assignment.settings)) await deps.releaseLater(id);
      return { exception };
    },
  };

  function withSettings(
    assignment: AssignmentRecord,
    settings: AssignmentSettings,
    quiz: GivenQuiz | null,
  ): AssignmentRecord {
    if (!quiz) {
      throw new ApiError(
        'conflict',
        'The quiz of this assignment is deleted. What was handed in stays in the markbook.',
      );
    }
    if (holdsResults(settings)) requireHidden(quiz);
    const kept = assignment.quizVersion ?? quiz.version;
    const quizVersion = settings.keepsVersion ? kept : null;
    return { ...changeSettings(assignment, settings, clock()), quizVersion };
  }

  async function change(
    id: string,
    next: (assignment: AssignmentRecord) => AssignmentRecord,
  ): Promise<Changed> {
    const changed = await assignments.change(id, next);
    if (!changed) throw assignmentNotFound();
    return toReply(changed);
  }

  function toReply(assignment: AssignmentRecord): Changed {
    return { assignment: toAssignment(assignment, clock()) };
  }

  async function requireMembers(classId: string, uids: readonly string[]): Promise<void> {
    const students = await marks.findStudents([...new Set(uids)]);
    const members = new Set(
      students
        .filter(({ classIds }) => classIds.includes(classId))
        .map(({ studentId }) => studentId),
    );
    if (uids.every((uid) => members.has(uid))) return;
    throw new ApiError('invalid-request', 'One of these students is not in the class.');
  }
}

/** What is written down of when results are shown. */
function showing(
  { id, quizTitle }: AssignmentRecord,
  change: { from: string | null; to: string },
): ActEntry {
  const target = { kind: 'assignment', id, name: quizTitle } as const;
  return { act: 'results.released', target, changes: [{ field: 'results shown', ...change }] };
}
