import type { QuizSummary } from '@study-assistant/contract/quizzes/quizzes';
import { Trash2 } from 'lucide-react';
import { Button } from '../../../components/ui/button/button.tsx';
import { QuizCardFailed } from './quiz-card-failed.tsx';
import { QuizCardGenerating } from './quiz-card-generating.tsx';
import styles from './quiz-card.module.css';
import { useQuizProgress } from './use-quiz-progress.ts';

type QuizCardUnfinishedProps = { quiz: QuizSummary; onDelete: () => void };

/** The job knows more than the list: it also tells when its worker has died. */
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
