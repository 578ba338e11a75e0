import type { QuestionAnalysis } from '@study-assistant/contract/attempts/analysis';
import { ConfirmDialog } from '../../../components/ui/dialog/confirm-dialog.tsx';

type DropQuestionDialogProps = {
  question: QuestionAnalysis;
  isDropping: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

export function DropQuestionDialog(props: DropQuestionDialogProps) {
  const { question, isDropping, onConfirm, onCancel } = props;
  return (
    <ConfirmDialog
      title={`Drop question ${question.questionNumber}?`}
      confirmLabel="Drop the question"
      isBusy={isDropping}
      busyLabel="Dropping…"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      Everybody who was asked it gets its point, and their scores are updated. It is not asked any
      more. You can take it back later.
    </ConfirmDialog>
  );
}
