import type { OwnQuizSummary, QuizSummary } from '@study-assistant/contract/quizzes/quizzes';
import { useQuery } from '@tanstack/react-query';
import { useUndoableDeletion } from '../../../components/lists/use-undoable-deletion.ts';
import { DeleteDialog } from '../../../components/ui/dialog/delete-dialog.tsx';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { deleteQuiz, quizQueries, restoreQuiz } from '../../../queries/quizzes.ts';
import styles from '../quiz-generation.module.css';
import { texts } from '../teacher-quiz-texts.ts';

/** Deletes a quiz of a list of the reader's own after a question, with an undo. The list renders `dialog`. */
export function useQuizDeletion() {
  const { uid } = useSignedInUser();
  const { asked, ask, cancel, confirm, isDeleting } = useUndoableDeletion<OwnQuizSummary>({
    queryKey: quizQueries.own(uid).queryKey,
    timeOf: ({ createdAt }) => createdAt,
    remove: deleteQuiz,
    restore: restoreQuiz,
    texts,
  });
  const dialog = asked && (
    <DeleteQuizDialog quiz={asked} isDeleting={isDeleting} onConfirm={confirm} onCancel={cancel} />
  );
  return { ask, dialog };
}

type DeleteQuizDialogProps = {
  quiz: QuizSummary;
  isDeleting: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Confirms the deletion of a quiz, and says how many students are taking it. */
function DeleteQuizDialog({ quiz, isDeleting, onConfirm, onCancel }: DeleteQuizDialogProps) {
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
      {/* The status exists from the start, so that a screen reader hears what comes later. */}
      <p role="status" className={styles.takers}>
        {takers > 0 && texts.takenNow(takers)}
      </p>
    </DeleteDialog>
  );
}
