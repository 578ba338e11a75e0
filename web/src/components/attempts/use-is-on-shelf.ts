import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { isMissingOrInvalid } from '../../lib/api/is-missing-or-invalid.ts';
import { useSignedInUser } from '../../lib/auth/session.ts';
import { quizQueries } from '../../queries/quizzes.ts';

/**
 * Tells whether the signed-in student can still take a quiz of the shelf, and assumes so until it
 * is known. Most are in the first page of her list; the server is asked for any other.
 */
export function useIsOnShelf(quizId: string): boolean {
  const { uid } = useSignedInUser();
  const { data: listed, hasNextPage } = useInfiniteQuery(quizQueries.ofStudent(uid));
  const isListed = listed?.some(({ id }) => id === quizId) ?? false;
  const one = useQuery({
    ...quizQueries.one(quizId),
    enabled: listed !== undefined && !isListed && hasNextPage,
  });
  if (listed === undefined || isListed) return true;
  return hasNextPage && !isMissingOrInvalid(one.error);
}
