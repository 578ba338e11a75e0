import { notFound } from '../../domain/api-error.ts';
import { archiveInYear } from '../../domain/class/class-record.ts';
import type { YearChangeRecord } from '../../domain/school/school-year.ts';
import type { Sittings } from '../../features/assignments/sittings.ts';
import { createMoveUpJob } from '../../features/years/move-up.job.ts';
import { createYearsService, toDoneEntry } from '../../features/years/years.service.ts';
import { enqueueOrLog } from '../../platform/tasks/task-queue.ts';
import { TASKS } from '../../platform/tasks/tasks.ts';
import { createEndClass } from './classes.ts';
import type { Parts } from './parts.ts';
import { createFollowStanding } from './people.ts';

export function buildYears(parts: Parts, sittings: Pick<Sittings, 'endAllOf' | 'releaseLater'>) {
  const { schoolId, clock, log, queueOf, requireReader, repositories } = parts;
  const { accounts, classes, moves, summaries, yearChanges } = repositories;
  const tasks = queueOf(TASKS.moveUp);

  async function count(key: string) {
    const [moved, left, archived] = await Promise.all([
      moves.count(key, 'moved'),
      moves.count(key, 'left'),
      classes.countArchivedIn(key),
    ]);
    return { moved, left, archived };
  }

  return {
    years: createYearsService({
      ...{ requireReader, schoolId, count, clock },
      findNewest: () => yearChanges.findNewest(),
      start: (asked, toEntry, actorName) => yearChanges.start(asked, toEntry, actorName),
      countByGrade: () => moves.countByGrade(),
      countClasses: () => classes.countRunning(),
      findName: (uid) => accounts.findName(uid),
      moveUpLater: (key) =>
        enqueueOrLog(tasks, { key }, { log, level: 'error', event: 'year.move-not-ordered' }),
      listYears: (uid) => summaries.listYears(uid),
      isStudent: async (uid) => (await accounts.find(uid))?.userType === 'student',
    }),
    moveUp: createMoveUpJob({
      findChange: (key) => yearChanges.find(key),
      listClasses: ({ key, startedAt }) => classes.listOfYearEnd(key, startedAt),
      archiveClass: createArchive(parts, sittings),
      listStudents: () => moves.list(),
      move: (uid, change) => moves.move(uid, change, clock),
      closePerson: createClosePerson(parts),
      markLeft: (uid, key) => moves.markLeft(uid, key),
      finish: async ({ key }) =>
        yearChanges.finish(key, await count(key), clock(), (change) =>
          toDoneEntry(schoolId, change),
        ),
      log,
    }),
  };
}

/** A class that was restored meanwhile runs on. */
function createArchive(parts: Parts, sittings: Pick<Sittings, 'endAllOf' | 'releaseLater'>) {
  const { clock, repositories } = parts;
  const endClass = createEndClass(parts, sittings);
  return async (id: string, { key }: YearChangeRecord): Promise<void> => {
    const { archivedAt } = await repositories.classes.change(id, (record) => {
      if (!record) throw notFound('Class not found.');
      return archiveInYear(record, key, clock());
    });
    if (archivedAt !== null) await endClass(id);
  };
}

/** Her profile says it first; Auth follows, again where it did not. */
function createClosePerson(parts: Parts) {
  const { clock, repositories } = parts;
  const followStanding = createFollowStanding(parts);
  return async (uid: string): Promise<void> => {
    await repositories.members.closeLeaving(uid, clock());
    await followStanding(uid);
  };
}
