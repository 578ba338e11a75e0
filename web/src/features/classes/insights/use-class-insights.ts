import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { announce } from '../../../components/ui/feedback/announcer.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { serverSentence } from '../../../lib/api/api-error.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { classQueries, rewriteInsights } from '../../../queries/classes.ts';
import { texts } from './insights-texts.ts';

/** The insights of the signed-in teacher's class. A refresh that fails leaves what is shown. */
export function useClassInsights() {
  const { uid } = useSignedInUser();
  const client = useQueryClient();
  const insightsQuery = classQueries.insights(uid);
  const { queryKey } = insightsQuery;
  const query = useQuery(insightsQuery);

  const { mutate, isPending } = useMutation({
    mutationFn: () => rewriteInsights(uid),
    onSuccess: async (insights) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, insights);
      announce(texts.refreshed);
    },
    onError: (error) =>
      toast.error(describeProblem(error), { label: 'Try Again', onAction: refresh }),
  });

  function refresh(): void {
    mutate();
  }

  return { query, refresh, isRefreshing: isPending };
}

/** The server's sentence, where it gave one. */
export function describeProblem(error: Error): string {
  return serverSentence(error, texts.loadFailed);
}
