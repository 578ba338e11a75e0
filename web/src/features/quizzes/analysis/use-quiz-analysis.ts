import { useQuery } from '@tanstack/react-query';
import { analysisKeys, readAnalysis } from './analysis.api.ts';

export function useQuizAnalysis(id: string) {
  return useQuery({
    queryKey: analysisKeys.ofQuiz(id),
    queryFn: ({ signal }) => readAnalysis(id, { signal }),
    // Whoever comes back from correcting a key wants to see what that has changed.
    staleTime: 0,
  });
}
