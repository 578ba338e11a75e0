import { ConfirmDialog } from '../../../components/ui/dialog/confirm-dialog.tsx';

type PublishDialogProps = {
  /** How many questions its writer is not sure of. */
  unchecked: number;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks whether a quiz is published with questions that nobody has checked. */
export function PublishDialog({ unchecked, onConfirm, onCancel }: PublishDialogProps) {
  const isOne = unchecked === 1;
  return (
    <ConfirmDialog
      title={`Publish with ${isOne ? 'a question' : `${unchecked} questions`} to check?`}
      confirmLabel="Publish all the same"
      cancelLabel="Look at them first"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      The writer is not sure of {isOne ? 'it' : 'them'}, and every student of the school can take
      the quiz at once. To one class you give it with “Assign”.
    </ConfirmDialog>
  );
}
