import type { Material } from '@study-assistant/contract/materials/materials';
import { UNDO_SECONDS } from '@study-assistant/contract/wire/limits';
import { announce } from '../../components/ui/feedback/announcer.tsx';
import { toast } from '../../components/ui/feedback/toast-store.ts';
import { describeFailure } from '../../lib/api/describe-failure.ts';
import { useDeletion } from '../../lib/dom/use-deletion.ts';
import { useRestoring } from '../../lib/dom/use-restoring.ts';
import type { Deleted } from '../../queries/deleted.ts';
import { deleteMaterial, restoreMaterial } from '../../queries/material-deletions.ts';
import { materialsQuery } from '../../queries/materials.ts';
import { changeItems, insertByTime, without } from '../../queries/pages.ts';
import { texts } from './teacher-material-texts.ts';

const { queryKey } = materialsQuery;

export function useMaterialDeletion() {
  const restore = useRestoring<Material>({
    queryKey,
    restore: restoreMaterial,
    putBack: (material, client) =>
      client.setQueryData(queryKey, (list) =>
        insertByTime(list, material, ({ uploadDate }) => uploadDate),
      ),
    onRestored: () => announce(texts.restored),
    onFailed: (error) => toast.error(describeFailure(texts.restoreFailed, error)),
  });
  return useDeletion<Material, Deleted>({
    queryKey,
    remove: deleteMaterial,
    takeOut: (id, client) =>
      client.setQueryData(queryKey, (list) => changeItems(list, without(id))),
    onDeleted: ({ id }, { canUndo }) =>
      toast.success(
        texts.deleted,
        canUndo ? { label: 'Undo', onAction: () => restore(id), seconds: UNDO_SECONDS } : null,
      ),
    onFailed: (error) => toast.error(describeFailure(texts.deleteFailed, error)),
  });
}
