import type { QuizSummary } from '@study-assistant/contract/quizzes/quizzes';
import type { ReactNode } from 'react';
import { ProgressBar } from '../../../components/ui/meter/progress-bar.tsx';
import { formatDuration } from '../../../lib/format/durations.ts';
import type { QuizProgress } from '../../../queries/quizzes.ts';
import { texts } from '../teacher-quiz-texts.ts';
import styles from './quiz-card.module.css';
import { useElapsedSeconds } from './use-elapsed-seconds.ts';
import { startOf } from './use-quiz-retry.ts';

/** Beyond it the start is not the one that we know: the quiz was started again elsewhere. */
const LONGEST_SECONDS = 60 * 60;

type QuizCardGeneratingProps = {
  quiz: QuizSummary;
  progress: QuizProgress | undefined;
  isLost: boolean;
  deleteButton: ReactNode;
};

export function QuizCardGenerating({
  quiz,
  progress,
  isLost,
  deleteButton,
}: QuizCardGeneratingProps) {
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
