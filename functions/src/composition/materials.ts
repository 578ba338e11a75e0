import { createDownloadsService } from '../features/materials/downloads.service.ts';
import { createMaterialsService } from '../features/materials/materials.service.ts';
import { createTopicReader } from '../features/materials/read-topics.job.ts';
import { enqueueOrLog } from '../platform/task-queue.ts';
import { TASKS } from '../tasks.ts';
import type { Parts } from './parts.ts';
import { storedTopicsInUse } from './stored.ts';

export function buildMaterials({ files, clock, log, queueOf, repositories }: Parts) {
  const { materials, tickets, listVersions } = repositories;
  const topicTasks = queueOf(TASKS.readTopics);

  const service = createMaterialsService({
    newId: () => materials.newId(),
    addMaterial: (material) => materials.create(material),
    findMaterial: (id) => materials.find(id),
    versionOfList: () => listVersions.read('materials'),
    listMaterials: (page) => materials.list(page),
    removeMaterial: (id) => materials.remove(id),
    readTopicsLater: (materialId) =>
      enqueueOrLog(
        topicTasks,
        { materialId },
        { log, level: 'warn', event: 'material.topics-not-ordered' },
      ),
    files,
    clock,
  });
  const downloads = createDownloadsService({
    requireMaterial: (id) => service.requireExisting(id),
    openMaterial: (id) => service.open(id),
    issueTicket: (materialId, expiresAt) => tickets.issue(materialId, expiresAt),
    isValidTicket: (ticket, materialId, now) => tickets.isValid(ticket, materialId, now),
    clock,
  });
  return { materials: service, downloads };
}

/** What runs in the task that reads a material. */
export function buildMaterialJobs({ files, clock, log, writing, repositories }: Parts) {
  const { materials } = repositories;
  return {
    readTopics: createTopicReader({
      findMaterial: (id) => materials.find(id),
      saveTopics: (id, topics) => materials.saveTopics(id, topics),
      ...storedTopicsInUse(repositories),
      files,
      extractor: writing.extractor,
      keyTopics: writing.keyTopics,
      clock,
      log,
    }),
  };
}
