import type { QuizSummary } from '@study-assistant/contract/quizzes/quizzes';
import { useQuery } from '@tanstack/react-query';
import { DeleteDialog } from '../../../components/ui/dialog/delete-dialog.tsx';
import { quizQueries } from '../../../queries/quizzes.ts';
import { texts } from '../teacher-quiz-texts.ts';
import styles from './delete-quiz-dialog.module.css';

type DeleteQuizDialogProps = {
  quiz: QuizSummary;
  isDeleting: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before a quiz is deleted, and says who is in the middle of it. */
export function DeleteQuizDialog({ quiz, isDeleting, onConfirm, onCancel }: DeleteQuizDialogProps) {
  const { data: takers = 0 } = useQuery(quizQueries.takers(quiz.id));
  return (
    <DeleteDialog
      title={texts.deleteQuestion}
      isDeleting={isDeleting}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>
        <strong dir="auto">{quiz.title}</strong> will no longer be there to take. Results of
        students who have taken it stay.
      </p>
      {/* There from the start, so that a screen reader hears what comes later. */}
      <p role="status" className={styles.takers}>
        {takers > 0 && texts.takenNow(takers)}
      </p>
    </DeleteDialog>
  );
}
