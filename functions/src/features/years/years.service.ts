import type { getYearChange, startYear, YearChange } from '@study-assistant/contract/school/school';
import { refuseYear } from '@study-assistant/contract/school/school-years';
import type { StudentYear } from '@study-assistant/contract/school/student-years';
import type { Answer, Parsed } from '@study-assistant/contract/wire/endpoint';
import { ApiError, notFound } from '../../domain/api-error.ts';
import type { NewAuditEntry } from '../../domain/audit.ts';
import type { Caller, RequireReader } from '../../domain/caller.ts';
import {
  toYearChange,
  toYearKey,
  type YearChangeRecord,
  type YearCounts,
  type YearOrder,
} from '../../domain/school/school-year.ts';
import { toStudentYear, type KeptYear } from '../../domain/student/kept-year.ts';
import type { Ordered } from '../../stored/school/year-changes.repository.ts';

type Deps = {
  requireReader: RequireReader;
  schoolId: string;
  findNewest: () => Promise<YearChangeRecord | null>;
  start: (
    asked: Omit<YearOrder, 'ended'> & { again: boolean },
    toEntry: (change: YearChangeRecord) => NewAuditEntry,
    actorName: string,
  ) => Promise<Ordered>;
  /** What it has come to until now. */
  count: (key: string) => Promise<YearCounts>;
  countByGrade: () => Promise<Answer<typeof getYearChange>['students']>;
  countClasses: () => Promise<number>;
  findName: (uid: string) => Promise<string>;
  /** Has the task do it, or what is missing of it. */
  moveUpLater: (key: string) => Promise<void>;
  /** Newest first. */
  listYears: (uid: string) => Promise<KeptYear[]>;
  isStudent: (uid: string) => Promise<boolean>;
  clock: () => Date;
};

export type YearsService = ReturnType<typeof createYearsService>;

export function createYearsService(deps: Deps) {
  const { findNewest, moveUpLater, clock } = deps;
  return {
    async read(): Promise<Answer<typeof getYearChange>> {
      const [students, classes, newest] = await Promise.all([
        deps.countByGrade(),
        deps.countClasses(),
        findNewest(),
      ]);
      return { students, classes, last: newest && (await countIn(newest)) };
    },

    /** Asked again under the same name while it runs, it does what is missing, as it was ordered first. */
    async start(
      caller: Caller,
      { name, archiveClasses, except, again }: Parsed<typeof startYear>['body'],
    ): Promise<{ change: YearChange }> {
      const now = clock();
      const refusal = refuseYear(name, now);
      if (refusal !== null) throw new ApiError('invalid-request', refusal);
      const key = toYearKey(name);
      const startedAt = now.toISOString();
      const students = [...new Set(except)];
      const { change, found } = await deps.start(
        { key, name, archiveClasses, except: students, startedAt, again },
        (ordered) => toEntry(deps.schoolId, caller, ordered),
        await deps.findName(caller.uid),
      );
      if (found === 'other') {
        const sentence = `The school year ${change.name} is still being started. Please wait until that is done.`;
        throw new ApiError('conflict', sentence);
      }
      if (found === 'lately') {
        const sentence = `The school year ${change.name} was started a short time ago. Please confirm that everybody moves up once more.`;
        throw new ApiError('conflict', sentence);
      }
      if (change.status === 'done') {
        throw new ApiError('conflict', `The school year ${change.name} has been started already.`);
      }
      await moveUpLater(key);
      return { change: await countIn(change) };
    },

    /** A student's earlier years. */
    async listOfStudent(caller: Caller, uid: string): Promise<{ years: StudentYear[] }> {
      await deps.requireReader(caller, uid);
      const kept = await deps.listYears(uid);
      if (kept.length === 0 && !(await deps.isStudent(uid))) throw notFound('Student not found.');
      return { years: kept.map(toStudentYear) };
    },
  };

  async function countIn(change: YearChangeRecord): Promise<YearChange> {
    if (change.status === 'done') return toYearChange(change);
    return toYearChange({ ...change, ...(await deps.count(change.key)) });
  }
}

/** What is written down when it is ordered. */
function toEntry(schoolId: string, actor: Caller, change: YearChangeRecord): NewAuditEntry {
  const { name, ended, archiveClasses, except } = change;
  return {
    ...{ actor, act: 'year.started' },
    target: { kind: 'school', id: schoolId, name },
    changes: [
      { field: 'year', from: ended.name, to: name },
      { field: 'classes', from: null, to: archiveClasses ? 'archived' : 'kept' },
      { field: 'students who stay', from: null, to: String(except.length) },
    ],
  };
}

/** What is written down when it is done. */
export function toDoneEntry(schoolId: string, change: YearChangeRecord): NewAuditEntry {
  const counts = { moved: change.moved, left: change.left, archived: change.archived };
  return {
    ...{ actor: null, act: 'year.started' },
    target: { kind: 'school', id: schoolId, name: change.name },
    changes: Object.entries(counts).map(([field, count]) => ({
      ...{ field, from: null, to: String(count) },
    })),
  };
}
