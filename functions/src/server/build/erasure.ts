import { closedBefore } from '../../domain/account/retention.ts';
import type { NewAuditEntry } from '../../domain/audit.ts';
import type { Caller } from '../../domain/caller.ts';
import type { Sittings } from '../../features/assignments/sittings.ts';
import { createEndClass } from '../../features/classes/end-class.ts';
import { createErasePersonJob } from '../../features/erasure/erase-person.job.ts';
import { createErasePersonService } from '../../features/erasure/erase-person.service.ts';
import { createDueErasures } from '../../features/erasure/order-due.job.ts';
import type { HandOverService } from '../../features/hand-over/hand-over.service.ts';
import type { DeleteMaterialService } from '../../features/materials/delete-material.service.ts';
import { removeMaterialFiles } from '../../features/materials/remove-material-files.ts';
import type { DeleteQuizService } from '../../features/quizzes/delete-quiz.service.ts';
import { enqueueOrLog } from '../../platform/tasks/task-queue.ts';
import { TASKS } from '../../platform/tasks/tasks.ts';
import { ERASED_NAME, type Place } from '../../stored/across/place.ts';
import type { Parts } from './parts.ts';

/** The ways in which other features take things away for good. */
type Ways = {
  quizDeletions: Pick<DeleteQuizService, 'discard' | 'purge'>;
  materialDeletions: Pick<DeleteMaterialService, 'purge'>;
  sittings: Pick<Sittings, 'endAllOf' | 'releaseLater'>;
  handOver: Pick<HandOverService, 'inherit'>;
};

/** After its closing, requests that an account has made before may still be on their way. */
const QUIET_SECONDS = 5 * 60;

export function buildErasure(parts: Parts, ways: Ways) {
  const { clock, config, log, queueOf, repositories } = parts;
  const { accounts, audit, closedAccounts, erasures } = repositories;
  const places = listPlaces(parts, ways);
  const tasks = queueOf(TASKS.erasePerson);
  const order = (erasureId: string, afterSeconds: number) =>
    enqueueOrLog(
      tasks,
      { erasureId },
      { log, level: 'warn', event: 'erasure.not-ordered', afterSeconds },
    );
  const countOwned = (uid: string) => closedAccounts.countOwned(uid);

  /** With a word in the audit that does not say who it was. */
  function begin(uid: string, actor: Pick<Caller, 'uid'> | null) {
    const now = clock();
    return erasures.begin(uid, { places: places.length, now }, async (transaction, id) => {
      const actorName = actor ? await accounts.findNameIn(transaction, actor.uid) : '';
      const entry: NewAuditEntry = {
        ...{ actor, act: 'account.erased', changes: [] },
        target: { kind: 'account', id, name: ERASED_NAME },
      };
      audit.recordIn(transaction, entry, { actorName, now });
    });
  }

  return {
    erasing: createErasePersonService({
      findPerson: (uid) => erasures.findPerson(uid),
      countOwned,
      begin,
      eraseLater: (id, closedAt) => order(id, secondsUntilQuiet(closedAt, clock())),
      findErasureOf: (uid) => erasures.findOf(uid),
      findErasure: (id) => erasures.find(id),
    }),
    erasureJobs: {
      erasePerson: createErasePersonJob({
        places,
        findRunning: (id) => erasures.findRunning(id),
        endPlace: (id, name, removed) => erasures.endPlace(id, name, removed),
        end: (id, now) => erasures.end(id, now),
        clock,
        log,
      }),
      eraseDue: createDueErasures({
        listDue: (now) =>
          closedAccounts.listClosedBefore(closedBefore(now, config.retentionMonths)),
        countOwned,
        findHeir: () => closedAccounts.findLongestAdmin(),
        handOver: (uid, to) => ways.handOver.inherit(uid, to),
        begin: (uid) => begin(uid, null),
        listRunning: (before) => erasures.listRunning(before),
        eraseNow: (id) => order(id, 0),
        months: config.retentionMonths,
        clock,
        log,
      }),
    },
  };
}

function listPlaces(parts: Parts, ways: Ways): Place[] {
  const { clock, files, identity, repositories } = parts;
  const { classes, joinTries, materials, reports } = repositories;
  const endClass = createEndClass({ ...parts, sittings: ways.sittings });
  return repositories.listErasurePlaces({
    removeAccount: (uid) => identity.remove(uid),
    hasAccount: (uid) => identity.isThere(uid),
    removeReports: (uid) => reports.removeOf(uid),
    triesIdOf: (uid) => joinTries.idOf(uid),
    removeQuiz: (id) => ways.quizDeletions.discard(id),
    purgeQuiz: (id) => ways.quizDeletions.purge(id),
    purgeMaterial: (id) => ways.materialDeletions.purge(id),
    async removeMaterial(material) {
      await removeMaterialFiles(files, material);
      await materials.remove(material.id);
    },
    removeFile: (path) => files.remove(path),
    async leaveClass(id, uid) {
      const record = await classes.find(id);
      if (!record) return;
      const isAlone = record.teacherIds.every((one) => one === uid);
      // First what hangs on it: the class is found as long as she teaches it.
      if (isAlone) await endClass(id);
      await classes.leave(id, uid, clock());
    },
  });
}

function secondsUntilQuiet(closedAt: string | null, now: Date): number {
  if (closedAt === null) return 0;
  const quietAt = Date.parse(closedAt) + QUIET_SECONDS * 1000;
  return Math.max(0, Math.ceil((quietAt - now.getTime()) / 1000));
}
