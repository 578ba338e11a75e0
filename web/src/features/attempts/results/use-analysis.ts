import type { AttemptAnalysis } from '@study-assistant/contract/analysis';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { attemptKeys, readAnalysis } from '../attempts.api.ts';

export function useAnalysis(attemptId: string): UseQueryResult<AttemptAnalysis | null> {
  return useQuery({
    queryKey: attemptKeys.analysis(attemptId),
    queryFn: ({ signal }) => readAnalysis(attemptId, { signal }),
  });
}
