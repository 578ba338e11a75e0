import type { Material } from '@study-assistant/contract/materials/materials';
import { UNDO_SECONDS } from '@study-assistant/contract/wire/limits';
import { useUndoableDeletion } from '../../components/lists/use-undoable-deletion.ts';
import { DeleteDialog } from '../../components/ui/dialog/delete-dialog.tsx';
import { deleteMaterial, restoreMaterial } from '../../queries/material-changes.ts';
import { materialsQuery } from '../../queries/materials.ts';
import { texts } from './teacher-material-texts.ts';

/** Deletes a material of a list after a question, with an undo. The list renders `dialog`. */
export function useMaterialDeletion() {
  const { asked, ask, cancel, confirm, isDeleting } = useUndoableDeletion<Material>({
    queryKey: materialsQuery.queryKey,
    timeOf: ({ uploadDate }) => uploadDate,
    remove: deleteMaterial,
    restore: restoreMaterial,
    texts,
  });
  const dialog = asked && (
    <DeleteDialog
      title={texts.deleteQuestion}
      isDeleting={isDeleting}
      onConfirm={confirm}
      onCancel={cancel}
    >
      <strong dir="auto">{asked.name}</strong> will no longer be there for your students. You can
      take that back for {UNDO_SECONDS} seconds.
    </DeleteDialog>
  );
  return { ask, dialog };
}
