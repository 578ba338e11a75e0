import { ConfirmDialog } from '../../../components/ui/dialog/confirm-dialog.tsx';
import { nameSome } from '../../../lib/format/name-some.ts';

type ShelfDialogProps = {
  /** The names of the classes that have the quiz at present. */
  classes: readonly string[];
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before a quiz that classes have comes to the shelf, where its answers are shown at once. */
export function ShelfDialog({ classes, onConfirm, onCancel }: ShelfDialogProps) {
  const have = classes.length === 1 ? 'has' : 'have';
  const count = classes.length === 1 ? '1 class' : `${classes.length} classes`;
  return (
    <ConfirmDialog
      title="Put it on the shelf all the same?"
      confirmLabel="Put on shelf"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>
        {count} {have} this quiz now: <bdi>{nameSome(classes)}</bdi>.
      </p>
      <p>
        On the shelf every student can take it and see its answers, and then take the one that you
        have assigned.
      </p>
    </ConfirmDialog>
  );
}
