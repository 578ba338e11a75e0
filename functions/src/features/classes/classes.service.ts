import type { listClasses } from '@study-assistant/contract/classes/class-list';
import type {
  ClassStudent,
  createClass,
  editClass,
  getClass,
  TaughtClass,
} from '@study-assistant/contract/classes/classes';
import { compareBySurname } from '@study-assistant/contract/people/names';
import type { Answer, Parsed } from '@study-assistant/contract/wire/endpoint';
import { requireOwnClass } from '../../domain/access.ts';
import { notFound } from '../../domain/api-error.ts';
import type { Caller } from '../../domain/caller.ts';
import { toWaitingStudent } from '../../domain/class/class-invitation.ts';
import { archiveClass, toSchoolClass, type ClassRecord } from '../../domain/class/class-record.ts';
import { currentJoinCode, newJoinCode } from '../../domain/class/join-code.ts';
import type { Logger } from '../../domain/logger.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import { mapAtMost } from '../../platform/firestore/map-at-most.ts';
import type { AssignmentsRepository } from '../../stored/assignments/assignments.repository.ts';
import type { MarksRepository } from '../../stored/assignments/marks.repository.ts';
import type { ClassInvitationsRepository } from '../../stored/classes/class-invitations.repository.ts';
import type { ClassStudentsRepository } from '../../stored/classes/class-students.repository.ts';
import type { ClassesRepository } from '../../stored/classes/classes.repository.ts';
import type { MembershipsRepository } from '../../stored/classes/memberships.repository.ts';
import type { AccountsRepository } from '../../stored/people/accounts.repository.ts';
import type { EndClass } from './end-class.ts';

type Deps = {
  classes: Pick<
    ClassesRepository,
    'newId' | 'find' | 'listOfTeacher' | 'create' | 'change' | 'copyToAssignments'
  >;
  assignments: Pick<AssignmentsRepository, 'noteGiven'>;
  classStudents: Pick<ClassStudentsRepository, 'count' | 'listRoster'>;
  classInvitations: Pick<ClassInvitationsRepository, 'listOfClass'>;
  memberships: Pick<MembershipsRepository, 'remove'>;
  marks: Pick<MarksRepository, 'listOfClass'>;
  accounts: Pick<AccountsRepository, 'findNames'>;
  identity: Pick<Identity, 'findUnused'>;
  endClass: EndClass;
  log: Logger;
  clock: () => Date;
};

type Taught = { class: TaughtClass };

export type ClassesService = ReturnType<typeof createClassesService>;

const COUNTS_AT_ONCE = 20;

export function createClassesService(deps: Deps) {
  const { classes, classStudents, classInvitations, memberships, accounts, endClass, clock } = deps;
  return {
    /** Those that run first, then by name. */
    async list(caller: Caller): Promise<Answer<typeof listClasses>> {
      const records = (await classes.listOfTeacher(caller.uid)).sort(runningFirst);
      const taught = await mapAtMost(COUNTS_AT_ONCE, records, async (record) => {
        const students = await classStudents.count(record.id);
        return { ...toSchoolClass(record), teacherIds: record.teacherIds, students };
      });
      return { classes: taught };
    },

    /** The caller is its owner. Students can join at once: it has a code from the beginning. */
    async create(caller: Caller, fields: Parsed<typeof createClass>['body']): Promise<Taught> {
      const record: ClassRecord = {
        id: classes.newId(),
        ...fields,
        teacherIds: [caller.uid],
        joinCode: newJoinCode(clock()),
        archivedAt: null,
        createdAt: clock().toISOString(),
        showsMarks: false,
      };
      await classes.create(record);
      return toAnswer(record);
    },

    async read(caller: Caller, id: string): Promise<Answer<typeof getClass>> {
      const record = requireOwnClass(caller, await classes.find(id));
      const [answer, [roster, unused], marked, waiting] = await Promise.all([
        toAnswer(record),
        listRoster(id),
        deps.marks.listOfClass(id, []),
        classInvitations.listOfClass(id, clock()),
      ]);
      // Who has joined by the code meanwhile is no longer waited for.
      const factors = new Map(
        marked.map(({ studentId, accommodation }) => [studentId, accommodation.timeFactor]),
      );
      const students = roster.map((student) => {
        const timeFactor = factors.get(student.uid) ?? 1;
        return {
          ...student,
          timeFactor,
          ...(unused.has(student.uid) && { isUnused: true as const }),
        };
      });
      const joined = new Set(students.map(({ uid }) => uid));
      const invitations = waiting
        .filter(({ studentId }) => !joined.has(studentId))
        .map(toWaitingStudent)
        .sort((a, b) => a.email.localeCompare(b.email, 'en'));
      return { ...answer, students: students.sort(byName), invitations };
    },

    /** Its assignments, and the quizzes they give, have copies of name and zone; asked for again, a change that broke off goes on. */
    async edit(
      caller: Caller,
      id: string,
      fields: Parsed<typeof editClass>['body'],
    ): Promise<Taught> {
      const record = await classes.change(id, (found) => {
        return { ...requireOwnClass(caller, found), ...given(fields) };
      });
      const isCopied = fields.name !== undefined || fields.timeZone !== undefined;
      const quizIds = isCopied ? await classes.copyToAssignments(record) : [];
      for (const quizId of quizIds) await deps.assignments.noteGiven(quizId);
      return toAnswer(record);
    },

    /** Its code is closed with it, and then its assignments; asked for again, that goes on where it broke off. */
    async archive(caller: Caller, id: string, archived: boolean): Promise<Taught> {
      const record = await classes.change(id, (found) => {
        const before = requireOwnClass(caller, found);
        if (!archived) return { ...before, archivedAt: null };
        return archiveClass(before, clock());
      });
      if (archived) await endClass(id);
      return toAnswer(record);
    },

    async removeStudent(caller: Caller, id: string, uid: string): Promise<object> {
      requireOwnClass(caller, await classes.find(id));
      if (!(await memberships.remove(uid, id))) throw notFound('Student not found.');
      return {};
    },

    toAnswer,
  };

  /** The list of a class does not wait for Auth to be well: it tells less then. */
  /** With those in it who have never signed in. */
  async function listRoster(id: string) {
    const roster = await classStudents.listRoster(id);
    return [roster, await findUnused(roster.map(({ uid }) => uid))] as const;
  }

  async function findUnused(uids: readonly string[]): Promise<ReadonlySet<string>> {
    try {
      return await deps.identity.findUnused(uids);
    } catch (error) {
      deps.log.warn('class.sign-ins-unknown', { error });
      return new Set();
    }
  }

  /** As its teachers see it. */
  async function toAnswer(record: ClassRecord): Promise<Taught> {
    const { teacherIds } = record;
    const names = await accounts.findNames(teacherIds);
    const teachers = teacherIds.map((uid) => ({ uid, fullName: names.get(uid) ?? 'Teacher' }));
    const joinCode = currentJoinCode(record, clock());
    return { class: { ...toSchoolClass(record), teachers, joinCode } };
  }
}

type Given<Fields> = { [Field in keyof Fields]?: Exclude<Fields[Field], undefined> };

/** The fields that are there: whatever has no value is left as it was. */
function given<Fields extends object>(fields: Fields): Given<Fields> {
  const there = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(there) as Given<Fields>;
}

function runningFirst(a: ClassRecord, b: ClassRecord): number {
  return (
    Number(a.archivedAt !== null) - Number(b.archivedAt !== null) ||
    a.name.localeCompare(b.name, 'en')
  );
}

function byName(a: ClassStudent, b: ClassStudent): number {
  return compareBySurname(a.fullName, b.fullName);
}
