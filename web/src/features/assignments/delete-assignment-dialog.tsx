import type { Assignment } from '@study-assistant/contract/assignments/assignments';
import { DeleteDialog } from '../../components/ui/dialog/delete-dialog.tsx';
import { texts } from './assignment-texts.ts';

type DeleteAssignmentDialogProps = {
  assignment: Assignment;
  isDeleting: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

export function DeleteAssignmentDialog({ assignment, ...rest }: DeleteAssignmentDialogProps) {
  return (
    <DeleteDialog title={texts.deleteTitle} {...rest}>
      <strong dir="auto">{assignment.quizTitle}</strong>. {texts.deleteText}
    </DeleteDialog>
  );
}
