import type { MarkColumn } from '@study-assistant/contract/assignments/mark-columns';
import { useMutation } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { DeleteDialog } from '../../../components/ui/dialog/delete-dialog.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import type { Markbook } from '../../../queries/markbooks.ts';
import { deleteColumn } from '../../../queries/markbooks.ts';
import { texts } from './markbook-texts.ts';

type ColumnDeletionProps = { book: Markbook; column: MarkColumn; onClose: () => void };

/** Asks before a column goes, and says how much is in it. */
export function ColumnDeletion({ book, column: { id, name }, onClose }: ColumnDeletionProps) {
  const at = book.columns.findIndex((column) => column.id === id);
  const entered = book.rows.flatMap(({ handMarks }) => handMarks[at] ?? []);
  const filled = entered.filter(({ points, comment }) => points !== null || comment !== '');
  // The dialog closes at once, since a screen reader hears nothing outside an open one.
  const close = () => flushSync(onClose);
  const { mutate, isPending } = useMutation({
    mutationFn: (_nothing: null, { client }) =>
      deleteColumn({ id: book.class.id, columnId: id }, client),
    onSuccess: () => {
      close();
      toast.success(texts.columnDeleted(name));
    },
    onError: (error) => {
      close();
      toast.error(describeFailure(texts.columnDeleteFailed, error));
    },
  });
  return (
    <DeleteDialog
      title={`Delete “${name}”?`}
      isDeleting={isPending}
      onConfirm={() => {
        if (!isPending) mutate(null);
      }}
      onCancel={onClose}
    >
      {texts.columnDeletion(filled.length)}
    </DeleteDialog>
  );
}
