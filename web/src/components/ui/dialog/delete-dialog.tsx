import type { ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

type DeleteDialogProps = {
  title: string;
  isDeleting: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** What the deletion would destroy. */
  children: ReactNode;
};

/** Asks before something is deleted. */
export function DeleteDialog({ isDeleting, ...rest }: DeleteDialogProps) {
  return (
    <ConfirmDialog confirmLabel="Delete" isBusy={isDeleting} busyLabel="Deleting…" {...rest} />
  );
}
