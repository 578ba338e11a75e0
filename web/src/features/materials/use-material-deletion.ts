import type { Material } from '@study-assistant/contract/materials';
import { toast } from '../../components/ui/feedback/toast-store.ts';
import { describeFailure } from '../../lib/api/describe-failure.ts';
import { useDeletion } from '../../lib/dom/use-deletion.ts';
import { deleteMaterial, materialsQuery } from '../../queries/materials.ts';
import { changeItems, without } from '../../queries/pages.ts';
import { texts } from './teacher-material-texts.ts';

const { queryKey } = materialsQuery;

export function useMaterialDeletion() {
  return useDeletion<Material>({
    queryKey,
    remove: deleteMaterial,
    takeOut: (id, client) =>
      client.setQueryData(queryKey, (list) => changeItems(list, without(id))),
    onDeleted: () => toast.success(texts.deleted),
    onFailed: (error) => toast.error(describeFailure(texts.deleteFailed, error)),
  });
}
