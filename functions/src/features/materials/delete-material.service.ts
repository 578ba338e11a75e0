import type { Material } from '@study-assistant/contract/materials/materials';
import { requireOwnMaterial } from '../../domain/access.ts';
import { notFound } from '../../domain/api-error.ts';
import type { Caller } from '../../domain/caller.ts';
import { undoUntilFrom } from '../../domain/deletion.ts';
import { hasReadableText } from '../../domain/material/file-formats.ts';
import type { FileStore } from '../../platform/files/files.ts';
import type { StoredMaterial } from '../../stored/materials/materials.repository.ts';
import { present } from './materials.service.ts';
import { removeMaterialFiles } from './remove-material-files.ts';

type Deps = {
  findMaterial: (id: string) => Promise<StoredMaterial | null>;
  findDeleted: (id: string) => Promise<{ teacherId: string } | null>;
  /** Takes it away from everybody, for now. */
  moveAway: (id: string, undoUntil: string) => Promise<'moved' | 'gone' | 'refused'>;
  putBack: (id: string) => Promise<void>;
  /** Null where it was taken back, or has been purged. */
  beginPurge: (id: string, undoUntil?: string) => Promise<{ path: string } | null>;
  endPurge: (id: string) => Promise<void>;
  purgeLater: (id: string, undoUntil: string) => Promise<void>;
  readTopicsLater: (materialId: string) => Promise<void>;
  files: Pick<FileStore, 'remove'>;
  clock: () => Date;
};

export type DeleteMaterialService = ReturnType<typeof createDeleteMaterialService>;

/** From the deletion of a material to its end, or back: for a few seconds it can be taken back. */
export function createDeleteMaterialService(deps: Deps) {
  return {
    async remove(caller: Caller, id: string): Promise<{ undoUntil: string }> {
      requireOwnMaterial(caller, requireFound(await deps.findMaterial(id)));
      const undoUntil = undoUntilFrom(deps.clock());
      // Ordered before: a request that dies in between leaves a task that finds nothing.
      await deps.purgeLater(id, undoUntil);
      if ((await deps.moveAway(id, undoUntil)) !== 'moved') throw gone();
      return { undoUntil };
    },

    /** One that is there is answered with as well: an undo may be sent twice. */
    async restore(caller: Caller, id: string): Promise<{ material: Material }> {
      const deleted = await deps.findDeleted(id);
      if (deleted) {
        requireOwnMaterial(caller, deleted);
        await deps.putBack(id);
      }
      const material = requireOwnMaterial(caller, requireFound(await deps.findMaterial(id)));
      // The task that reads them may have come in between, and found nothing to read.
      const isUnread = hasReadableText(material.fileName) && material.topics.length === 0;
      if (deleted && isUnread) await deps.readTopicsLater(id);
      return { material: present(material) };
    },

    /** Makes a deletion good; may come any number of times. False where there is nothing to do. */
    async purge(id: string, undoUntil?: string): Promise<boolean> {
      const purged = await deps.beginPurge(id, undoUntil);
      if (!purged) return false;
      await removeMaterialFiles(deps.files, purged);
      await deps.endPurge(id);
      return true;
    },
  };
}

function requireFound(material: StoredMaterial | null): StoredMaterial {
  if (!material) throw gone();
  return material;
}

function gone() {
  return notFound('Material not found.');
}
