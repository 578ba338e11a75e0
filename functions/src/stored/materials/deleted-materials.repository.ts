import type { DocumentReference } from 'firebase-admin/firestore';
import { createDeletions } from '../kept/deletions.repository.ts';
import { createListVersions } from '../kept/list-versions.repository.ts';
import { deletedMaterialsOf, materialsOf } from './stored-material.ts';

export type DeletedMaterialsRepository = ReturnType<typeof createDeletedMaterialsRepository>;

/** `deletedMaterials/{id}`: materials whose deletion can be taken back, or is being made good. */
export function createDeletedMaterialsRepository(school: DocumentReference) {
  const lists = createListVersions(school);
  const deletions = createDeletions({
    into: deletedMaterialsOf(school),
    from: [materialsOf(school)],
    raiseLists: (transaction) => lists.raise(transaction, 'materials'),
  });
  return {
    ...deletions,

    /** Where the file is of one that nobody can take back any more. */
    async beginPurge(
      ...deletion: Parameters<typeof deletions.beginPurge>
    ): Promise<{ path: string } | null> {
      const documents = await deletions.beginPurge(...deletion);
      return documents && { path: String(documents.materials?.path) };
    },
  };
}
