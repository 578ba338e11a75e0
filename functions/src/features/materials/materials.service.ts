import type { Readable } from 'node:stream';
import {
  acceptedExtensions,
  type uploadMaterial,
} from '@study-assistant/contract/materials/material-changes';
import {
  materialTextSchema,
  type MaterialText,
} from '@study-assistant/contract/materials/material-text';
import { type listMaterials, type Material } from '@study-assistant/contract/materials/materials';
import type { Answer, Parsed } from '@study-assistant/contract/wire/endpoint';
import { requireSelf } from '../../domain/access.ts';
import { ApiError, notFound } from '../../domain/api-error.ts';
import type { Caller } from '../../domain/caller.ts';
import type { Logger } from '../../domain/logger.ts';
import {
  acceptsExtension,
  agreesWithName,
  hasReadableText,
  isPlayed,
  isViewable,
  mimeOf,
} from '../../domain/material/file-formats.ts';
import { textPathOf } from '../../domain/material/material-text.ts';
import type { StoredUpload } from '../../http/receive-upload.ts';
import type { ByteRange, FileStore } from '../../platform/files/files.ts';
import type { PageAsked } from '../../platform/firestore/pages.ts';
import type { TaskQueues } from '../../platform/tasks/tasks.ts';
import type { ListVersions } from '../../stored/kept/list-versions.repository.ts';
import type {
  MaterialsRepository,
  NewMaterial,
} from '../../stored/materials/materials.repository.ts';
import type { StoredMaterial } from '../../stored/materials/stored-material.ts';
import type { AccountsRepository } from '../../stored/people/accounts.repository.ts';
import { readTopicsLater } from './read-topics.job.ts';

type Deps = {
  materials: Pick<MaterialsRepository, 'create' | 'find' | 'list' | 'newId' | 'remove'>;
  accounts: Pick<AccountsRepository, 'findName'>;
  listVersions: Pick<ListVersions, 'read'>;
  tasks: Pick<TaskQueues, 'readTopics'>;
  files: Pick<FileStore, 'open' | 'find'>;
  clock: () => Date;
  log: Logger;
};

export type MaterialDownload = {
  fileName: string;
  contentType: string;
  sizeBytes: number;
  isViewable: boolean;
  isPlayed: boolean;
  open: (range?: ByteRange) => Readable;
  /** Counts bytes that are about to be sent, where they are counted. */
  spend?: (bytes: number) => Promise<(sent: number) => void>;
};
export type MaterialsService = ReturnType<typeof createMaterialsService>;

export function createMaterialsService(deps: Deps) {
  const { materials, files, clock } = deps;
  return {
    versionOfList: () => deps.listVersions.read('materials'),

    async list(page: PageAsked): Promise<Answer<typeof listMaterials>> {
      const { materials: found, next } = await materials.list(page);
      return { materials: found.map(present), next };
    },

    async upload(
      caller: Caller,
      { materialName, materialType, teacherId, subject }: Parsed<typeof uploadMaterial>['body'],
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
        teacherName: await deps.accounts.findName(caller.uid),
        subject: subject ?? null,
        fileName,
        sizeBytes,
        path,
        topics: [],
      };
      try {
        await materials.create(material);
      } catch (error) {
        // It may be there all the same, and the file that it names goes with this request.
        await materials.remove(material.id);
        throw error;
      }
      if (hasReadableText(fileName)) await readTopicsLater(deps, material.id);
      return { material: present(material) };
    },

    /** What was read of the file. */
    async text(id: string): Promise<MaterialText> {
      const { fileName, path } = await findOrThrow(id);
      const stored = hasReadableText(fileName) ? await files.find(textPathOf(path)) : null;
      if (!stored) {
        throw notFound(
          'There is no text of this material to show. If it is new, please try again in a minute.',
        );
      }
      return materialTextSchema.parse(JSON.parse(stored.toString()));
    },

    async requireExisting(id: string): Promise<void> {
      await findOrThrow(id);
    },

    async open(id: string): Promise<MaterialDownload> {
      const { fileName, sizeBytes, path } = await findOrThrow(id);
      return {
        fileName,
        sizeBytes,
        contentType: mimeOf(fileName),
        isViewable: isViewable(fileName),
        isPlayed: isPlayed(fileName),
        open: (range) => files.open(path, range),
      };
    },
  };

  async function findOrThrow(id: string): Promise<StoredMaterial> {
    const material = await materials.find(id);
    if (!material) throw notFound('Material not found.');
    return material;
  }
}

export function present({
  id,
  name,
  type,
  uploadDate,
  teacherId,
  teacherName,
  subject,
  fileName,
  sizeBytes,
  topics,
}: NewMaterial): Material {
  return {
    id,
    name,
    type,
    uploadDate,
    teacherId,
    teacherName,
    subject,
    fileName,
    sizeBytes,
    topics,
  };
}
