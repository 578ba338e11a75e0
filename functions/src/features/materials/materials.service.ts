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
import type { NewMaterial, StoredMaterial } from '../../stored/materials/materials.repository.ts';

type Deps = {
  newId: () => string;
  /** Of an account; '' where it has none. */
  findName: (uid: string) => Promise<string>;
  addMaterial: (material: NewMaterial) => Promise<void>;
  findMaterial: (id: string) => Promise<StoredMaterial | null>;
  /** Another one after each change of what the list shows. */
  versionOfList: () => Promise<string>;
  /** Newest first. */
  listMaterials: (page: PageAsked) => Promise<{ materials: StoredMaterial[]; next: string | null }>;
  removeMaterial: (id: string) => Promise<void>;
  /** Topics are a help, not a condition: an upload stands without them. */
  readTopicsLater: (materialId: string) => Promise<void>;
  files: Pick<FileStore, 'open' | 'find'>;
  clock: () => Date;
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
  const { files, clock } = deps;
  return {
    versionOfList: () => deps.versionOfList(),

    async list(page: PageAsked): Promise<Answer<typeof listMaterials>> {
      const { materials, next } = await deps.listMaterials(page);
      return { materials: materials.map(present), next };
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
        id: deps.newId(),
        name: materialName,
        type: materialType,
        uploadDate: clock().toISOString(),
        teacherId: caller.uid,
        teacherName: await deps.findName(caller.uid),
        subject: subject ?? null,
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
    const material = await deps.findMaterial(id);
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
