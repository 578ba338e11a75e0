import type { OwnQuizSummary } from '@study-assistant/contract/quizzes/quizzes';
import { Eye, PencilLine } from 'lucide-react';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { paths } from '../../../paths.ts';
import styles from './quiz-card.module.css';

type QuizCardActionsProps = {
  quiz: OwnQuizSummary;
  /** There is something to look at before students do: that comes first. */
  isToReview: boolean;
  onAssign: () => void;
  onDelete: () => void;
};

/** One button is the next step: to review what waits, else to view the quiz. */
export function QuizCardActions({ quiz, isToReview, onAssign, onDelete }: QuizCardActionsProps) {
  const { id, title } = quiz;
  return (
    <div className={styles.actions}>
      {isToReview && (
        <ButtonLink
          to={paths.quizEdit(id)}
          variant="primary"
          icon={<PencilLine aria-hidden />}
          aria-label={`Review ${title}`}
          className={styles.first}
        >
          Review
        </ButtonLink>
      )}
      <ButtonLink
        to={paths.quizPreview(id)}
        variant={isToReview ? 'quiet' : 'primary'}
        icon={!isToReview && <Eye aria-hidden />}
        aria-label={`View ${title}`}
        className={isToReview ? undefined : styles.view}
      >
        View
      </ButtonLink>
      <Button variant="quiet" aria-label={`Assign ${title}`} onClick={onAssign}>
        Assign
      </Button>
      <Button
        variant="quiet"
        aria-label={`Delete ${title}`}
        className={styles.delete}
        onClick={onDelete}
      >
        Delete
      </Button>
    </div>
  );
}
