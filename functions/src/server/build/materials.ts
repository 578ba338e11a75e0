import { createDeleteMaterialService } from '../../features/materials/delete-material.service.ts';
import { createDownloadsService } from '../../features/materials/downloads.service.ts';
import { createMaterialsService } from '../../features/materials/materials.service.ts';
import { createTopicReader } from '../../features/materials/read-topics.job.ts';
import type { DownloadTickets } from '../../stored/materials/download-tickets.repository.ts';
import type { Parts } from './parts.ts';

export function buildMaterials(parts: Parts, tickets: Pick<DownloadTickets, 'issue'>) {
  const materials = createMaterialsService(parts);
  return {
    materials,
    materialDeletions: createDeleteMaterialService(parts),
    downloads: createDownloadsService({ ...parts, tickets, materialsService: materials }),
  };
}

/** What runs in the task that reads a material. */
export function buildMaterialJobs(parts: Parts) {
  return { readTopics: createTopicReader({ ...parts, ...parts.writing }) };
}
