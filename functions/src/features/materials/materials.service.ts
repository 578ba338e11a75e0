import type { Readable } from 'node:stream';
import type { Answer, Parsed } from '@study-assistant/contract/endpoint';
import {
  acceptedExtensions,
  type listMaterials,
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
import type { StoredUpload } from '../../http/receive-upload.ts';
import type { FileStore } from '../../platform/files.ts';
import type { PageAsked } from '../../platform/pages.ts';
import type { NewMaterial, StoredMaterial } from './materials.repository.ts';

type Deps = {
  newId: () => string;
  addMaterial: (material: NewMaterial) => Promise<void>;
  findMaterial: (id: string) => Promise<StoredMaterial | null>;
  /** Another one after each change of what the list shows. */
  versionOfList: () => Promise<string>;
  /** Newest first. */
  listMaterials: (page: PageAsked) => Promise<{ materials: StoredMaterial[]; next: string | null }>;
  removeMaterial: (id: string) => Promise<void>;
  /** Topics are a help, not a condition: an upload stands without them. */
  readTopicsLater: (materialId: string) => Promise<void>;
  files: Pick<FileStore, 'open' | 'remove'>;
  clock: () => Date;
};

export type MaterialDownload = {
  fileName: string;
  contentType: string;
  sizeBytes: number;
  bytes: Readable;
};
export type MaterialsService = ReturnType<typeof createMaterialsService>;

export function createMaterialsService(deps: Deps) {
  const { files, clock } = deps;
  return {
    versionOfList: () => deps.versionOfList(),

    async list(page: PageAsked): Promise<Answer<typeof listMaterials>> {
      const { materials, next } = await deps.listMaterials(page);
      return { materials: materials.map(present), next };
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
        id: deps.newId(),
        name: materialName,
        type: materialType,
        uploadDate: clock().toISOString(),
        teacherId: caller.uid,
        fileName,
        sizeBytes,
        path,
        topics: [],
      };
      try {
        await deps.addMaterial(material);
      } catch (error) {
        // It may be there all the same, and the file that it names goes with this request.
        await deps.removeMaterial(material.id);
        throw error;
      }
      if (hasReadableText(fileName)) await deps.readTopicsLater(material.id);
      return { material: present(material) };
    },

    /** The uploader's own only; the stored file goes with the entry. */
    async remove(caller: Caller, id: string): Promise<Record<never, never>> {
      const material = requireOwnMaterial(caller, await findOrThrow(id));
      await deps.removeMaterial(id);
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
    const material = await deps.findMaterial(id);
    if (!material) throw notFound('Material not found.');
    return material;
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
