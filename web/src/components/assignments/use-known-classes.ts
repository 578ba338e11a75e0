import { useQueryClient } from '@tanstack/react-query';
import { listItems } from '../../lib/api/pages.ts';
import { useSignedInUser } from '../../lib/auth/session.ts';
import { assignmentQueries } from '../../queries/assignments.ts';
import { quizQueries } from '../../queries/quizzes.ts';

type KnownClass = { classId?: string | undefined; className: string };

/**
 * Returns what says to which class a teacher's assignment belongs, from what has been read already;
 * null where nothing says it.
 */
export function useKnownClasses(): (assignmentId: string | undefined) => KnownClass | null {
  const client = useQueryClient();
  const { uid } = useSignedInUser();
  return (assignmentId) => {
    if (assignmentId === undefined) return null;
    const live = client.getQueryData(assignmentQueries.live(assignmentId).queryKey);
    if (live) return live.assignment;
    const own = client.getQueryData(quizQueries.own(uid).queryKey);
    const given = own ? listItems(own).flatMap((quiz) => quiz.given) : [];
    return given.find((one) => one.assignmentId === assignmentId) ?? null;
  };
}
