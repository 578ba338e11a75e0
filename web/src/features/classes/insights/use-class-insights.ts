import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ChosenClass } from '../../../components/classes/use-chosen-class.ts';
import { announce } from '../../../components/ui/feedback/announcer.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { serverSentence } from '../../../lib/api/api-error.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { classQueries, rewriteInsights } from '../../../queries/classes.ts';
import { texts } from './insights-texts.ts';

/** The insights of a class of the signed-in teacher. A refresh that fails leaves what is shown. */
export function useClassInsights({ classId, isKnown }: ChosenClass) {
  const { uid } = useSignedInUser();
  const client = useQueryClient();
  const query = useQuery({ ...classQueries.insights(uid, classId), enabled: isKnown });

  const { mutate, isPending } = useMutation({
    mutationFn: (asked: string | null) => rewriteInsights(uid, asked),
    // Another class may have been chosen meanwhile.
    onSuccess: async (insights, asked) => {
      const { queryKey } = classQueries.insights(uid, asked);
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, insights);
      announce(texts.refreshed);
    },
    onError: (error) =>
      toast.error(describeProblem(error), { label: 'Try Again', onAction: refresh }),
  });

  function refresh(): void {
    mutate(classId);
  }

  return { query, refresh, isRefreshing: isPending };
}

/** The server's sentence, where it gave one. */
export function describeProblem(error: Error): string {
  return serverSentence(error, texts.loadFailed);
}
