import type { Readable } from 'node:stream';
import type { Parsed } from '@study-assistant/contract/endpoint';
import {
  acceptedExtensions,
  type Material,
  type uploadMaterial,
} from '@study-assistant/contract/materials';
import { requireOwnMaterial, requireSelf } from '../../domain/access.ts';
import { ApiError, notFound } from '../../domain/api-error.ts';
import type { Caller } from '../../domain/caller.ts';
import {
  acceptsExtension,
  agreesWithName,
  hasReadableText,
  mimeOf,
} from '../../domain/material/file-formats.ts';
import type { Logger } from '../../domain/logger.ts';
import type { StoredUpload } from '../../http/receive-upload.ts';
import type { FileStore } from '../../platform/files.ts';
import type { TaskQueue } from '../../platform/task-queue.ts';
import type { MaterialsRepository, NewMaterial, StoredMaterial } from './materials.repository.ts';

type Deps = {
  materials: MaterialsRepository;
  files: FileStore;
  topicTasks: TaskQueue<{ materialId: string }>;
  clock: () => Date;
  log: Logger;
};

export type MaterialDownload = {
  fileName: string;
  contentType: string;
  sizeBytes: number;
  bytes: Readable;
};
export type MaterialsService = ReturnType<typeof createMaterialsService>;

export function createMaterialsService({ materials, files, topicTasks, clock, log }: Deps) {
  return {
    async list(): Promise<{ materials: Material[] }> {
      return { materials: (await materials.list()).map(present) };
    },

    async upload(
      caller: Caller,
      { materialName, materialType, teacherId }: Parsed<typeof uploadMaterial>['body'],
      { path, fileName, sizeBytes, head }: StoredUpload,
    ): Promise<{ material: Material }> {
      if (teacherId !== undefined) requireSelf(caller, teacherId);
      if (!acceptsExtension(materialType, fileName)) {
        const endings = acceptedExtensions[materialType].join(', ');
        throw new ApiError(
          'unsupported-type',
          `A ${materialType} material can be one of: ${endings}.`,
        );
      }
      if (sizeBytes === 0)
        throw new ApiError('invalid-request', 'This file is empty. Please choose another one.');
      if (!agreesWithName(fileName, head)) {
        throw new ApiError('unsupported-type', "The file's content does not match its type.");
      }
      const material = {
        id: materials.newId(),
        name: materialName,
        type: materialType,
        uploadDate: clock().toISOString(),
        teacherId: caller.uid,
        fileName,
        sizeBytes,
        path,
        topics: [],
      };
      await materials.create(material);
      if (hasReadableText(fileName)) await readTopicsLater(material.id);
      return { material: present(material) };
    },

    /** The uploader's own only; the stored file goes with the entry. */
    async remove(caller: Caller, id: string): Promise<Record<never, never>> {
      const material = requireOwnMaterial(caller, await findOrThrow(id));
      await materials.remove(id);
      await files.remove(material.path);
      return {};
    },

    async requireExisting(id: string): Promise<void> {
      await findOrThrow(id);
    },

    async open(id: string): Promise<MaterialDownload> {
      const { fileName, sizeBytes, path } = await findOrThrow(id);
      return { fileName, sizeBytes, contentType: mimeOf(fileName), bytes: files.open(path) };
    },
  };

  async function findOrThrow(id: string): Promise<StoredMaterial> {
    const material = await materials.find(id);
    if (!material) throw notFound('Material not found.');
    return material;
  }

  /** Topics are a help, not a condition: an upload stands without them. */
  async function readTopicsLater(materialId: string): Promise<void> {
    try {
      await topicTasks.enqueue({ materialId });
    } catch (error) {
      log.warn('topics will not be read', { materialId, error });
    }
  }
}

function present({
  id,
  name,
  type,
  uploadDate,
  teacherId,
  fileName,
  sizeBytes,
  topics,
}: NewMaterial): Material {
  return { id, name, type, uploadDate, teacherId, fileName, sizeBytes, topics };
}
