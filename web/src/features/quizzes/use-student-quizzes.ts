import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { StudentQuiz } from '@study-assistant/contract/quizzes';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSignedInUser } from '../../lib/session.ts';
import { listStudentQuizzes, quizKeys } from './quizzes.api.ts';

/** The quizzes of whoever is signed in, fetched anew when a quiz has just been completed. */
export function useStudentQuizzes(): UseQueryResult<StudentQuiz[]> {
  const { uid } = useSignedInUser();
  const client = useQueryClient();
  const location = useLocation();
  const isQuizCompleted = hasQuizCompleted(location.state);

  useEffect(() => {
    if (!isQuizCompleted) return;
    // A fetch that is under way already, as on the first showing, is new enough.
    void client.invalidateQueries({ queryKey: quizKeys.ofStudent(uid) }, { cancelRefetch: false });
  }, [client, uid, isQuizCompleted, location.key]);

  return useQuery({
    queryKey: quizKeys.ofStudent(uid),
    queryFn: ({ signal }) => listStudentQuizzes(uid, { signal }),
  });
}

function hasQuizCompleted(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'quizCompleted' in state &&
    state.quizCompleted === true
  );
}
