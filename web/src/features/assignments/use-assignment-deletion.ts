import type { Assignment } from '@study-assistant/contract/assignments/assignments';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '../../components/ui/feedback/toast-store.ts';
import { describeFailure } from '../../lib/api/describe-failure.ts';
import { useDeletion } from '../../lib/dom/use-deletion.ts';
import { assignmentQueries, deleteAssignment } from '../../queries/assignments.ts';
import { texts } from './assignment-texts.ts';

export function useAssignmentDeletion(classId: string) {
  const client = useQueryClient();
  const { queryKey } = assignmentQueries.ofClass(classId);
  return useDeletion<Assignment>({
    queryKey,
    remove: (id) => deleteAssignment(id, client),
    takeOut: (id) => client.setQueryData(queryKey, (list) => list?.filter((one) => one.id !== id)),
    onDeleted: () => toast.success(texts.deleted),
    onFailed: (error) => toast.error(describeFailure(texts.deleteFailed, error)),
  });
}
