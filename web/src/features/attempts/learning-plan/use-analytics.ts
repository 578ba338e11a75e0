import type { AttemptAnalytics } from '@study-assistant/contract/analytics';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { attemptKeys, readAnalytics } from '../attempts.api.ts';

export function useAnalytics(attemptId: string): UseQueryResult<AttemptAnalytics> {
  return useQuery({
    queryKey: attemptKeys.analytics(attemptId),
    queryFn: ({ signal }) => readAnalytics(attemptId, { signal }),
  });
}
