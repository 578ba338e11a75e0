import type { Material } from '@study-assistant/contract/materials/materials';
import { requireOwnMaterial } from '../../domain/access.ts';
import { notFound } from '../../domain/api-error.ts';
import type { Caller } from '../../domain/caller.ts';
import { PURGE_AFTER_SECONDS, undoUntilFrom } from '../../domain/deletion.ts';
import type { Logger } from '../../domain/logger.ts';
import { hasReadableText } from '../../domain/material/file-formats.ts';
import { textPathOf } from '../../domain/material/material-text.ts';
import type { FileStore } from '../../platform/files/files.ts';
import { enqueueOrLog } from '../../platform/tasks/task-queue.ts';
import type { TaskQueues } from '../../platform/tasks/tasks.ts';
import type { DeletedMaterialsRepository } from '../../stored/materials/deleted-materials.repository.ts';
import type { MaterialsRepository } from '../../stored/materials/materials.repository.ts';
import type { StoredMaterial } from '../../stored/materials/stored-material.ts';
import { present } from './materials.service.ts';
import { readTopicsLater } from './read-topics.job.ts';

type Deps = {
  materials: Pick<MaterialsRepository, 'find' | 'remove'>;
  deletedMaterials: Pick<
    DeletedMaterialsRepository,
    'beginPurge' | 'endPurge' | 'find' | 'moveAway' | 'putBack'
  >;
  tasks: Pick<TaskQueues, 'purgeDeleted' | 'readTopics'>;
  files: Pick<FileStore, 'remove'>;
  clock: () => Date;
  log: Logger;
};

export type DeleteMaterialService = ReturnType<typeof createDeleteMaterialService>;

/** From the deletion of a material to its end, or back: for a few seconds it can be taken back. */
export function createDeleteMaterialService(deps: Deps) {
  const { materials, deletedMaterials, files, clock } = deps;
  return {
    async remove(caller: Caller, id: string): Promise<{ undoUntil: string }> {
      requireOwnMaterial(caller, requireFound(await materials.find(id)));
      const undoUntil = undoUntilFrom(clock());
      // Ordered before: a request that dies in between leaves a task that finds nothing.
      await purgeLater(id, undoUntil);
      if ((await deletedMaterials.moveAway(id, undoUntil)) !== 'moved') throw gone();
      return { undoUntil };
    },

    /** One that is there is answered with as well: an undo may be sent twice. */
    async restore(caller: Caller, id: string): Promise<{ material: Material }> {
      const deleted = await deletedMaterials.find(id);
      if (deleted) {
        requireOwnMaterial(caller, deleted);
        await deletedMaterials.putBack(id, clock);
      }
      const material = requireOwnMaterial(caller, requireFound(await materials.find(id)));
      // The task that reads them may have come in between, and found nothing to read.
      const isUnread = hasReadableText(material.fileName) && material.topics.length === 0;
      if (deleted && isUnread) await readTopicsLater(deps, id);
      return { material: present(material, caller) };
    },

    /** Makes a deletion good; may come any number of times. False where there is nothing to do. */
    async purge(id: string, undoUntil?: string): Promise<boolean> {
      const purged = await deletedMaterials.beginPurge(id, undoUntil, clock);
      if (!purged) return false;
      await removeFiles(purged);
      await deletedMaterials.endPurge(id);
      return true;
    },

    /** Deletes a material at once, and before it its files, unless it does not say where they are. */
    async discard({ id, path }: { id: string; path: string | null }): Promise<void> {
      if (path !== null) await removeFiles({ path });
      await materials.remove(id);
    },
  };

  async function removeFiles({ path }: Pick<StoredMaterial, 'path'>): Promise<void> {
    await files.remove(path);
    await files.remove(textPathOf(path));
  }

  /** Has a deletion made good when it cannot be taken back; where that cannot be ordered, the night does it. */
  async function purgeLater(id: string, undoUntil: string): Promise<void> {
    await enqueueOrLog(
      deps.tasks.purgeDeleted,
      { kind: 'material', id, undoUntil },
      {
        ...{ log: deps.log, level: 'warn', event: 'deletion.purge-not-ordered' },
        afterSeconds: PURGE_AFTER_SECONDS,
      },
    );
  }
}

function requireFound(material: StoredMaterial | null): StoredMaterial {
  if (!material) throw gone();
  return material;
}

function gone() {
  return notFound('Material not found.');
}
