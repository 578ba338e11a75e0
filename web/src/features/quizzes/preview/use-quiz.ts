import { useQuery } from '@tanstack/react-query';
import { quizKeys, readQuiz } from '../quizzes.api.ts';

export function useQuiz(id: string) {
  return useQuery({
    queryKey: quizKeys.one(id),
    queryFn: ({ signal }) => readQuiz(id, { signal }),
  });
}
