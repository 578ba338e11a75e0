import { isBlank } from '@study-assistant/contract/questions/answer';
import { useEffect, useEffectEvent, useRef, useState, type Dispatch } from 'react';
import { toast } from '../../../../components/ui/feedback/toast-store.ts';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { saveWork } from '../../../../queries/open-attempts.ts';
import {
  hasUnsent,
  LOCAL_ID,
  questionTimesAt,
  unsentAnswers,
  type AttemptAction,
  type AttemptState,
} from '../state/attempt-state.ts';
import { describeMoreTime } from './describe-more-time.ts';
import { pauseBeforeRetry } from './pause-before-retry.ts';

/** A save waits for a pause in the changes, but never longer than this. */
const QUIET_MS = 3000;
const LONGEST_WAIT_MS = 20_000;
/** How long before its end an attempt asks for extra time, even with nothing to save. */
const LAST_CHECK_SECONDS = 20;
const LAST_CHECK_SPREAD_MS = 8000;

export type SavingStatus = 'new' | 'saved' | 'saving' | 'offline';

/**
 * Saves changes, one save at a time. A failed save is retried after growing pauses, and when the
 * browser is online again. The waits vary a little, so that a class of thirty does not save in
 * step. Each save returns the deadline, which a teacher may have moved.
 *
 * @param remaining seconds
 */
export function useAutosave(
  state: AttemptState,
  dispatch: Dispatch<AttemptAction>,
  remaining: number,
  onClosed: () => void,
): SavingStatus {
  const [isSending, setIsSending] = useState(false);
  const [failures, setFailures] = useState(0);
  const [hasSaved, setHasSaved] = useState(state.saved.answers.some((answer) => !isBlank(answer)));
  const oldestChange = useRef<number | null>(null);
  const isLocal = state.id === LOCAL_ID;
  const [checkedDeadline, setCheckedDeadline] = useState<number | null>(null);
  const isNearEnd = remaining <= LAST_CHECK_SECONDS;
  const isUnchecked = isNearEnd && checkedDeadline !== state.deadline;
  const hasReason = hasUnsent(state) || isUnchecked;
  const isWaiting = !isLocal && state.submission === null && hasReason && !isSending;

  const save = useEffectEvent(async () => {
    if (!isWaiting) return;
    const sent = { answers: [...state.answers], flags: [...state.flags] };
    setIsSending(true);
    oldestChange.current = null;
    try {
      const saved = await saveWork(state.id, {
        answers: unsentAnswers(state),
        flags: sent.flags,
        questionTimes: questionTimesAt(state, Date.now()),
      });
      dispatch({ type: 'saved', sent, saved });
      const news = describeMoreTime(state, saved);
      if (news !== null) toast.success(news);
      if (isNearEnd) setCheckedDeadline(state.deadline);
      setFailures(0);
      setHasSaved(true);
    } catch (error) {
      if (isClosed(error)) onClosed();
      else setFailures((count) => count + 1);
    } finally {
      setIsSending(false);
    }
  });

  useEffect(() => {
    if (!isWaiting) return undefined;
    oldestChange.current ??= Date.now();
    const waited = Date.now() - oldestChange.current;
    const quiet = isUnchecked ? LAST_CHECK_SPREAD_MS * Math.random() : QUIET_MS;
    const pause =
      failures > 0 ? pauseBeforeRetry(failures - 1) : Math.min(quiet, LONGEST_WAIT_MS - waited);
    const timer = setTimeout(() => void save(), Math.max(pause, 0) * jitter());
    function saveNow() {
      void save();
    }
    function saveWhenHidden() {
      // A phone may never return to a hidden page.
      if (document.visibilityState === 'hidden') void save();
    }
    window.addEventListener('online', saveNow);
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', saveNow);
      document.removeEventListener('visibilitychange', saveWhenHidden);
    };
  }, [isWaiting, isUnchecked, failures, state.answers, state.flags]);

  if (isLocal) return 'new';
  if (failures > 0) return 'offline';
  if (isSending || hasUnsent(state)) return 'saving';
  return hasSaved ? 'saved' : 'new';
}

function isClosed(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'attempt-closed' || error.status === 404);
}

/** The factor never exceeds 1, so that the longest wait stays the longest. */
function jitter(): number {
  return 1 - Math.random() * 0.25;
}
