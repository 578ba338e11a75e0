import type { QuizSummary } from '@study-assistant/contract/quizzes/quizzes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { announce } from '../../../components/ui/feedback/announcer.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { quizQueries, type QuizProgress } from '../../../queries/quizzes.ts';
import { texts } from '../teacher-quiz-texts.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 4000;
/** A short document is written within so many looks; after them we look less often. */
const EAGER_LOOKS = 15;

/** Follows a quiz that is not ready: being written, or failed. */
export function useQuizProgress({ id, title, teacherId, status: listed }: QuizSummary) {
  const client = useQueryClient();
  const { data, error } = useQuery({
    ...quizQueries.progress(id),
    refetchInterval: ({ state }) =>
      isOver(state.data, state.error)
        ? false
        : pauseBetweenLooks(state.dataUpdateCount + state.errorUpdateCount),
  });

  const over = isOver(data, error);
  useEffect(() => {
    if (over && listed === 'generating') {
      void client.invalidateQueries({ queryKey: quizQueries.own(teacherId).queryKey });
    }
  }, [over, listed, teacherId, client]);

  useTellFailure(data);
  const stage = data?.status === 'generating' ? data.stage : null;
  useEffect(() => {
    if (stage !== null) announce(`${title}: ${stage}`);
  }, [stage, title]);

  return { progress: data, isLost: error !== null && !over };
}

/** Only what fails before the reader's eyes; an old failure is told by its card alone. */
function useTellFailure(progress: QuizProgress | undefined) {
  const before = useRef<QuizProgress['status'] | null>(null);
  useEffect(() => {
    if (!progress) return;
    if (before.current === 'generating' && progress.status === 'failed') {
      toast.error(`${texts.generationFailed} ${progress.error ?? 'Unknown error'}`);
    }
    before.current = progress.status;
  }, [progress]);
}

/** Over as well when the quiz is gone, deleted in another window. */
function isOver(progress: QuizProgress | undefined, error: Error | null): boolean {
  if (error instanceof ApiError && error.status === 404) return true;
  return progress !== undefined && progress.status !== 'generating';
}

function pauseBetweenLooks(looks: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 1.1 ** Math.max(0, looks - EAGER_LOOKS));
}
