import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { StudentQuiz } from '@study-assistant/contract/quizzes';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { listStudentQuizzes, quizKeys } from '../quizzes.api.ts';

/** The quizzes of whoever is signed in. The dashboard has them fetched anew after a quiz. */
export function useStudentQuizzes(): UseQueryResult<StudentQuiz[]> {
  const { uid } = useSignedInUser();
  return useQuery({
    queryKey: quizKeys.ofStudent(uid),
    queryFn: ({ signal }) => listStudentQuizzes(uid, { signal }),
  });
}
