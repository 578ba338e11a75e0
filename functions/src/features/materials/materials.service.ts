import type { Readable } from 'node:stream';
import {
  acceptedExtensions,
  type changeMaterial,
  type uploadMaterial,
} from '@study-assistant/contract/materials/material-changes';
import {
  materialTextSchema,
  type MaterialText,
} from '@study-assistant/contract/materials/material-text';
import {
  materialSchema,
  type listMaterials,
  type Material,
} from '@study-assistant/contract/materials/materials';
import type { Answer, Parsed } from '@study-assistant/contract/wire/endpoint';
import { requireOwnClass, requireOwnMaterial, requireSelf } from '../../domain/access.ts';
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
import type {
  MaterialClass,
  MaterialReaders,
  Reader,
} from '../../domain/material/material-audience.ts';
import { keptTextSchema, textPathOf, type KeptText } from '../../domain/material/material-text.ts';
import type { StoredUpload } from '../../http/receive-upload.ts';
import type { ByteRange, FileStore } from '../../platform/files/files.ts';
import type { PageAsked } from '../../platform/firestore/pages.ts';
import type { TaskQueues } from '../../platform/tasks/tasks.ts';
import type { ClassesRepository } from '../../stored/classes/classes.repository.ts';
import type { ListVersions } from '../../stored/kept/list-versions.repository.ts';
import type {
  MaterialsRepository,
  NewMaterial,
} from '../../stored/materials/materials.repository.ts';
import type { StoredMaterial } from '../../stored/materials/stored-material.ts';
import type { AccountsRepository } from '../../stored/people/accounts.repository.ts';
import { readTopicsLater } from './read-topics.job.ts';

type Deps = {
  materials: Pick<
    MaterialsRepository,
    'create' | 'find' | 'list' | 'newId' | 'remove' | 'saveFiling'
  >;
  classes: Pick<ClassesRepository, 'findMany'>;
  readers: MaterialReaders;
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
  const { materials, readers, files, clock } = deps;
  return {
    /** Of what a caller finds: with each class that a student joins or leaves it is another list. */
    async versionOfList(caller: Caller): Promise<string> {
      const [version, seek] = await Promise.all([
        deps.listVersions.read('materials'),
        readers.seekOf(caller),
      ]);
      return [version, ...seek].join(' ');
    },

    async list(caller: Caller, page: PageAsked): Promise<Answer<typeof listMaterials>> {
      const { materials: found, next } = await materials.list(await readers.seekOf(caller), page);
      return { materials: found.map((material) => present(material, caller)), next };
    },

    async upload(
      caller: Caller,
      {
        materialName,
        materialType,
        teacherId,
        subject,
        classIds,
      }: Parsed<typeof uploadMaterial>['body'],
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
        tags: [],
        classes: await findOwnClasses(caller, classIds ?? []),
      };
      try {
        await materials.create(material);
      } catch (error) {
        // It may be there all the same, and the file that it names goes with this request.
        await materials.remove(material.id);
        throw error;
      }
      if (hasReadableText(fileName)) await readTopicsLater(deps, material.id);
      return { material: present(material, caller) };
    },

    async change(
      caller: Caller,
      id: string,
      { name, tags, classIds }: Parsed<typeof changeMaterial>['body'],
    ): Promise<{ material: Material }> {
      requireOwnMaterial(caller, await findOrThrow(caller, id), NOT_HERS);
      const classes = classIds && (await findOwnClasses(caller, classIds));
      const filing = { ...(name && { name }), ...(tags && { tags }), ...(classes && { classes }) };
      const changed = await materials.saveFiling(id, caller.uid, filing);
      if (!changed) throw notFound('Material not found.');
      return { material: present(changed, caller) };
    },

    /** What was read of the file. */
    async text(caller: Caller, id: string): Promise<MaterialText> {
      return materialTextSchema.parse(await findText(caller, id));
    },

    keptText: findText,

    async requireReadable(caller: Caller, id: string): Promise<void> {
      await findOrThrow(caller, id);
    },

    /** For a caller who may read it; for null, whoever has a ticket, which was given to one who may. */
    async open(caller: Caller | null, id: string): Promise<MaterialDownload> {
      const { fileName, sizeBytes, path } = await findOrThrow(caller, id);
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

  async function findText(caller: Caller, id: string): Promise<KeptText> {
    const { fileName, path } = await findOrThrow(caller, id);
    const stored = hasReadableText(fileName) ? await files.find(textPathOf(path)) : null;
    if (!stored) {
      throw notFound(
        'There is no text of this material to show. If it is new, please try again in a minute.',
      );
    }
    return keptTextSchema.parse(JSON.parse(stored.toString()));
  }

  /** What is for other classes is not there. */
  async function findOrThrow(caller: Caller | null, id: string): Promise<StoredMaterial> {
    const found = await materials.find(id);
    const [material] = found && caller ? await readers.choose([found], [caller]) : [found];
    if (!material) throw notFound('Material not found.');
    return material;
  }

  async function findOwnClasses(caller: Caller, ids: readonly string[]): Promise<MaterialClass[]> {
    const wanted = [...new Set(ids)];
    const found = new Map((await deps.classes.findMany(wanted)).map((one) => [one.id, one]));
    return wanted.map((id) => {
      const { name, teacherIds } = requireOwnClass(caller, found.get(id) ?? null);
      return { id, name, teacherIds };
    });
  }
}

const NOT_HERS = 'Only the teacher who uploaded this material can change it.';

/**
 * As a reader gets it: a student is not told of classes, nor a colleague of tags. The schema leaves out
 * whatever else is stored, such as where the file is.
 */
export function present(material: NewMaterial, reader: Reader): Material {
  return materialSchema.parse({
    ...material,
    tags: reader.uid === material.teacherId ? material.tags : [],
    classes: reader.role === 'teacher' ? material.classes : [],
  });
}
