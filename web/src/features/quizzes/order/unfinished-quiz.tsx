import type { QuizSummary } from '@study-assistant/contract/quizzes';
import { Trash2 } from 'lucide-react';
import { Button } from '../../../components/ui/button/button.tsx';
import { FailedQuiz } from './failed-quiz.tsx';
import { QuizInTheMaking } from './quiz-in-the-making.tsx';
import { useQuizProgress } from './use-quiz-progress.ts';
import styles from '../own/quiz-card.module.css';

type UnfinishedQuizProps = { quiz: QuizSummary; onDelete: () => void };

/** The job knows more than the list: it also tells when its worker has died. */
export function UnfinishedQuiz({ quiz, onDelete }: UnfinishedQuizProps) {
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
    <FailedQuiz quiz={quiz} progress={progress} deleteButton={deleteButton} />
  ) : (
    <QuizInTheMaking quiz={quiz} progress={progress} isLost={isLost} deleteButton={deleteButton} />
  );
}
