import { useQueryClient } from '@tanstack/react-query';

/** Asks again for what failed, and for all that failed beside it: most likely it failed with it. */
export function useRetry(refetch: () => unknown): () => void {
  const client = useQueryClient();
  return () => {
    void refetch();
    void client.refetchQueries({
      type: 'active',
      predicate: ({ state }) => state.status === 'error' && state.fetchStatus === 'idle',
    });
  };
}
