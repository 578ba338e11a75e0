import type { QuizSummary } from '@study-assistant/contract/quizzes/quizzes';
import { CircleAlert, PenLine, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button/button.tsx';
import type { QuizProgress } from '../../../queries/quizzes.ts';
import { texts } from '../teacher-quiz-texts.ts';
import styles from './quiz-card.module.css';
import { useQuizRetry } from './use-quiz-retry.ts';

type QuizCardFailedProps = {
  quiz: QuizSummary;
  progress: QuizProgress | undefined;
  deleteButton: ReactNode;
};

/** Why it failed and every way on: the same writer, the offline writer, or none. */
export function QuizCardFailed({ quiz, progress, deleteButton }: QuizCardFailedProps) {
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
        <Button
          icon={<RotateCw aria-hidden />}
          isBusy={retryingWith === 'same'}
          onClick={() => retry('same')}
        >
          Try again
        </Button>
        {deleteButton}
      </div>
    </>
  );
}
