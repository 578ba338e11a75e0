import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../../../components/ui/feedback/toast-store.ts';
import { paths } from '../../../../paths.ts';
import { noteHandedIn } from '../../fresh-results.ts';
import type { AttemptState } from '../state/attempt-state.ts';
import { forgetAttempt, type AttemptName } from '../state/attempt-storage.ts';
import type { Ending } from './sending-panel.tsx';
import { useSubmit } from './use-submit.ts';

/** Said where she lands: she did not hand in herself. */
const news: Partial<Record<Ending, string>> = {
  closed: 'This quiz closed. What you had answered is handed in.',
  ended: 'This attempt is closed. What you had answered is handed in.',
};

/** Hands in once there is something to hand in, and leads to the results. */
export function useSending(
  { studentId, quizId, assignmentId }: AttemptName,
  takenQuizId: string,
  state: AttemptState,
  ending: Ending,
) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const sending = useSubmit(takenQuizId, state, (attemptId, held) => {
    forgetAttempt({ studentId, quizId, assignmentId });
    // Scores, trends and lists: most of what was fetched so far has changed.
    void client.invalidateQueries({ refetchType: 'none' });
    const said = news[ending];
    noteHandedIn(attemptId);
    if (said !== undefined) toast.success(said);
    void navigate(paths.quizResults(attemptId), { replace: true, state: { held } });
  });

  const isOver = sending.failure?.isOver === true;
  useEffect(() => {
    if (isOver) forgetAttempt({ studentId, quizId, assignmentId });
  }, [isOver, studentId, quizId, assignmentId]);

  return sending;
}
