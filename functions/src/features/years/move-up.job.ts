import type { Logger } from '../../domain/logger.ts';
import {
  isLeaving,
  isWaiting,
  type MoveOutcome,
  type MovingStudent,
  type YearChangeRecord,
} from '../../domain/school/school-year.ts';
import { mapAtMost } from '../../platform/firestore/map-at-most.ts';

type Deps = {
  findChange: (key: string) => Promise<YearChangeRecord | null>;
  /** The classes that ran when it was ordered, also those that it has archived since. */
  listClasses: (change: YearChangeRecord) => Promise<string[]>;
  /** With its assignments; once, but for what broke off. */
  archiveClass: (id: string, change: YearChangeRecord) => Promise<void>;
  /** Those who can be read. */
  listStudents: () => AsyncIterable<MovingStudent[]>;
  move: (uid: string, change: YearChangeRecord) => Promise<MoveOutcome | null>;
  /** Again where it broke off. */
  closePerson: (uid: string) => Promise<void>;
  markLeft: (uid: string, key: string) => Promise<void>;
  /** Says that it is done, with what it has counted. */
  finish: (change: YearChangeRecord) => Promise<void>;
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
  const { findChange, listClasses, archiveClass, listStudents, move, markLeft, log } = deps;

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
    const ids = await listClasses(change);
    // One after the other: each ends attempts of a whole class.
    return mapAtMost(1, ids, (id) => tryTo({ classId: id }, () => archiveClass(id, change)));
  }

  async function moveStudent(uid: string, change: YearChangeRecord): Promise<void> {
    if ((await move(uid, change)) !== 'leaving') return;
    await deps.closePerson(uid);
    await markLeft(uid, change.key);
  }

  return async function moveUp(key: string): Promise<void> {
    const change = await findChange(key);
    if (change?.status !== 'running') return;
    const worked = await archiveClasses(change);
    for await (const page of listStudents()) {
      const due = page.filter((one) => isWaiting(one, change) || isLeaving(one, key));
      const moved = await mapAtMost(AT_ONCE, due, ({ id: uid }) =>
        tryTo({ uid }, () => moveStudent(uid, change)),
      );
      worked.push(...moved);
    }
    const failed = worked.filter((isDone) => !isDone).length;
    if (failed > 0) throw new Error(`The school year ${key} has not come to ${failed} yet.`);
    await deps.finish(change);
    log.info('year.moved-up', { key, changes: worked.length });
  };
}
