import type {
  OwnQuizSummary,
  QuizSummary,
  WriterName,
} from '@study-assistant/contract/quizzes/quizzes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, PenLine, RotateCw, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../components/ui/button/button.tsx';
import { announce } from '../../../components/ui/feedback/announcer.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { ProgressBar } from '../../../components/ui/meter/progress-bar.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { changeItems } from '../../../lib/api/pages.ts';
import { formatDuration } from '../../../lib/format/durations.ts';
import { quizQueries, retryQuiz, type QuizProgress } from '../../../queries/quizzes.ts';
import { waitingProgress } from '../order/waiting-quiz.ts';
import { texts } from '../teacher-quiz-texts.ts';
import styles from './quiz-card.module.css';
import { showQuizCard } from './use-own-quizzes.ts';

type QuizCardUnfinishedProps = { quiz: QuizSummary; onDelete: () => void };

/** The job knows more than the list, for example when its worker has died. */
export function QuizCardUnfinished({ quiz, onDelete }: QuizCardUnfinishedProps) {
  const { progress, isLost } = useQuizProgress(quiz);
  const hasFailed = (progress?.status ?? quiz.status) === 'failed';
  const deleteButton = (
    <Button
      variant="quiet"
      icon={<Trash2 aria-hidden />}
      aria-label={`Delete ${quiz.title}`}
      className={styles.delete}
      onClick={onDelete}
    >
      Delete
    </Button>
  );
  return hasFailed ? (
    <QuizCardFailed quiz={quiz} progress={progress} deleteButton={deleteButton} />
  ) : (
    <QuizCardGenerating
      quiz={quiz}
      progress={progress}
      isLost={isLost}
      deleteButton={deleteButton}
    />
  );
}

/** A longer time means that our start is wrong, because the quiz was restarted elsewhere. */
const LONGEST_SECONDS = 60 * 60;

type QuizCardGeneratingProps = {
  quiz: QuizSummary;
  progress: QuizProgress | undefined;
  isLost: boolean;
  deleteButton: ReactNode;
};

function QuizCardGenerating({ quiz, progress, isLost, deleteButton }: QuizCardGeneratingProps) {
  const seconds = useElapsedSeconds(startOf(quiz));
  return (
    <>
      <ProgressBar
        label={`${progress?.stage ?? texts.waiting}…`}
        percent={progress ? Math.round(progress.progress * 100) : null}
      />
      <p className={styles.hint}>
        {seconds < LONGEST_SECONDS && (
          <span className={styles.elapsed}>{formatDuration(seconds)} so far. </span>
        )}
        {isLost ? texts.noConnection : texts.safeToLeave}
      </p>
      <div className={styles.actions}>{deleteButton}</div>
    </>
  );
}

type QuizCardFailedProps = {
  quiz: QuizSummary;
  progress: QuizProgress | undefined;
  deleteButton: ReactNode;
};

/** Says why it failed and offers a retry with the same writer or with the offline one. */
function QuizCardFailed({ quiz, progress, deleteButton }: QuizCardFailedProps) {
  const { retry, retryingWith } = useQuizRetry(quiz);
  return (
    <>
      <p className={styles.failure}>
        <CircleAlert aria-hidden />
        <span>
          {texts.generationFailed} {progress ? (progress.error ?? 'Unknown error') : '…'}
        </span>
      </p>
      <div className={styles.actions}>
        {progress?.offlineWriterAvailable && (
          <Button
            variant="primary"
            icon={<PenLine aria-hidden />}
            isBusy={retryingWith === 'offline'}
            onClick={() => retry('offline')}
          >
            Use the offline writer
          </Button>
        )}
        {!progress?.needsOtherDocument && (
          <Button
            icon={<RotateCw aria-hidden />}
            isBusy={retryingWith === 'same'}
            onClick={() => retry('same')}
          >
            Try again
          </Button>
        )}
        {deleteButton}
      </div>
    </>
  );
}

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 4000;
/** A short document is written within this many polls; after that they become less frequent. */
const EAGER_LOOKS = 15;

/** Polls a quiz that is being written or has failed. */
function useQuizProgress({ id, title, teacherId, status: listed }: QuizSummary) {
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

/** Announces only failures that happen now; an old one is shown by its card alone. */
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

/** Also true when the quiz was deleted in another window. */
function isOver(progress: QuizProgress | undefined, error: Error | null): boolean {
  if (error instanceof ApiError && error.status === 404) return true;
  return progress !== undefined && progress.status !== 'generating';
}

function pauseBetweenLooks(looks: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 1.1 ** Math.max(0, looks - EAGER_LOOKS));
}

/** Retries with another writer, or with the one that has failed. */
type Retry = WriterName | 'same';

/** When each quiz was restarted, since the server only keeps when it was first ordered. */
const retries = new Map<string, number>();

/** When the writing of a quiz started, in ms. */
function startOf({ id, createdAt }: QuizSummary): number {
  return retries.get(id) ?? Date.parse(createdAt);
}

function useQuizRetry({ id, teacherId }: QuizSummary) {
  const client = useQueryClient();
  const { queryKey } = quizQueries.own(teacherId);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (writer: Retry) => (writer === 'same' ? retryQuiz(id) : retryQuiz(id, writer)),
    onSuccess: async () => {
      retries.set(id, Date.now());
      // The buttons disappear with the failure, but their card stays.
      showQuizCard(id);
      await client.cancelQueries({ queryKey });
      client.setQueryData(quizQueries.progress(id).queryKey, waitingProgress);
      client.setQueryData(queryKey, (list) => changeItems(list, asGenerating(id)));
    },
    onError: (error) => toast.error(describeFailure(texts.generationFailed, error)),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });

  return {
    retry: (writer: Retry) => {
      if (!isPending) mutate(writer);
    },
    retryingWith: isPending ? variables : null,
  };
}

function asGenerating(id: string) {
  return (quizzes: OwnQuizSummary[]) =>
    quizzes.map((quiz) => (quiz.id === id ? { ...quiz, status: 'generating' as const } : quiz));
}

/** Whole seconds since a moment in ms, updated each second. */
function useElapsedSeconds(since: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now - since) / 1000));
}
