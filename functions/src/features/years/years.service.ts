import type { getYearChange, startYear, YearChange } from '@study-assistant/contract/school/school';
import { refuseYear } from '@study-assistant/contract/school/school-years';
import type { StudentYear } from '@study-assistant/contract/school/student-years';
import type { Answer, Parsed } from '@study-assistant/contract/wire/endpoint';
import { ApiError, notFound } from '../../domain/api-error.ts';
import type { NewAuditEntry } from '../../domain/audit.ts';
import type { Caller, RequireReader } from '../../domain/caller.ts';
import type { Logger } from '../../domain/logger.ts';
import {
  toYearChange,
  toYearKey,
  type YearChangeRecord,
  type YearCounts,
} from '../../domain/school/school-year.ts';
import { toStudentYear } from '../../domain/student/kept-year.ts';
import { enqueueOrLog } from '../../platform/tasks/task-queue.ts';
import type { TaskQueues } from '../../platform/tasks/tasks.ts';
import type { MovesRepository } from '../../stored/across/moves.repository.ts';
import type { SummariesRepository } from '../../stored/attempts/summaries.repository.ts';
import type { ClassesRepository } from '../../stored/classes/classes.repository.ts';
import type { AccountsRepository } from '../../stored/people/accounts.repository.ts';
import type { YearChangesRepository } from '../../stored/school/year-changes.repository.ts';

type Deps = {
  requireReader: RequireReader;
  schoolId: string;
  yearChanges: Pick<YearChangesRepository, 'findNewest' | 'start'>;
  moves: Pick<MovesRepository, 'count' | 'countByGrade'>;
  classes: Pick<ClassesRepository, 'countArchivedIn' | 'countRunning'>;
  accounts: Pick<AccountsRepository, 'find' | 'findName'>;
  summaries: Pick<SummariesRepository, 'listYears'>;
  tasks: Pick<TaskQueues, 'moveUp'>;
  clock: () => Date;
  log: Logger;
};

export type YearsService = ReturnType<typeof createYearsService>;

export function createYearsService(deps: Deps) {
  const { schoolId, yearChanges, moves, classes, accounts, summaries, tasks, clock, log } = deps;
  return {
    async read(): Promise<Answer<typeof getYearChange>> {
      const [students, running, newest] = await Promise.all([
        moves.countByGrade(),
        classes.countRunning(),
        yearChanges.findNewest(),
      ]);
      return { students, classes: running, last: newest && (await countIn(newest)) };
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
      const { change, found } = await yearChanges.start(
        { key, name, archiveClasses, except: students, startedAt, again },
        (ordered) => toEntry(schoolId, caller, ordered),
        await accounts.findName(caller.uid),
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
      const unless = { log, level: 'error', event: 'year.move-not-ordered' } as const;
      await enqueueOrLog(tasks.moveUp, { key }, unless);
      return { change: await countIn(change) };
    },

    /** A student's earlier years. */
    async listOfStudent(caller: Caller, uid: string): Promise<{ years: StudentYear[] }> {
      await deps.requireReader(caller, uid);
      const kept = await summaries.listYears(uid);
      const isStudent = kept.length > 0 || (await accounts.find(uid))?.userType === 'student';
      if (!isStudent) throw notFound('Student not found.');
      return { years: kept.map(toStudentYear) };
    },
  };

  async function countIn(change: YearChangeRecord): Promise<YearChange> {
    if (change.status === 'done') return toYearChange(change);
    return toYearChange({ ...change, ...(await countChange(deps, change.key)) });
  }
}

/** What a change has come to until now. */
export async function countChange(
  {
    moves,
    classes,
  }: { moves: Pick<MovesRepository, 'count'> } & {
    classes: Pick<ClassesRepository, 'countArchivedIn'>;
  },
  key: string,
): Promise<YearCounts> {
  const [moved, left, archived] = await Promise.all([
    moves.count(key, 'moved'),
    moves.count(key, 'left'),
    classes.countArchivedIn(key),
  ]);
  return { moved, left, archived };
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
