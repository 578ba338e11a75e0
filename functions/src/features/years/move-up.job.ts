import { notFound } from '../../domain/api-error.ts';
import { archiveInYear } from '../../domain/class/class-record.ts';
import type { Logger } from '../../domain/logger.ts';
import { isLeaving, isWaiting, type YearChangeRecord } from '../../domain/school/school-year.ts';
import { mapAtMost } from '../../platform/firestore/map-at-most.ts';
import type { MovesRepository } from '../../stored/across/moves.repository.ts';
import type { ClassesRepository } from '../../stored/classes/classes.repository.ts';
import type { MembersRepository } from '../../stored/people/members.repository.ts';
import type { YearChangesRepository } from '../../stored/school/year-changes.repository.ts';
import { countChange, toDoneEntry } from './years.service.ts';

type Deps = {
  schoolId: string;
  yearChanges: Pick<YearChangesRepository, 'find' | 'finish'>;
  classes: Pick<ClassesRepository, 'change' | 'countArchivedIn' | 'listOfYearEnd'>;
  moves: Pick<MovesRepository, 'count' | 'list' | 'markLeft' | 'move'>;
  members: Pick<MembersRepository, 'closeLeaving'>;
  /** Ends what hangs on a class, once, but for what broke off. */
  endClass: (id: string) => Promise<void>;
  /** Brings Auth to what is stored. */
  followStanding: (uid: string) => Promise<void>;
  clock: () => Date;
  log: Logger;
};

/** Transactions at the same time. */
const AT_ONCE = 20;

/**
 * Brings a school into its new year: first the classes, so that what is under way is handed in before the
 * totals begin anew, then each student. May run any number of times, also at once, and break off anywhere:
 * classes and students say themselves whether it has come to them.
 */
export function createMoveUpJob(deps: Deps) {
  const { schoolId, yearChanges, classes, moves, members, endClass, followStanding } = deps;
  const { clock, log } = deps;

  /** Whether it worked; one that fails keeps nobody else waiting. */
  async function tryTo(what: object, work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      log.error('year.part-failed', { ...what, error });
      return false;
    }
  }

  async function archiveClasses(change: YearChangeRecord): Promise<boolean[]> {
    if (!change.archiveClasses) return [];
    const ids = await classes.listOfYearEnd(change.key, change.startedAt);
    // One after the other: each ends attempts of a whole class.
    return mapAtMost(1, ids, (id) => tryTo({ classId: id }, () => archive(id, change)));
  }

  /** A class that was restored meanwhile runs on. */
  async function archive(id: string, { key }: YearChangeRecord): Promise<void> {
    const { archivedAt } = await classes.change(id, (record) => {
      if (!record) throw notFound('Class not found.');
      return archiveInYear(record, key, clock());
    });
    if (archivedAt !== null) await endClass(id);
  }

  /** Of one who leaves her profile says it first; Auth follows, again where it did not. */
  async function moveStudent(uid: string, change: YearChangeRecord): Promise<void> {
    if ((await moves.move(uid, change, clock)) !== 'leaving') return;
    await members.closeLeaving(uid, clock());
    await followStanding(uid);
    await moves.markLeft(uid, change.key);
  }

  return async function moveUp(key: string): Promise<void> {
    const change = await yearChanges.find(key);
    if (change?.status !== 'running') return;
    const worked = await archiveClasses(change);
    for await (const page of moves.list()) {
      const due = page.filter((one) => isWaiting(one, change) || isLeaving(one, key));
      const moved = await mapAtMost(AT_ONCE, due, ({ id: uid }) =>
        tryTo({ uid }, () => moveStudent(uid, change)),
      );
      worked.push(...moved);
    }
    const failed = worked.filter((isDone) => !isDone).length;
    if (failed > 0) throw new Error(`The school year ${key} has not come to ${failed} yet.`);
    const counts = await countChange(deps, key);
    await yearChanges.finish(key, counts, clock(), (done) => toDoneEntry(schoolId, done));
    log.info('year.moved-up', { key, changes: worked.length });
  };
}
