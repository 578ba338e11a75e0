import { createDeleteMaterialService } from '../../features/materials/delete-material.service.ts';
import { createDownloadsService } from '../../features/materials/downloads.service.ts';
import { createMaterialsService } from '../../features/materials/materials.service.ts';
import { createTopicReader } from '../../features/materials/read-topics.job.ts';
import { enqueueOrLog } from '../../platform/tasks/task-queue.ts';
import { TASKS } from '../../platform/tasks/tasks.ts';
import type { DownloadTickets } from '../../stored/materials/download-tickets.repository.ts';
import type { Parts } from './parts.ts';
import { createPurgeLater } from './purges.ts';
import { storedTopicsInUse } from './stored.ts';

export function buildMaterials(parts: Parts, tickets: Pick<DownloadTickets, 'issue'>) {
  const { files, clock, log, queueOf, repositories, schoolId } = parts;
  const { accounts, materials, deletedMaterials, limits, listVersions } = repositories;
  const topicTasks = queueOf(TASKS.readTopics);
  const readTopicsLater = (materialId: string) =>
    enqueueOrLog(
      topicTasks,
      { materialId },
      { log, level: 'warn', event: 'material.topics-not-ordered' },
    );

  const service = createMaterialsService({
    newId: () => materials.newId(),
    findName: (uid) => accounts.findName(uid),
    addMaterial: (material) => materials.create(material),
    findMaterial: (id) => materials.find(id),
    versionOfList: () => listVersions.read('materials'),
    listMaterials: (page) => materials.list(page),
    removeMaterial: (id) => materials.remove(id),
    readTopicsLater,
    files,
    clock,
  });
  const downloads = createDownloadsService({
    requireMaterial: (id) => service.requireExisting(id),
    openMaterial: (id) => service.open(id),
    issueTicket: (materialId, expiresAt) => tickets.issue({ schoolId, materialId, expiresAt }),
    countUse: (ticketId, now) =>
      limits.take({ uid: ticketId, address: null }, [{ name: 'ticketUses' }], now),
    clock,
  });
  const materialDeletions = createDeleteMaterialService({
    findMaterial: (id) => materials.find(id),
    findDeleted: (id) => deletedMaterials.find(id),
    moveAway: (id, undoUntil) => deletedMaterials.moveAway(id, undoUntil),
    putBack: (id) => deletedMaterials.putBack(id, clock),
    beginPurge: (id, undoUntil) => deletedMaterials.beginPurge(id, undoUntil, clock),
    endPurge: (id) => deletedMaterials.endPurge(id),
    purgeLater: createPurgeLater(parts, 'material'),
    readTopicsLater,
    files,
    clock,
  });
  return { materials: service, materialDeletions, downloads };
}

/** What runs in the task that reads a material. */
export function buildMaterialJobs({ files, clock, log, writing, repositories }: Parts) {
  const { materials } = repositories;
  return {
    readTopics: createTopicReader({
      findMaterial: (id) => materials.find(id),
      saveReading: (id, reading) => materials.saveReading(id, reading),
      ...storedTopicsInUse(repositories),
      files,
      extractor: writing.extractor,
      keyTopics: writing.keyTopics,
      clock,
      log,
    }),
  };
}
