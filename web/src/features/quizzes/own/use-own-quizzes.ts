import type { QuizStatus, QuizSummary } from '@study-assistant/contract/quizzes/quizzes';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { paths } from '../../../paths.ts';
import { quizQueries } from '../../../queries/quizzes.ts';
import { isWritten } from '../is-written.ts';
import { texts } from '../teacher-quiz-texts.ts';
import { countSeenUnchecked, isShort } from './short-quiz.ts';

/** The teacher's quizzes. Scrolls to a quiz that was just ordered or has just become ready. */
export function useOwnQuizzes() {
  const { uid } = useSignedInUser();
  const query = useInfiniteQuery(quizQueries.own(uid));
  useArrivals(query.data);
  return query;
}

function useArrivals(quizzes: readonly QuizSummary[] | undefined) {
  const navigate = useNavigate();
  const known = useRef<Map<string, QuizStatus> | null>(null);

  useEffect(() => {
    if (!quizzes) return;
    const before = known.current;
    // A deleted quiz stays known, so that restoring it is not announced as new.
    known.current = new Map([
      ...(before ?? []),
      ...quizzes.map(({ id, status }) => [id, status] as const),
    ]);
    if (!before) return;
    for (const quiz of quizzes) {
      const { id, status, writer } = quiz;
      const was = before.get(id);
      if (
        // What she begins herself is no news to her.
        writer !== 'teacher' &&
        isWritten({ status }) &&
        (was === undefined || was === 'generating' || was === 'failed')
      ) {
        const review = { label: 'Review', onAction: () => void navigate(paths.quizEdit(id)) };
        const warning = warnOf(quiz);
        if (warning === null) toast.success(tellOf(quiz), status === 'draft' ? review : null);
        else toast.warn(warning, review);
        showQuizCard(id);
      }
      if (status === 'generating' && !before.has(id)) showQuizCard(id);
    }
  }, [quizzes, navigate]);
}

/** Tells of a new quiz, and who can see it now. */
function tellOf({ status }: QuizSummary): string {
  return `${texts.generated} ${status === 'draft' ? texts.generatedDraft : texts.generatedOnShelf}`;
}

/** What a teacher is told of a new quiz instead of a cheer: it is short, or students see what to check. */
function warnOf(quiz: QuizSummary): string | null {
  const { numQuestions, asked = 0 } = quiz;
  const seen = countSeenUnchecked(quiz);
  const unchecked = seen > 0 ? texts.seenUnchecked(seen) : '';
  if (isShort(quiz)) return `${texts.short(numQuestions, asked)} ${unchecked}`.trim();
  return seen > 0 ? `${tellOf(quiz)} ${unchecked}` : null;
}

/** Scrolls to a quiz's card and focuses it, unless the reader is busy elsewhere. */
export function showQuizCard(id: string): void {
  const card = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
  if (!card || isAtWork()) return;
  card.scrollIntoView({ block: 'nearest', inline: 'center' });
  card.focus({ preventScroll: true });
}

/** True in a form field or a dialog, where the focus must not be taken away. */
function isAtWork(): boolean {
  return Boolean(document.activeElement?.closest('input, select, textarea, dialog'));
}
