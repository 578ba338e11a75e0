import {
  markComplete,
  NO_PROGRESS,
  type AttemptProgress,
} from '@study-assistant/contract/attempts/completion';
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import {
  attemptKeys,
  attemptQueries,
  markResource,
  type ResourceMark,
} from '../../../queries/attempts.ts';
import { texts } from '../attempt-texts.ts';

export type ResourceProgress = {
  /** Marks on their way count already; one that fails is taken back. Null until it is known. */
  progress: AttemptProgress | null;
  mark: (resource: ResourceMark) => void;
};

/** What an attempt's student has marked. Without an answer of the server nothing counts as marked. */
export function useResourceProgress(attemptId: string): ResourceProgress {
  const client = useQueryClient();
  const query = attemptQueries.progress(attemptId);
  const { data, isPending } = useQuery(query);
  const mutationKey = attemptKeys.marks(attemptId);
  const { mutate } = useMutation({
    mutationKey,
    // One after another, so that the last answer knows all marks.
    scope: { id: mutationKey.join() },
    mutationFn: (resource: ResourceMark) => markResource(attemptId, resource),
    onSuccess: (progress) => client.setQueryData(query.queryKey, progress),
    onError: (_error, { type }) =>
      toast.error(type === 'analysisViewed' ? texts.analysisMarkFailed : texts.resourceFailed),
  });
  const onTheirWay = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as ResourceMark,
  });
  const progress = onTheirWay.reduce(
    (marked, { type, index }) => markComplete(marked, type, index),
    data ?? NO_PROGRESS,
  );
  return { progress: isPending ? null : progress, mark: mutate };
}
